import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";

/** A page and references into it; a line that is struck out is not counted, and the letters change with it. */
export default function BookCode(props: DrawingProps<"book_code">) {
  const { artefact, marks, onMark, onSpell, isShut } = props;
  const { lines, refs } = artefact;
  const counted = (next: typeof marks) => lines.filter((_, at) => next[`out${at}`] !== "yes");
  const letters = readPage(counted(marks), refs);
  const numbers = lines.map((_, at) =>
    marks[`out${at}`] === "yes"
      ? null
      : lines.slice(0, at + 1).filter((__, i) => marks[`out${i}`] !== "yes").length,
  );
  function strike(at: number): void {
    const next = marked(marks, `out${at}`, marks[`out${at}`] === "yes" ? "" : "yes");
    onMark(next);
    onSpell(readPage(counted(next), refs));
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="grid gap-1 rounded-md border border-contour bg-raised p-3 shadow-card">
        {lines
          .map((line, at) => ({ line, at }))
          .map(({ line, at }) => (
            <li key={at} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="w-5 shrink-0 text-right font-mono text-sm text-quiet"
              >
                {numbers[at] ?? "–"}
              </span>
              <span
                className={classNames(
                  "flex-1 py-1.5 font-display text-lg leading-snug",
                  numbers[at] === null && "text-quiet line-through",
                )}
              >
                {line}
              </span>
              {!isShut && (
                <button
                  type="button"
                  aria-label={
                    numbers[at] === null ? `Back in: ${line}` : `Strike out line: ${line}`
                  }
                  onClick={() => strike(at)}
                  className="min-h-11 min-w-11 rounded-sm border border-edge bg-paper px-2 text-sm text-ink"
                >
                  {numbers[at] === null ? "Back" : "Strike"}
                </button>
              )}
            </li>
          ))}
      </ol>
      <ol aria-label="References" className="flex flex-wrap gap-2">
        {refs
          .map((ref, at) => ({ ref, at }))
          .map(({ ref, at }) => (
            <li
              key={at}
              className="grid min-w-12 justify-items-center rounded-sm border border-brass bg-brass-wash px-2 py-1"
            >
              <span className="font-mono text-sm">{ref}</span>
              <span className="font-mono text-lg font-semibold">{letters[at] || "·"}</span>
            </li>
          ))}
      </ol>
      {!isShut && (
        <button
          type="button"
          onClick={() => onSpell(letters)}
          className="min-h-11 w-fit rounded-sm border border-edge bg-raised px-4 font-semibold text-ink"
        >
          Write these letters into the boxes
        </button>
      )}
    </div>
  );
}

/** What references name in the lines that are counted; "" where they name nothing. */
function readPage(lines: readonly string[], refs: readonly string[]): string[] {
  return refs.map((ref) => {
    const [line = 0, nth = 0, at = 1] = ref.split("·").map(Number);
    const token = lines[line - 1]?.split(/\s+/)[nth - 1] ?? "";
    const letter = token.toUpperCase().replace(/[^A-Z0-9]/g, "")[at - 1] ?? "";
    return /[A-Z]/.test(letter) ? letter : "";
  });
}
