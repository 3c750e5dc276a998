import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { DrawingProps } from "../drawing.ts";
import { clueInWords, isMet, lettersOn, type Pane, paneAt, pressed } from "../nonogram.ts";
import { panes as paneWords } from "../short-words.ts";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A picture by numbers: panes are darkened until every row and column holds its runs; then letters are read off. */
export default function Nonogram(props: DrawingProps<"nonogram">) {
  const { artefact, marks, onMark, onSpell, answerLength, isShut, inWords, id } = props;
  const { rows, columns, letters, caption, isDark } = artefact;
  const panes = rows.map((_, row) => columns.map((__, column) => paneAt(marks, row, column)));
  const columnOf = (column: number): Pane[] => panes.map((line) => line[column] ?? "");
  const metRows = rows.map((clue, row) => isMet(clue, panes[row] ?? []));
  const metColumns = columns.map((clue, column) => isMet(clue, columnOf(column)));
  const closed = metRows.every(Boolean) && metColumns.every(Boolean);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });

  const press = (row: number, column: number): void => onMark(pressed(marks, row, column));
  const read = (wanted: "dark" | "light"): void =>
    onSpell(lettersOn(letters, panes, wanted).slice(0, answerLength));
  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(rows.length - 1, Math.max(0, at.row + step[0]));
    const column = Math.min(columns.length - 1, Math.max(0, at.column + step[1]));
    setAt({ row, column });
    grid.current?.querySelector<HTMLElement>(`[data-pane="${row}.${column}"]`)?.focus();
  }
  const nameOf = (row: number, column: number): string => {
    const letter = letters[row]?.[column] ?? " ";
    const state = panes[row]?.[column];
    const how = paneWords[state || "open"];
    return `Row ${row + 1}, column ${column + 1}${letter === " " ? "" : `, letter ${letter}`}, ${how}`;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {caption !== undefined && <Caption text={caption} />}
      {inWords ? (
        <div className="grid grid-cols-1 gap-3">
          <p>
            Columns from the left:{" "}
            {columns.map((clue, i) => `column ${i + 1}: ${clueInWords(clue)}`).join("; ")}.
          </p>
          <ol className="grid grid-cols-1 gap-3">
            {rows
              .map((clue, row) => ({ clue, row }))
              .map(({ clue, row }) => (
                <li key={row}>
                  <fieldset className="grid min-w-0 gap-1.5">
                    <legend className="text-sm font-semibold">
                      Row {row + 1}: {clueInWords(clue)}
                      {metRows[row] && clue[0] !== -1 && ", done"}
                    </legend>
                    <span className="flex flex-wrap gap-1">
                      {columns
                        .map((_, column) => column)
                        .map((column) => (
                          <PaneButton
                            key={column}
                            pane={panes[row]?.[column] ?? ""}
                            letter={letters[row]?.[column] ?? " "}
                            label={nameOf(row, column)}
                            isShut={isShut}
                            className="size-10"
                            onPress={() => press(row, column)}
                          />
                        ))}
                    </span>
                  </fieldset>
                </li>
              ))}
          </ol>
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a table would read sixty cells before the first press.
        <div
          ref={grid}
          role="group"
          aria-label={`A picture by numbers, ${rows.length} rows and ${columns.length} columns. Arrow keys move.`}
          onKeyDown={move}
          className="grid max-w-md gap-px max-sm:-mx-3"
          style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <span />
          {columns
            .map((clue, column) => ({ clue, column }))
            .map(({ clue, column }) => (
              <span
                key={column}
                className={classNames(
                  "flex flex-col items-center justify-end pb-1 font-mono text-sm leading-tight font-semibold",
                  metColumns[column] ? "text-quiet line-through" : "text-ink",
                )}
              >
                <span className="sr-only">Column {column + 1}: </span>
                {numbersOf(clue).map(({ text, key }) => (
                  <span key={key}>{text}</span>
                ))}
              </span>
            ))}
          {rows
            .map((clue, row) => ({ clue, row }))
            .flatMap(({ clue, row }) => [
              <span
                key={`${id}-${row}`}
                className={classNames(
                  "flex items-center justify-end gap-1.5 pr-1.5 font-mono text-sm font-semibold",
                  metRows[row] && clue[0] !== -1 ? "text-quiet line-through" : "text-ink",
                )}
              >
                <span className="sr-only">Row {row + 1}: </span>
                {numbersOf(clue).map(({ text, key }) => (
                  <span key={key}>{text}</span>
                ))}
              </span>,
              ...columns
                .map((_, column) => column)
                .map((column) => (
                  <PaneButton
                    key={`${row}.${column}`}
                    pane={panes[row]?.[column] ?? ""}
                    letter={letters[row]?.[column] ?? " "}
                    label={nameOf(row, column)}
                    isShut={isShut}
                    className="aspect-square w-full"
                    place={`${row}.${column}`}
                    tabIndex={at.row === row && at.column === column ? 0 : -1}
                    onFocus={() => setAt({ row, column })}
                    onPress={() => press(row, column)}
                  />
                )),
            ])}
        </div>
      )}
      <p aria-live="polite" className="text-sm text-quiet">
        {closed
          ? "Every row and column holds its numbers: the picture stands."
          : `${metRows.filter(Boolean).length} of ${rows.length} rows and ${metColumns.filter(Boolean).length} of ${columns.length} columns hold their numbers.`}
      </p>
      {!isShut && (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            className="max-sm:min-h-11"
            onClick={() => read("dark")}
          >
            Read the dark letters
          </Button>
          {!isDark && (
            <Button
              variant="secondary"
              size="small"
              className="max-sm:min-h-11"
              onClick={() => read("light")}
            >
              Read the light letters
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

/** A sentence with an empty frame where the picture goes. */
function Caption({ text }: { text: string }) {
  const [before, after] = text.split("____");
  return (
    <p className="max-w-md border-l-4 border-brass pl-3 text-lg leading-relaxed">
      “{before}
      <span
        aria-hidden="true"
        className="mx-0.5 inline-block h-6 w-9 rounded-sm border-2 border-dashed border-edge align-middle"
      />
      <span className="sr-only">(the picture)</span>
      {after}”
    </p>
  );
}

function numbersOf(clue: readonly number[]): { text: string; key: number }[] {
  if (clue[0] === -1) return [{ text: "?", key: 0 }];
  if (clue.length === 0) return [{ text: "0", key: 0 }];
  return clue.map((run, key) => ({ text: String(run), key }));
}

type PaneButtonProps = {
  pane: Pane;
  letter: string;
  label: string;
  isShut: boolean;
  className: string;
  place?: string;
  tabIndex?: number;
  onFocus?: () => void;
  onPress: () => void;
};

function PaneButton(props: PaneButtonProps) {
  const { pane, letter, label, isShut, className, place, tabIndex, onFocus, onPress } = props;
  return (
    <button
      type="button"
      data-pane={place}
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={pane === "dark"}
      disabled={isShut}
      onFocus={onFocus}
      onClick={onPress}
      className={classNames(
        "relative flex min-w-0 items-center justify-center rounded-sm border font-mono text-base font-semibold focus-visible:z-10",
        pane === "dark"
          ? "border-edge bg-pane-dark text-on-pane-dark"
          : "border-edge bg-pane text-on-pane",
        className,
      )}
    >
      <span aria-hidden="true">{letter.trim()}</span>
      {pane === "light" && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-1 size-1.5 rounded-full bg-current opacity-70"
        />
      )}
    </button>
  );
}
