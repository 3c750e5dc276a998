import { expect, test } from "vitest";
import { hasFreeLevel3Hint, hintCostOf, hintLevel } from "./hints.ts";

const levels = [...hintLevel.def.values] as (1 | 2 | 3)[];
const prices = (costsNothing: boolean, freeLevel3Hint: boolean) =>
  levels.map((level) => hintCostOf(level, { costsNothing, freeLevel3Hint }));

test("hints cost 1, 2 and 3 credits; the third nothing once for Unlimited; all nothing where play is free", () => {
  expect(prices(false, false)).toEqual([1, 2, 3]);
  expect(prices(false, true)).toEqual([1, 2, 0]);
  expect(prices(true, false)).toEqual([0, 0, 0]);
  expect(prices(true, true)).toEqual([0, 0, 0]);
});

test("the free level-3 hint comes with Unlimited, once a hunt", () => {
  expect(hasFreeLevel3Hint({ planId: "unlimited", used: false })).toBe(true);
  expect(hasFreeLevel3Hint({ planId: "unlimited", used: true })).toBe(false);
  expect(hasFreeLevel3Hint({ planId: "five", used: false })).toBe(false);
  expect(hasFreeLevel3Hint({ planId: null, used: false })).toBe(false);
});
