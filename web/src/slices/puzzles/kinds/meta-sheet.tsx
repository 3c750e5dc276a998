import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, type Marks, marked } from "../drawing.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { movedBy, orderOf } from "../orders.ts";
import { SignOfOrder } from "../sign-of-order.tsx";

const ROMAN = ["I", "II", "III"];

/** A row of letters at every square, of which one is chosen by its column; the rows are laid in the order of the sign. */
export default function MetaSheet(props: DrawingProps<"meta_sheet">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, id } = props;
  const { cells, sign, columns = [], nth } = artefact;
  const order = orderOf(marks.order, cells.length);
  const isStrip = columns.length > 0;

  function change(next: Marks): void {
    onMark(next);
    onSpell(
      orderOf(next.order, cells.length)
        .slice(0, answerLength)
        .map((at) => {
          const letters = cells[at]?.letter ?? "";
          return isStrip ? (letters[Number(next[`column${at}`] ?? -1)] ?? "") : letters;
        }),
    );
  }
  return (
    <figure className="grid gap-2 rounded-md border border-contour bg-raised p-3 shadow-card">
      <div className="flex items-center justify-between gap-2">
        <p className="font-display text-lg text-brass-text">
          {nth !== undefined && `Sheet ${ROMAN[nth - 1] ?? ""}`}
        </p>
        <SignOfOrder sign={sign} />
      </div>
      <ol className="grid grid-cols-1 gap-1">
        {order.map((at, place) => {
          const cell = cells[at];
          if (!cell) return null;
          return (
            <li
              key={at}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-contour px-2 py-1"
            >
              {isStrip ? (
                <fieldset className="order-3 flex basis-full gap-1 sm:order-1 sm:basis-auto">
                  <legend className="sr-only">{cell.label}: which column counts</legend>
                  {columns.map((column, nthColumn) => (
                    <label
                      key={column}
                      className={classNames(
                        "relative grid min-h-11 flex-1 justify-items-center rounded-sm border-2 font-mono sm:w-11 sm:flex-none",
                        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
                        marks[`column${at}`] === String(nthColumn)
                          ? "border-pine bg-pine text-on-pine"
                          : "border-edge bg-paper text-ink",
                      )}
                    >
                      <input
                        type="radio"
                        name={`${id}-${at}`}
                        disabled={isShut}
                        checked={marks[`column${at}`] === String(nthColumn)}
                        onChange={() => change(marked(marks, `column${at}`, String(nthColumn)))}
                        className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
                      />
                      <span className="text-xs">
                        <span className="sr-only">Column </span>
                        {column}
                      </span>
                      <span className="text-lg leading-tight font-semibold">
                        {cell.letter[nthColumn]}
                      </span>
                    </label>
                  ))}
                </fieldset>
              ) : (
                <span className="grid size-10 shrink-0 place-items-center border border-brass bg-brass-wash font-mono text-xl font-semibold">
                  {cell.letter}
                </span>
              )}
              <span className="order-1 min-w-0 flex-1 font-semibold sm:order-2">{cell.label}</span>
              {!isShut && (
                <span className="order-2 sm:order-3">
                  <MoveButtons
                    what={cell.label}
                    isFirst={place === 0}
                    isLast={place === order.length - 1}
                    onMove={(by) =>
                      change(marked(marks, "order", movedBy(order, place, by).join(",")))
                    }
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
