export interface Cell {
  /** "b1" in the notation of chess. */
  name: string;
  letter: string;
  column: number;
  row: number;
  dark: boolean;
  /** Its place among the moves, from 1; null where the piece is not said to stand. */
  move: number | null;
}

export interface Board {
  columns: number;
  rows: number;
  cells: Cell[];
}

/** A board of letters, its rows from the highest rank down, with the given moves numbered. */
export function readBoard(rows: readonly string[], moves: readonly string[]): Board {
  const cells = rows.flatMap((letters, row) =>
    [...letters].map((letter, column): Cell => {
      const name = `${String.fromCharCode(97 + column)}${rows.length - row}`;
      const at = moves.findIndex((move) => move.toLowerCase() === name);
      return {
        name,
        letter: letter.toUpperCase(),
        column,
        row,
        dark: (column + (rows.length - row)) % 2 === 1,
        move: at < 0 ? null : at + 1,
      };
    }),
  );
  return { columns: Math.max(0, ...rows.map((row) => row.length)), rows: rows.length, cells };
}
