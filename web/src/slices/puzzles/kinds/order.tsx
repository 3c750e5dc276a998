import { classNames } from "../../../ui/class-names.ts";
import { ChainLine } from "../chain-line.tsx";
import { type DrawingProps, type Marks, marked } from "../drawing.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { movedBy, orderOf, spelledBy } from "../orders.ts";

const SIDES = ["left", "right"] as const;

/** Cards to be laid by age, each with a letter on either side, of which one is chosen. */
export default function Order(props: DrawingProps<"order">) {
  const { artefact, marks, onMark, onSpell, isShut, inWords, id } = props;
  const { cards, hinge, chain } = artefact;
  const order = orderOf(marks.order, cards.length);
  function change(next: Marks): void {
    onMark(next);
    onSpell(
      spelledBy(
        orderOf(next.order, cards.length).map((at) => {
          const card = cards[at];
          const side = next[`side${at}`];
          const letters = side === "left" ? card?.left : side === "right" ? card?.right : "";
          return { letters: letters ?? "", length: card?.left.length ?? 1 };
        }),
      ),
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="rounded-md border border-brass bg-brass-wash px-3 py-2 text-center text-sm">
        The year that divides them: <strong>when this place {hinge}</strong>
      </p>
      <ChainLine text={chain} />
      <ol className="grid grid-cols-1 gap-2">
        {order.map((at, place) => {
          const card = cards[at];
          if (!card) return null;
          const name = `card ${String.fromCharCode(65 + at)}`;
          return (
            <li
              key={at}
              className="grid gap-1 rounded-md border border-contour bg-raised p-2 sm:flex sm:items-center sm:gap-2"
            >
              <fieldset
                className={classNames(
                  "flex min-w-0 flex-1 gap-2",
                  inWords ? "flex-col" : "items-center",
                )}
              >
                <legend className="sr-only">{name}: which side counts</legend>
                <p className={classNames("min-w-0 flex-1", inWords ? "" : "order-2 text-center")}>
                  <span className="label-caps text-brass-text">{name}</span>
                  <span className="block text-sm font-semibold">{card.text}</span>
                  {card.when !== "" && <span className="block font-mono text-sm">{card.when}</span>}
                </p>
                {SIDES.map((side) => (
                  <label
                    key={side}
                    className={classNames(
                      "relative flex min-h-11 min-w-11 items-center justify-center rounded-sm border-2 px-2 font-mono text-lg font-semibold",
                      "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
                      marks[`side${at}`] === side
                        ? "border-pine bg-pine text-on-pine"
                        : "border-edge bg-paper text-ink",
                      !inWords && (side === "left" ? "order-1" : "order-3"),
                    )}
                  >
                    <input
                      type="radio"
                      name={`${id}-${at}`}
                      disabled={isShut}
                      checked={marks[`side${at}`] === side}
                      onChange={() => change(marked(marks, `side${at}`, side))}
                      className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
                    />
                    <span className={inWords ? "mr-2 font-sans text-sm font-normal" : "sr-only"}>
                      {chain !== undefined
                        ? side === "left"
                          ? "Left:"
                          : "Right:"
                        : side === "left"
                          ? "Left, older:"
                          : "Right, younger:"}
                    </span>
                    {card[side]}
                  </label>
                ))}
              </fieldset>
              {!isShut && (
                <MoveButtons
                  what={name}
                  isFirst={place === 0}
                  isLast={place === order.length - 1}
                  onMove={(by) =>
                    change(marked(marks, "order", movedBy(order, place, by).join(",")))
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
