import { classNames } from "../../../ui/class-names.ts";
import { ChainLine } from "../chain-line.tsx";
import { type DrawingProps, marked } from "../drawing.ts";
import { spelledBy } from "../orders.ts";

/** Sixteen tiles; the four that are taken, in the order in which they were taken, fill the boxes. */
export default function Groups(props: DrawingProps<"groups">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords } = props;
  const { tiles, names = [], chain } = artefact;
  // Sayings want more room than the names of towns.
  const isLong = tiles.some(({ text }) => text.length > 30);
  const taken = (marks.taken ?? "").split(",").filter(Boolean).map(Number);
  function take(at: number): void {
    const next = taken.includes(at)
      ? taken.filter((each) => each !== at)
      : [...taken, at].slice(-4);
    onMark(marked(marks, "taken", next.join(",")));
    const letters = spelledBy(
      next.map((each) => {
        const own = tiles[each]?.letters ?? "";
        return { letters: own, length: own.length };
      }),
    );
    onSpell(letters.slice(0, answerLength));
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChainLine text={chain} />
      {names.length > 0 && (
        <p className="text-sm">
          Told of this place, and of: <strong>{names.join(" · ")}</strong>
        </p>
      )}
      <ul className={classNames("grid gap-2", inWords ? "" : "grid-cols-2 sm:grid-cols-4")}>
        {tiles
          .map((tile, at) => ({ ...tile, at }))
          .map(({ text, letters, at }) => (
            <li key={at} className="grid">
              <button
                type="button"
                aria-pressed={taken.includes(at)}
                disabled={isShut}
                onClick={() => take(at)}
                className={classNames(
                  "flex min-h-12 gap-2 rounded-sm border-2 px-3 text-left text-sm transition-colors duration-150",
                  isLong && !inWords
                    ? "flex-col justify-between py-2"
                    : "items-center justify-between font-semibold",
                  taken.includes(at)
                    ? "border-pine bg-pine text-on-pine"
                    : "border-contour bg-raised text-ink",
                )}
              >
                <span className="min-w-0 break-words">{text}</span>
                <span className="flex items-center gap-1 font-mono font-semibold">
                  {letters}
                  {taken.includes(at) && (
                    <span className="text-xs">
                      <span className="sr-only">, taken as number </span>
                      {taken.indexOf(at) + 1}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p aria-live="polite" className="text-sm text-quiet">
        {taken.length} of 4 taken
        {taken.length > 0 && `: ${taken.map((at) => tiles[at]?.text).join(", ")}`}
      </p>
    </div>
  );
}
