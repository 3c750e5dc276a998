import { expect, it } from "vitest";
import { pictures } from "./pictures.ts";
import { picturesOf, runsOf } from "./solve/nonogram.ts";
import { mirrored, wordPictures } from "./word-pictures.ts";

const dark = (line: string): boolean[] => [...line].map((cell) => cell === "#");
const across = (grid: readonly string[]): number[][] => grid.map((line) => runsOf(dark(line)));
const down = (grid: readonly string[]): number[][] =>
  grid.map((_, column) => runsOf(grid.map((line) => line[column] === "#")));

it.each(pictures.map((each) => [each.noun, each] as const))(
  "%s comes out of its numbers alone, and out of fewer where a row is left untold",
  (_, { small, large, unneeded }) => {
    for (const grid of [small, large]) {
      for (const line of grid) expect(line).toHaveLength(grid.length);
      const found = picturesOf(across(grid), down(grid), 2);
      expect(found).toEqual([grid.map(dark)]);
      for (const sign of ["#", "."])
        expect([...grid.join("")].filter((cell) => cell === sign).length).toBeGreaterThan(7);
    }
    expect(unneeded.length).toBeGreaterThan(0);
    for (const rows of unneeded) {
      const told = across(large).map((clue, row) => (rows.includes(row) ? [-1] : clue));
      expect(picturesOf(told, down(large), 2)).toHaveLength(1);
    }
  },
);

it("a number too many makes more than one picture, or none", () => {
  const [first] = pictures;
  if (!first) throw new Error("There is no picture.");
  const [, ...rest] = across(first.small);
  expect(picturesOf([[7], ...rest], down(first.small), 2)).toEqual([]);
  const blank = first.small.map(() => [-1]);
  expect(picturesOf(blank, down(first.small), 2)).toHaveLength(2);
});

/** What a line by itself says: of each cell its sign where all ways to fill the line agree, else the old one. */
function reasoned(clue: readonly number[], line: readonly string[]): string[] {
  const { length } = line;
  const ways = Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (__, at) => ((bits >> at) & 1 ? "#" : ".")),
  ).filter(
    (way) =>
      runsOf(way.map((sign) => sign === "#")).join() === clue.join() &&
      way.every((sign, at) => line[at] === "?" || line[at] === sign),
  );
  return line.map((before, at) => {
    const signs = new Set(ways.map((way) => way[at] ?? "?"));
    return signs.size === 1 ? ([...signs][0] ?? before) : before;
  });
}

/** The grid as far as one comes who looks at one row or column at a time and never guesses. */
function byLines(rows: readonly number[][], columns: readonly number[][]): string[] {
  let grid = rows.map(() => columns.map(() => "?"));
  for (;;) {
    const before = grid.map((line) => line.join("")).join();
    grid = grid.map((line, row) => reasoned(rows[row] ?? [], line));
    const turned = columns.map((clue, column) =>
      reasoned(
        clue,
        grid.map((line) => line[column] ?? "?"),
      ),
    );
    grid = grid.map((_, row) => turned.map((line) => line[row] ?? "?"));
    const after = grid.map((line) => line.join(""));
    if (after.join() === before) return after;
  }
}

it.each(wordPictures.map((each) => [each.noun, each] as const))(
  "%s comes out line by line without a guess, from both sides, and out of fewer rows",
  (_, { grid, unneeded, words }) => {
    expect(words.length).toBeGreaterThan(0);
    expect(grid.map((line) => line.length)).toEqual(Array(8).fill(8));
    for (const seen of [grid, mirrored(grid)])
      expect(byLines(across(seen), down(seen))).toEqual(seen);
    for (const sign of ["#", "."])
      expect([...grid.join("")].filter((cell) => cell === sign).length).toBeGreaterThan(7);
    for (const rows of unneeded) {
      const told = across(grid).map((clue, row) => (rows.includes(row) ? [-1] : clue));
      expect(picturesOf(told, down(grid), 2)).toHaveLength(1);
    }
  },
);

it("no two pictures are alike, and no word has two", () => {
  const grids = wordPictures.flatMap(({ grid }) => [
    ...new Set([grid.join(), mirrored(grid).join()]),
  ]);
  expect(new Set(grids).size).toBe(grids.length);
  const words = wordPictures.flatMap((each) => each.words);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
