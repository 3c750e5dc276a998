import { expect, it } from "vitest";
import { pictures } from "./pictures.ts";
import { picturesOf, runsOf } from "./solve/nonogram.ts";

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
