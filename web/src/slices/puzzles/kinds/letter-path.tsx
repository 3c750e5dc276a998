import { type KeyboardEvent, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { between } from "../short-words.ts";
import { readWalk, stepped } from "../walks.ts";

const WAYS = [
  ["North", "ArrowUp", -1, 0],
  ["East", "ArrowRight", 0, 1],
  ["South", "ArrowDown", 1, 0],
  ["West", "ArrowLeft", 0, -1],
] as const;

/** Stones with letters: a walk over them says a sentence, and those that are left over fill the boxes. */
export default function LetterPath(props: DrawingProps<"letter_path">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords } = props;
  const { rows, told, wordLengths } = artefact;
  const board = useRef<HTMLDivElement>(null);
  const columns = Math.max(...rows.map((row) => row.length));
  const signs = [...rows.map((row) => row.padEnd(columns, ".")).join("")];
  const begun = told.map(({ row, column }) => row * columns + column);
  const walk = readWalk(marks.walk, begun);
  const end = walk.at(-1);
  const letters = walk.map((at) => signs[at]).join("");
  const stones = signs.filter((sign) => sign !== ".").length;
  const isWhole = walk.length === stones - answerLength;
  function go(next: readonly number[]): void {
    onMark(marked(marks, "walk", next.join(",")));
    const left = signs.filter((sign, at) => sign !== "." && !next.includes(at));
    onSpell(left.length === answerLength ? left : []);
  }
  function wayTo(down: number, right: number): number | null {
    if (end === undefined) return null;
    const row = Math.floor(end / columns) + down;
    const column = (end % columns) + right;
    const at = row * columns + column;
    const isThere = row >= 0 && row < rows.length && column >= 0 && column < columns;
    return isThere && signs[at] !== "." && !walk.includes(at) ? at : null;
  }
  function onKey(event: KeyboardEvent): void {
    const way = WAYS.find(([, key]) => key === event.key);
    if (!way || isShut) return;
    event.preventDefault();
    const at = wayTo(way[2], way[3]);
    if (at === null) return;
    go([...walk, at]);
    board.current?.querySelector<HTMLButtonElement>(`[data-stone="${at}"]`)?.focus();
  }
  const nameOf = (at: number) =>
    `row ${Math.floor(at / columns) + 1}, column ${(at % columns) + 1}, letter ${signs[at]}`;
  const point = (at: number) => `${(at % columns) + 0.5},${Math.floor(at / columns) + 0.5}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {wordLengths.length > 0 && (
        <p className="text-sm text-quiet">
          The sentence has {wordLengths.length} words, of {wordLengths.join(", ")} letters.
        </p>
      )}
      {inWords && end !== undefined ? (
        <div className="grid grid-cols-1 gap-3">
          <ol aria-label="The stones, row by row" className="grid gap-1 font-mono">
            {rows
              .map((row, r) => ({ row, r }))
              .map(({ row, r }) => (
                <li key={r}>
                  {r + 1}: {[...row].map((sign) => (sign === "." ? between : sign)).join(" ")}
                </li>
              ))}
          </ol>
          <p>You stand on {nameOf(end)}.</p>
          {!isShut && (
            <div className="flex flex-wrap gap-2">
              {WAYS.map(([name, , down, right]) => {
                const at = wayTo(down, right);
                return (
                  <button
                    key={name}
                    type="button"
                    disabled={at === null}
                    onClick={() => at !== null && go([...walk, at])}
                    className="min-h-11 rounded-sm border border-edge bg-raised px-4 font-semibold text-ink disabled:opacity-50"
                  >
                    {name}
                    {at !== null && ` to ${signs[at]}`}
                  </button>
                );
              })}
              <button
                type="button"
                disabled={walk.length <= begun.length}
                onClick={() => go(walk.slice(0, -1))}
                className="min-h-11 rounded-sm border border-edge bg-sunken px-4 font-semibold text-ink disabled:opacity-50"
              >
                One step back
              </button>
            </div>
          )}
        </div>
      ) : (
        <div ref={board} className="relative mx-auto">
          <div
            className="grid"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 3rem))` }}
          >
            {signs
              .map((sign, at) => ({ sign, at }))
              .map(({ sign, at }) =>
                sign === "." ? (
                  <span key={at} className="flex h-12 items-center justify-center text-quiet">
                    <span aria-hidden="true">≈</span>
                  </span>
                ) : (
                  <button
                    key={at}
                    type="button"
                    data-stone={at}
                    aria-label={nameOf(at)}
                    aria-pressed={walk.includes(at)}
                    aria-current={at === end ? "step" : undefined}
                    disabled={isShut}
                    onKeyDown={onKey}
                    onClick={() => go(stepped(walk, at, columns, begun.length))}
                    className="relative flex h-12 min-w-0 items-center justify-center"
                  >
                    <span
                      className={classNames(
                        "relative z-10 flex size-10 items-center justify-center rounded-full border-2 font-mono text-xl font-semibold",
                        at === end
                          ? "border-brass bg-pine text-on-pine"
                          : walk.includes(at)
                            ? "border-pine bg-pine-wash text-ink"
                            : "border-edge bg-raised text-ink",
                      )}
                    >
                      {sign}
                    </span>
                  </button>
                ),
              )}
          </div>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${columns} ${rows.length}`}
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-0 size-full"
          >
            <polyline
              points={walk.map(point).join(" ")}
              fill="none"
              strokeWidth={0.12}
              strokeLinejoin="round"
              className="stroke-pine"
            />
          </svg>
        </div>
      )}
      <p aria-live="polite" className="min-h-6 text-sm">
        {walk.length === 0 ? (
          <span className="text-quiet">Begin on any stone.</span>
        ) : (
          <>
            You read:{" "}
            <span className="font-mono font-semibold">{spaced(letters, wordLengths)}</span>
            {isWhole && ". So many stones as the answer has letters are left."}
          </>
        )}
      </p>
    </div>
  );
}

/** Letters in words of told lengths; as they come where none are told. */
function spaced(letters: string, lengths: readonly number[]): string {
  let at = 0;
  const words = lengths.map((length) => {
    at += length;
    return letters.slice(at - length, at);
  });
  return [...words, letters.slice(at)].filter(Boolean).join(" ");
}
