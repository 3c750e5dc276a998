import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";

/** Rows of boxes, some of them lit: a word written into each row, the lit letters from the top down. */
export default function MetaFrame(props: DrawingProps<"meta_frame">) {
  const { artefact, marks, onMark, onSpell, isShut } = props;
  const { rows, sign } = artefact;
  const lit = (next: typeof marks) =>
    rows.flatMap(({ lit: first, wide = 1 }, at) =>
      Array.from(
        { length: wide },
        (_, i) => (next[`row${at}`] ?? "").toUpperCase()[first + i] ?? "",
      ),
    );
  return (
    <figure className="grid gap-2 rounded-md border-4 border-double border-brass bg-raised p-3">
      <figcaption className="label-caps text-center text-brass-text">{sign}</figcaption>
      <ol className="grid grid-cols-1 gap-2">
        {rows
          .map((row, at) => ({ ...row, at }))
          .map(({ label, boxes, lit: light, wide = 1, at }) => (
            <li key={at} className="grid gap-1 sm:grid-cols-[9rem_1fr] sm:items-center">
              <span className="font-mono text-sm font-semibold">{label}</span>
              <span className="flex min-w-0 flex-wrap items-center gap-2">
                <input
                  aria-label={`${label}: a word of ${boxes} letters, lit from ${light + 1} to ${light + wide}`}
                  value={(marks[`row${at}`] ?? "").toUpperCase()}
                  maxLength={boxes}
                  readOnly={isShut}
                  autoComplete="off"
                  autoCorrect="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={(event) => {
                    const word = event.target.value.replace(/[^a-z]/gi, "");
                    const next = marked(marks, `row${at}`, word);
                    onMark(next);
                    onSpell(lit(next));
                  }}
                  className="min-h-11 w-36 rounded-sm border border-edge bg-paper px-2 font-mono text-base tracking-widest text-ink uppercase"
                />
                <span aria-hidden="true" className="flex min-w-0 flex-wrap gap-0.5">
                  {Array.from({ length: boxes }, (_, i) => i).map((i) => (
                    <span
                      key={i}
                      className={classNames(
                        "grid size-6 place-items-center border font-mono text-sm",
                        i >= light && i < light + wide
                          ? "border-brass bg-brass-wash font-bold"
                          : "border-contour",
                      )}
                    >
                      {(marks[`row${at}`] ?? "").toUpperCase()[i]}
                    </span>
                  ))}
                </span>
              </span>
            </li>
          ))}
      </ol>
    </figure>
  );
}
