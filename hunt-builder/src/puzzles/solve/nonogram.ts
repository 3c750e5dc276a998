import type { Place } from "../../place.ts";
import { pictures } from "../pictures.ts";
import { wordPictures } from "../word-pictures.ts";
import { saysOf } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

/** A row that tells nothing stands as [-1]. */
const untold = -1;

/** The picture by its numbers, then its dark letters where it shows the place or the page says so, and else the light ones. */
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
    if (artefact.isDark) return [read(true)];
    if (place === null) return [read(true), read(false)];
    const fits = isOf(place, dark, artefact.caption);
    return fits === null ? [read(true), read(false)] : [read(fits)];
  });
  return readings.filter((word) => shelf.isAnswer(word));
};

/** Whether a picture, or the sentence in which it stands for a word, is of a place; null for one that nobody knows. */
function isOf(place: Place, dark: boolean[][], caption: string | undefined): boolean | null {
  const seen = [dark, dark.map((row) => row.toReversed())].map((grid) =>
    grid.map((row) => row.map((cell) => (cell ? "#" : ".")).join("")).join(),
  );
  if (caption === undefined) {
    const picture = pictures.find(({ small, large }) =>
      [small.join(), large.join()].some((grid) => seen.includes(grid)),
    );
    return picture === undefined ? null : picture.kinds.includes(place.kind);
  }
  const words = wordPictures.flatMap(({ grid, words: said }) =>
    seen.includes(grid.join()) ? said : [],
  );
  if (words.length === 0) return null;
  return words.some((word) => saysOf(place, caption.replace("____", word)));
}

/** Every grid that the numbers allow, true for dark, at most `most` of them: row after row, each held against the columns. */
export function picturesOf(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
  most: number,
): boolean[][][] {
  const found: boolean[][][] = [];
  const ways = rows.map((clue) => waysOf(clue, columns.length));
  const needs = columns.map(needOf);
  const grid: (readonly boolean[])[] = [];
  const lay = (before: readonly number[]): void => {
    if (found.length >= most) return;
    if (grid.length === rows.length) {
      found.push(grid.map((row) => [...row]));
      return;
    }
    const room = rows.length - grid.length - 1;
    for (const way of ways[grid.length] ?? []) {
      const after: number[] = [];
      for (let column = 0; column < columns.length; column++) {
        const clue = columns[column] ?? [];
        const next = goneOn(before[column] ?? 0, way[column] ?? false, clue);
        if (next < 0 || !canEnd(next, clue, needs[column] ?? [], room)) break;
        after.push(next);
      }
      if (after.length < columns.length) continue;
      grid.push(way);
      lay(after);
      grid.pop();
    }
  };
  lay(columns.map(() => 0));
  return found;
}

/** How far a column is, as one number: the runs that are over times this, and the length of the one that goes on. */
const ofRun = 64;

/** How far a column is after one more cell; negative where its numbers do not allow it. */
function goneOn(far: number, dark: boolean, clue: readonly number[]): number {
  const run = far % ofRun;
  const number = clue[Math.floor(far / ofRun)];
  if (dark) return number !== undefined && run < number ? far + 1 : -1;
  if (run === 0) return far;
  return run === number ? far - run + ofRun : -1;
}

/** For each number of a column the cells that it and those after it take, with gaps between; last nothing. */
function needOf(clue: readonly number[]): number[] {
  const need = [-1];
  for (const run of [...clue].reverse()) need.unshift((need[0] ?? 0) + run + 1);
  return need;
}

/** Whether a column that is so far can come to its numbers in the cells that are left. */
function canEnd(
  far: number,
  clue: readonly number[],
  need: readonly number[],
  room: number,
): boolean {
  const over = Math.floor(far / ofRun);
  const run = far % ofRun;
  if (room === 0)
    return over + (run > 0 ? 1 : 0) === clue.length && (run === 0 || run === clue[over]);
  return (run > 0 ? (clue[over] ?? 0) - run + (need[over + 1] ?? 0) : (need[over] ?? 0)) <= room;
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
