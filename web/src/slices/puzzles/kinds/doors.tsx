import { classNames } from "../../../ui/class-names.ts";
import { ChainLine } from "../chain-line.tsx";
import { type DrawingProps, marked } from "../drawing.ts";

/** Rows of doors, of which one is to be opened in each; what is carved above the open ones fills the boxes, unless another order is asked for. */
export default function Doors({
  artefact,
  marks,
  onMark,
  onSpell,
  isShut,
  inWords,
  id,
}: DrawingProps<"doors">) {
  function open(row: number, door: number): void {
    const next = marked(marks, String(row), String(door));
    onMark(next);
    if (artefact.chain !== undefined) return;
    onSpell(
      artefact.rows.flatMap(({ doors }, at) => {
        const longest = Math.max(...doors.map(({ letters }) => letters.length));
        const chosen = next[String(at)];
        const letters = chosen === undefined ? "" : (doors[Number(chosen)]?.letters ?? "");
        return Array.from({ length: longest }, (_, i) => letters[i] ?? "");
      }),
    );
  }
  const opened = artefact.rows.filter((_, row) => marks[String(row)] !== undefined).length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChainLine text={artefact.chain} />
      {artefact.rows
        .map((row, at) => ({ ...row, at }))
        .map(({ doors, at }) => (
          <fieldset key={at} className="min-w-0">
            <legend className="label-caps mb-1.5 text-quiet">Row {at + 1}</legend>
            <div
              className={classNames(
                "grid gap-2",
                !inWords && (doors.length > 2 ? "sm:grid-cols-3" : "grid-cols-2"),
              )}
            >
              {doors
                .map((door, nth) => ({ ...door, nth }))
                .map(({ text, letters, nth }) => (
                  <label
                    key={nth}
                    className={classNames(
                      "relative flex min-h-11 border-2 transition-colors duration-150",
                      "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
                      inWords
                        ? "items-center gap-3 rounded-md p-3"
                        : "flex-col gap-2 rounded-t-[2.25rem] rounded-b-sm px-3 pt-3 pb-4 text-center",
                      marks[String(at)] === String(nth)
                        ? "border-pine bg-pine-wash"
                        : "border-contour bg-raised",
                    )}
                  >
                    <input
                      type="radio"
                      name={`${id}-${at}`}
                      checked={marks[String(at)] === String(nth)}
                      disabled={isShut}
                      onChange={() => open(at, nth)}
                      className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
                    />
                    <span className="mx-auto rounded-full border border-brass bg-brass-wash px-3 py-0.5 font-mono text-base font-semibold tracking-widest text-ink">
                      {letters}
                    </span>
                    <span className={classNames("text-sm", inWords && "flex-1")}>{text}</span>
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
      {artefact.chain !== undefined && opened > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {artefact.rows
            .map(({ doors }, at) => ({ at, door: doors[Number(marks[String(at)])] }))
            .map(
              ({ at, door }) =>
                door && (
                  <li key={at}>
                    Row {at + 1}{" "}
                    <strong className="font-mono tracking-widest">{door.letters}</strong>
                  </li>
                ),
            )}
        </ul>
      )}
      <p aria-live="polite" className="text-sm text-quiet">
        {opened} of {artefact.rows.length} rows opened
      </p>
    </div>
  );
}
