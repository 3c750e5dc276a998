import { pictures } from "../pictures.ts";
import type { KindSolver } from "./shelf.ts";

/** A row that tells nothing stands as [-1]. */
const untold = -1;

/** The picture by its numbers, then its dark letters where it shows the place and the light ones where it does not. */
export const solveNonogram: KindSolver<"nonogram"> = ({ artefact, place, shelf }) => {
  const readings = picturesOf(artefact.rows, artefact.columns, 3).flatMap((dark) => {
    const read = (wanted: boolean): string =>
      artefact.letters
        .map((letters, row) =>
          [...letters].filter((_, column) => (dark[row]?.[column] ?? false) === wanted).join(""),
        )
        .join("")
        .replaceAll(" ", "")
        .toLowerCase();
    const shown = dark.map((row) => row.map((cell) => (cell ? "#" : ".")).join("")).join();
    const picture = pictures.find(({ small, large }) =>
      [small.join(), large.join()].includes(shown),
    );
    if (place === null || picture === undefined) return [read(true), read(false)];
    return [read(picture.kinds.includes(place.kind))];
  });
  return readings.filter((word) => shelf.isAnswer(word));
};

/** Every grid that the numbers allow, true for dark, at most `most` of them: row after row, each held against the columns. */
export function picturesOf(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
  most: number,
): boolean[][][] {
  const found: boolean[][][] = [];
  const ways = rows.map((clue) => waysOf(clue, columns.length));
  const lay = (grid: readonly (readonly boolean[])[]): void => {
    if (found.length >= most) return;
    if (grid.length === rows.length) {
      found.push(grid.map((row) => [...row]));
      return;
    }
    for (const way of ways[grid.length] ?? []) {
      const next = [...grid, way];
      const fits = columns.every((clue, column) =>
        canBecome(
          next.map((row) => row[column] ?? false),
          clue,
          rows.length,
        ),
      );
      if (fits) lay(next);
    }
  };
  lay([]);
  return found;
}

/** The lengths of the dark runs. */
export function runsOf(line: readonly boolean[]): number[] {
  const runs: number[] = [];
  for (const [i, dark] of line.entries()) {
    if (!dark) continue;
    if (i > 0 && line[i - 1]) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  return runs;
}

const knownWays = new Map<string, readonly (readonly boolean[])[]>();

function waysOf(clue: readonly number[], width: number): readonly (readonly boolean[])[] {
  const key = `${width}:${clue.join()}`;
  const before = knownWays.get(key);
  if (before) return before;
  const made = everyWayOf(clue, width);
  knownWays.set(key, made);
  return made;
}

function everyWayOf(clue: readonly number[], width: number): boolean[][] {
  return Array.from({ length: 2 ** width }, (_, bits) =>
    Array.from({ length: width }, (__, i) => ((bits >> i) & 1) === 1),
  ).filter((line) => clue[0] === untold || runsOf(line).join() === clue.join());
}

/** Whether the beginning of a column can still come to its numbers. */
function canBecome(line: readonly boolean[], clue: readonly number[], height: number): boolean {
  const runs = runsOf(line);
  if (line.length === height) return runs.join() === clue.join();
  if (runs.length > clue.length) return false;
  const open = line.at(-1) === true ? runs.length - 1 : runs.length;
  for (let i = 0; i < open; i++) if (runs[i] !== clue[i]) return false;
  if (open < runs.length && (runs[open] ?? 0) > (clue[open] ?? 0)) return false;
  const toCome = clue.slice(runs.length);
  const unfinished = open < runs.length ? (clue[open] ?? 0) - (runs[open] ?? 0) : 0;
  const room = height - line.length;
  return unfinished + toCome.reduce((sum, run) => sum + run + 1, -1) <= room;
}
