import { classNames } from "../../../ui/class-names.ts";
import { neighborOf } from "../crossing.ts";
import { type DrawingProps, marked } from "../drawing.ts";
import { LetterKeys } from "../letter-keys.tsx";
import { useCells } from "../use-cells.ts";

/** A line whose letters lie in heaps above their columns; what stands in the numbered boxes fills the answer. */
export default function DropQuote(props: DrawingProps<"drop_quote">) {
  const { artefact, marks, onMark, onSpell, isShut, inWords } = props;
  const { rows, columns, numbered } = artefact;
  const open = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === "_" ? [`${r},${c}`] : [])),
  );
  const cells = useCells({
    letterIn: (cell) => marks[cell] ?? "",
    onWrite: (cell, letter) => {
      const next = marked(marks, cell, letter);
      onMark(next);
      onSpell(numbered.map(({ row, column }) => next[`${row},${column}`] ?? ""));
    },
    stepFrom: (cell, step) => {
      const at = open.indexOf(cell);
      if (step === "on") return open[at + 1] ?? cell;
      if (step === "back") return open[at - 1] ?? null;
      let next = neighborOf(rows, cell, step);
      while (next !== null && !open.includes(next)) next = neighborOf(rows, next, step);
      return next;
    },
  });
  /** What lies in a heap, each with whether a box of its column holds it. */
  function heapOf(column: number): { letter: string; isUsed: boolean; at: number }[] {
    const written = rows.map((_, row) => (marks[`${row},${column}`] ?? "").toUpperCase());
    return [...(columns[column] ?? "")].map((letter, at) => {
      const found = written.indexOf(letter);
      if (found >= 0) written[found] = "";
      return { letter, isUsed: found >= 0, at };
    });
  }
  /** Letters of a column that were written more often than they fell. */
  function isStray(cell: string): boolean {
    const letter = (marks[cell] ?? "").toUpperCase();
    const column = Number(cell.split(",")[1]);
    if (letter === "") return false;
    const written = rows.filter(
      (_, row) => (marks[`${row},${column}`] ?? "").toUpperCase() === letter,
    ).length;
    return written > [...(columns[column] ?? "")].filter((each) => each === letter).length;
  }
  const numberOf = (row: number, column: number): number =>
    1 + numbered.findIndex((cell) => cell.row === row && cell.column === column);
  function box(row: number, column: number, sign: string) {
    const cell = `${row},${column}`;
    const number = numberOf(row, column);
    if (sign === "#")
      return (
        <span className="block h-11 w-full rounded-sm bg-contour">
          <span className="sr-only">gap</span>
        </span>
      );
    if (sign !== "_")
      return (
        <span className="flex h-11 w-full items-center justify-center rounded-sm border border-contour bg-sunken font-mono text-xl font-semibold">
          {sign}
        </span>
      );
    return (
      <span className="relative block h-11 w-full">
        <input
          {...cells.cell(cell)}
          aria-label={`row ${row + 1}, column ${column + 1}${number > 0 ? `, number ${number}` : ""}`}
          aria-invalid={isStray(cell)}
          readOnly={isShut}
          className={classNames(
            "size-full rounded-sm text-center font-mono text-xl font-semibold uppercase",
            number > 0 ? "border-2 bg-brass-wash" : "border bg-paper",
            isStray(cell) ? "border-rust-text text-rust-text" : "text-ink",
            !isStray(cell) && (number > 0 ? "border-brass" : "border-edge"),
          )}
        />
        {number > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 left-1 font-mono text-xs font-semibold text-brass-text"
          >
            {number}
          </span>
        )}
      </span>
    );
  }
  const strays = open.filter(isStray).length;
  return (
    <div ref={cells.box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {inWords ? (
        <>
          <ul aria-label="What fell out of each column" className="grid gap-1 text-sm">
            {columns
              .map((letters, column) => ({ letters, column }))
              .map(({ letters, column }) => (
                <li key={column}>
                  Column {column + 1}: <span className="font-mono">{[...letters].join(" ")}</span>
                </li>
              ))}
          </ul>
          <ol className="grid grid-cols-1 gap-2">
            {rows
              .map((row, r) => ({ row, r }))
              .map(({ row, r }) => (
                <li key={r}>
                  <fieldset className="grid min-w-0 gap-1">
                    <legend className="text-sm">
                      Row {r + 1}: {wordsOfRow(row)}
                    </legend>
                    <div className="flex flex-wrap gap-1">
                      {[...row]
                        .map((sign, c) => ({ sign, c }))
                        .map(({ sign, c }) => (
                          <span key={c} className="w-11">
                            {box(r, c, sign)}
                          </span>
                        ))}
                    </div>
                  </fieldset>
                </li>
              ))}
          </ol>
        </>
      ) : (
        <div
          className="mx-auto grid w-full max-w-sm gap-0.5 max-sm:-mx-3 max-sm:w-auto"
          style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          {columns
            .map((_, column) => ({ heap: heapOf(column), column }))
            .map(({ heap, column }) => (
              <ul
                key={column}
                aria-label={`fell out of column ${column + 1}`}
                className="grid content-end justify-items-center border-b-2 border-brass pb-1 font-mono leading-6"
              >
                {heap.map(({ letter, isUsed, at }) => (
                  <li
                    key={at}
                    className={isUsed ? "text-quiet line-through opacity-60" : "font-semibold"}
                  >
                    {letter}
                  </li>
                ))}
              </ul>
            ))}
          {rows
            .flatMap((row, r) => [...row].map((sign, c) => ({ sign, r, c })))
            .map(({ sign, r, c }) => (
              <span key={`${r},${c}`}>{box(r, c, sign)}</span>
            ))}
        </div>
      )}
      <p aria-live="polite" className="text-sm text-quiet">
        {open.filter((cell) => marks[cell]).length} of {open.length} letters put back
        {strays > 0 && `. In red: a letter that did not fall out of its column`}
      </p>
      {!isShut && (
        <LetterKeys
          label="Keys for the box in hand"
          onLetter={(letter) => cells.type(letter, open[0] ?? "")}
          onRub={() => cells.rub(open[0] ?? "")}
        />
      )}
    </div>
  );
}

/** "3 letters, gap, 4 letters". */
function wordsOfRow(row: string): string {
  return (row.match(/#+|[^#]+/g) ?? [])
    .map((run) =>
      run.startsWith("#") ? "gap" : `${run.length} ${run.length === 1 ? "letter" : "letters"}`,
    )
    .join(", ");
}
