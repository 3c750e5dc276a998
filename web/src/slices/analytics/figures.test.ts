import { funnelSteps } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { kindWords, shareOf, tookWords, waysOf } from "./figures.ts";

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

test("a step is held against one that whoever took it has taken, so that none is above the whole", () => {
  const counts = {
    registered: 8,
    confirmed: 2,
    subscribed: 6,
    started: 3,
    solved_one: 3,
    finished: 0,
  };
  const funnel = funnelSteps.map((step) => ({ step, users: counts[step] }));
  expect(waysOf(funnel).map(({ before }) => before)).toEqual([8, 8, 8, 6, 3, 3]);
  expect(waysOf(funnel).every(({ users, before, of }) => users <= before && of === 8)).toBe(true);
  expect(waysOf([])).toEqual([]);
});
