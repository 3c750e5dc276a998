import type { Marks } from "./drawing.ts";
import { marked } from "./drawing.ts";

/** A cell of a picture by numbers: open, dark, or known to be light. */
export type Pane = "" | "dark" | "light";

const after: Record<Pane, Pane> = { "": "dark", dark: "light", light: "" };
const short: Record<Pane, string> = { "": "", dark: "d", light: "l" };

export function paneAt(marks: Marks, row: number, column: number): Pane {
  const mark = marks[`${row}.${column}`];
  return mark === "d" ? "dark" : mark === "l" ? "light" : "";
}

/** The marks after one press on a pane: dark, then light, then open again. */
export function pressed(marks: Marks, row: number, column: number): Marks {
  return marked(marks, `${row}.${column}`, short[after[paneAt(marks, row, column)]]);
}

/** The lengths of the dark runs of a line. */
export function runsOf(line: readonly Pane[]): number[] {
  return line
    .map((pane) => (pane === "dark" ? "#" : "."))
    .join("")
    .split(/\.+/)
    .filter(Boolean)
    .map((run) => run.length);
}

/** Whether a line holds what its numbers ask; one that tells nothing always does. */
export function isMet(clue: readonly number[], line: readonly Pane[]): boolean {
  return clue[0] === -1 || runsOf(line).join() === clue.join();
}

/** The numbers of a line as they are read out: "3, 1", "none", "not told". */
export function clueInWords(clue: readonly number[]): string {
  if (clue[0] === -1) return "not told";
  return clue.length === 0 ? "none" : clue.join(", ");
}

/** The letters on dark panes, or on all others, from the top, row by row. */
export function lettersOn(
  letters: readonly string[],
  panes: readonly (readonly Pane[])[],
  wanted: "dark" | "light",
): string[] {
  return panes.flatMap((line, row) =>
    line.flatMap((pane, column) => {
      const letter = letters[row]?.[column] ?? " ";
      return letter !== " " && (pane === "dark") === (wanted === "dark") ? [letter] : [];
    }),
  );
}
