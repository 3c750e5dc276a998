import { type DrawingProps, marked } from "../drawing.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { movedBy, orderOf } from "../orders.ts";
import { SignOfOrder } from "../sign-of-order.tsx";

/** A letter at every square, to be laid in the order of the sign in the corner. */
export default function MetaSheet(props: DrawingProps<"meta_sheet">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut } = props;
  const { cells, sign } = artefact;
  const order = orderOf(marks.order, cells.length);
  return (
    <figure className="grid gap-2 rounded-md border border-contour bg-raised p-3 shadow-card">
      <SignOfOrder sign={sign} />
      <ol className="grid gap-1 sm:grid-cols-2">
        {order.map((at, place) => {
          const cell = cells[at];
          if (!cell) return null;
          return (
            <li
              key={at}
              className="flex items-center gap-3 rounded-sm border border-contour px-2 py-1"
            >
              <span className="grid size-10 shrink-0 place-items-center border border-brass bg-brass-wash font-mono text-xl font-semibold">
                {cell.letter}
              </span>
              <span className="min-w-0 flex-1 font-semibold">{cell.label}</span>
              {!isShut && (
                <MoveButtons
                  what={cell.label}
                  isFirst={place === 0}
                  isLast={place === order.length - 1}
                  onMove={(by) => {
                    const next = movedBy(order, place, by);
                    onMark(marked(marks, "order", next.join(",")));
                    onSpell(next.slice(0, answerLength).map((each) => cells[each]?.letter ?? ""));
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
