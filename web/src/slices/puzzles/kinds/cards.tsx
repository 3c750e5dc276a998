import { type DrawingProps, type Marks, marked } from "../drawing.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { movedBy, orderOf } from "../orders.ts";

/** Postcards of landmarks: a name written on one gives the letter that its stamp counts. */
export default function Cards({ artefact, marks, onMark, onSpell, isShut }: DrawingProps<"cards">) {
  const { cards } = artefact;
  const order = orderOf(marks.order, cards.length);
  function change(next: Marks): void {
    onMark(next);
    onSpell(
      orderOf(next.order, cards.length).map((at) =>
        letterOf(next[`name${at}`] ?? "", cards[at]?.nth ?? 1),
      ),
    );
  }
  return (
    <ol className="grid grid-cols-1 gap-3">
      {order.map((at, place) => {
        const card = cards[at];
        if (!card) return null;
        const name = marks[`name${at}`] ?? "";
        const letter = letterOf(name, card.nth ?? 1);
        return (
          <li
            key={at}
            className="grid gap-2 rounded-md border border-contour bg-raised p-3 shadow-card sm:flex sm:items-center"
          >
            <div className="grid min-w-0 flex-1 gap-2">
              <div className="flex gap-3">
                <p className="min-w-0 flex-1 font-display text-lg leading-snug">
                  {card.text}
                  {card.town && (
                    <span className="block font-sans text-sm text-quiet">{card.town}</span>
                  )}
                </p>
                <p className="grid h-14 w-12 shrink-0 place-items-center rounded-sm border-2 border-dashed border-brass bg-brass-wash font-mono text-xl font-semibold">
                  <span className="sr-only">Stamp: letter </span>
                  {card.nth ?? 1}
                </p>
              </div>
              {!isShut && (
                <label className="grid gap-1 text-sm">
                  <span className="text-quiet">
                    Its name
                    {letter && (
                      <>
                        , letter {card.nth ?? 1} is{" "}
                        <strong className="font-mono text-ink">{letter}</strong>
                      </>
                    )}
                  </span>
                  <input
                    value={name}
                    autoComplete="off"
                    autoCorrect="off"
                    spellCheck={false}
                    onChange={(event) => change(marked(marks, `name${at}`, event.target.value))}
                    className="min-h-11 w-full rounded-sm border border-edge bg-paper px-3 text-base text-ink"
                  />
                </label>
              )}
            </div>
            {!isShut && (
              <MoveButtons
                what={`card ${place + 1}`}
                isFirst={place === 0}
                isLast={place === order.length - 1}
                onMove={(by) => change(marked(marks, "order", movedBy(order, place, by).join(",")))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A letter of a name, counted without "The" and without spaces. */
function letterOf(name: string, nth: number): string {
  const letters = name
    .toUpperCase()
    .replace(/^THE /, "")
    .replace(/[^A-Z]/g, "");
  return letters[nth - 1] ?? "";
}
