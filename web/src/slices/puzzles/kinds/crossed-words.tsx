import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { type Entry, entriesOf, nameOf, neighborOf } from "../crossing.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { LetterKeys } from "../letter-keys.tsx";
import { type Step, useCells } from "../use-cells.ts";

/** Lines with a word left out, and the words across each other; what stands in the rings fills the boxes. */
export default function CrossedWords(props: DrawingProps<"crossed_words">) {
  const { artefact, marks, onMark, onSpell, isShut, inWords } = props;
  const { grid, loose, rings } = artefact;
  const entries = entriesOf(artefact);
  const [at, setAt] = useState(0);
  const entry = entries[at];
  const toldIn = (cell: string): string => {
    const [row = 0, column = 0] = cell.split(",").map(Number);
    const sign = grid[row]?.[column] ?? "";
    return /[A-Z]/.test(sign) ? sign : "";
  };
  const letterIn = (cell: string, from = marks): string => toldIn(cell) || (from[cell] ?? "");
  const ringOf = (cell: string): number =>
    1 + rings.findIndex(({ row, column }) => `${row},${column}` === cell);
  const cells = useCells({
    letterIn: (cell) => letterIn(cell),
    onWrite: (cell, letter) => {
      if (toldIn(cell)) return;
      const next = marked(marks, cell, letter);
      onMark(next);
      onSpell(rings.map(({ row, column }) => letterIn(`${row},${column}`, next)));
    },
    stepFrom: (cell, step) => {
      const own = entry?.cells.indexOf(cell) ?? -1;
      if (step === "on") return entry?.cells[own + 1] ?? cell;
      if (step === "back") return own > 0 ? (entry?.cells[own - 1] ?? null) : null;
      return neighborOf(grid, cell, step satisfies Step);
    },
  });
  /** A cell that is taken in hand belongs to the entry in hand, or to another. */
  function take(cell: string, turn: boolean): void {
    const through = entries.flatMap((each, i) => (each.cells.includes(cell) ? [i] : []));
    if (turn && cells.inHand === cell && through.length > 1)
      setAt(through.find((i) => i !== at) ?? at);
    else if (!through.includes(at)) setAt(through[0] ?? at);
  }
  function begin(i: number): void {
    setAt(i);
    const own = entries[i]?.cells ?? [];
    cells.focus(own.find((cell) => letterIn(cell) === "") ?? own[0] ?? null);
  }
  const input = (cell: string, label: string, className: string) => {
    const { onFocus, ...rest } = cells.cell(cell);
    return (
      <input
        {...rest}
        aria-label={label}
        readOnly={isShut || toldIn(cell) !== ""}
        onFocus={(event) => {
          take(cell, false);
          onFocus(event);
        }}
        onMouseDown={() => take(cell, true)}
        className={className}
      />
    );
  };
  const labelOf = (cell: string): string => {
    const through = entries
      .filter((each) => each.cells.includes(cell))
      .map((each) => `${nameOf(each)}, letter ${each.cells.indexOf(cell) + 1}`);
    const ring = ringOf(cell);
    return [...through, ...(ring > 0 ? [`ring ${ring}`] : [])].join("; ");
  };
  const columns = Math.max(...grid.map((row) => row.length));
  const list = (
    <ClueLists
      entries={entries}
      loose={loose}
      at={at}
      onPick={isShut ? null : begin}
      readingOf={(each) => each.cells.map((cell) => letterIn(cell) || "_").join(" ")}
    />
  );
  return (
    <div ref={cells.box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {inWords ? (
        <ol className="grid grid-cols-1 gap-3">
          {entries.map((each) => (
            <li key={nameOf(each)}>
              <fieldset className="grid min-w-0 gap-1">
                <legend className="text-sm">
                  <strong>{nameOf(each)}</strong>, {each.length} letters
                  {each.clue && `: ${each.clue.replace("____", "…")}`}
                </legend>
                <div className="flex flex-wrap gap-1">
                  {each.cells.map((cell, i) =>
                    // A cell that two words share is typed with the first of them.
                    entries.find((other) => other.cells.includes(cell)) === each ? (
                      <span key={cell}>
                        {input(
                          cell,
                          labelOf(cell),
                          "size-11 rounded-sm border border-edge bg-paper text-center font-mono text-lg font-semibold text-ink uppercase",
                        )}
                      </span>
                    ) : (
                      <span
                        key={cell}
                        className="flex size-11 items-center justify-center font-mono text-lg text-quiet"
                      >
                        <span className="sr-only">letter {i + 1}, shared: </span>
                        {letterIn(cell).toUpperCase() || "_"}
                      </span>
                    ),
                  )}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      ) : (
        <div
          className="mx-auto grid gap-0.5 max-sm:-mx-3"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 2.75rem))` }}
        >
          {grid.flatMap((row, r) =>
            Array.from({ length: columns }, (_, c) => {
              const cell = `${r},${c}`;
              if (!/[_A-Z]/.test(row[c] ?? ".")) return <span key={cell} />;
              const number = entries.find((each) => each.cells[0] === cell)?.number;
              const ring = ringOf(cell);
              return (
                <span key={cell} className="relative block h-11">
                  {input(
                    cell,
                    labelOf(cell),
                    classNames(
                      "size-full rounded-sm border text-center font-mono text-xl font-semibold text-ink uppercase",
                      entry?.cells.includes(cell) && !isShut
                        ? "border-pine bg-pine-wash"
                        : "border-edge bg-paper",
                    ),
                  )}
                  {number !== undefined && loose.length === 0 && (
                    <span
                      aria-hidden="true"
                      className="pointer-events-none absolute top-0 left-1 font-mono text-xs text-quiet"
                    >
                      {number}
                    </span>
                  )}
                  {ring > 0 && (
                    <>
                      <span
                        aria-hidden="true"
                        className="pointer-events-none absolute inset-1.5 rounded-full border-2 border-brass"
                      />
                      <span
                        aria-hidden="true"
                        className="pointer-events-none absolute right-0 bottom-0 flex size-4 items-center justify-center rounded-full bg-brass font-mono text-xs leading-none font-semibold text-paper"
                      >
                        {ring}
                      </span>
                    </>
                  )}
                </span>
              );
            }),
          )}
        </div>
      )}
      {(!inWords || loose.length > 0) && list}
      {!isShut && (
        <>
          {entry?.clue && !inWords && (
            <p aria-live="polite" className="rounded-sm bg-pine-wash px-3 py-2 text-sm sm:hidden">
              <strong>{nameOf(entry)}</strong>: {entry.clue}
            </p>
          )}
          <LetterKeys
            label="Keys for the cell in hand"
            onLetter={(letter) => cells.type(letter, entry?.cells[0] ?? "")}
            onRub={() => cells.rub(entry?.cells[0] ?? "")}
          />
        </>
      )}
    </div>
  );
}

type ClueListsProps = {
  entries: readonly Entry[];
  loose: readonly string[];
  at: number;
  /** Null where nothing can be filled in. */
  onPick: ((at: number) => void) | null;
  readingOf: (entry: Entry) => string;
};

/** Clues across and down, or those of which nobody says where they go. */
function ClueLists({ entries, loose, at, onPick, readingOf }: ClueListsProps) {
  if (loose.length > 0) {
    return (
      <section className="grid grid-cols-1 gap-1">
        <h5 className="label-caps text-quiet">Where each belongs is not told</h5>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {loose.map((clue) => (
            <li key={clue} className="first-letter:uppercase">
              {clue}
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[true, false].map((across) => (
        <section key={String(across)} className="grid content-start gap-1">
          <h5 className="label-caps text-quiet">{across ? "Across" : "Down"}</h5>
          <ul className="grid grid-cols-1 gap-1">
            {entries
              .map((entry, i) => ({ entry, i }))
              .filter(({ entry }) => entry.across === across)
              .map(({ entry, i }) => (
                <li key={entry.number}>
                  <button
                    type="button"
                    disabled={onPick === null}
                    aria-current={i === at}
                    onClick={() => onPick?.(i)}
                    className={classNames(
                      "flex min-h-11 w-full gap-2 rounded-sm px-2 py-1.5 text-left text-sm text-ink",
                      i === at && onPick ? "bg-pine-wash" : "",
                    )}
                  >
                    <strong className="w-5 shrink-0 text-right font-mono">{entry.number}</strong>
                    <span className="block first-letter:uppercase">
                      {entry.clue} <span className="text-quiet">({entry.length})</span>
                      <span className="sr-only">, so far {readingOf(entry)}</span>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
