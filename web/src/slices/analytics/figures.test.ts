import { expect, test } from "vitest";
import { kindWords, shareOf, tookWords } from "./figures.ts";

test("shares, times and kinds of puzzles in words", () => {
  expect([shareOf(2, 3), shareOf(0, 4), shareOf(0, 0)]).toEqual(["67%", "0%", "–"]);
  expect([0.4, 35.4, 90, 47 * 60, 60 * 60].map(tookWords)).toEqual([
    "under a minute",
    "35 min",
    "1.5 h",
    "47 h",
    "2.5 days",
  ]);
  expect(kindWords("map_path")).toBe("Map path");
});
