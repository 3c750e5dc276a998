import type { ArtefactOf } from "@ten-paces/contract";

type CrossedWords = ArtefactOf<"crossed_words">;
export type Entry = CrossedWords["entries"][number] & {
  /** As printed in its first cell. */
  number: number;
  /** Cells from its first letter on, as "row,column". */
  cells: readonly string[];
};

/** The entries of a grid with their numbers, as crosswords count: by rows, a cell that begins two has one number. */
export function entriesOf({ entries }: Pick<CrossedWords, "entries">): Entry[] {
  const starts = [...new Set(entries.map(({ row, column }) => row * 100 + column))].sort(
    (a, b) => a - b,
  );
  return entries
    .map((entry) => ({
      ...entry,
      number: 1 + starts.indexOf(entry.row * 100 + entry.column),
      cells: Array.from(
        { length: entry.length },
        (_, i) => `${entry.row + (entry.across ? 0 : i)},${entry.column + (entry.across ? i : 0)}`,
      ),
    }))
    .sort((a, b) => a.number - b.number);
}

/** "3 down". */
export function nameOf({ number, across }: Entry): string {
  return `${number} ${across ? "across" : "down"}`;
}

/** The neighbouring cell in a grid, or null at its edge or a gap. */
export function neighborOf(
  grid: readonly string[],
  cell: string,
  step: "left" | "right" | "up" | "down",
): string | null {
  const [row = 0, column = 0] = cell.split(",").map(Number);
  const [down, right] = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] }[step] as [
    number,
    number,
  ];
  const sign = grid[row + down]?.[column + right] ?? ".";
  return /[_A-Z]/.test(sign) ? `${row + down},${column + right}` : null;
}
