import { expect, test } from "vitest";
import { judgeFix, secondsLeftOf } from "./rules.ts";

const now = 1_800_000_000_000;

test.each([
  ["good", { accuracy: 5, at: now }],
  ["good", { accuracy: 50, at: now - 15_000 }],
  ["good", { accuracy: 5, at: now + 60_000 }],
  ["position_needed", {}],
  ["position_needed", { accuracy: 5 }],
  ["position_needed", { at: now }],
  ["position_stale", { accuracy: 5, at: now - 15_001 }],
  ["position_stale", { accuracy: 5, at: now + 60_001 }],
  ["position_stale", { accuracy: 5, at: Number.NaN }],
  ["position_weak", { accuracy: 50.1, at: now }],
  ["position_weak", { accuracy: Number.POSITIVE_INFINITY, at: now }],
  ["position_weak", { accuracy: -1, at: now }],
] as const)("%s for %j", (verdict, fix) => {
  expect(judgeFix(fix, now)).toBe(verdict);
});

test("a day lasts 24 hours from its first look-up", () => {
  const began = new Date(now);
  expect(secondsLeftOf(began, began)).toBe(86_400);
  expect(secondsLeftOf(began, new Date(now + 86_399_500))).toBe(1);
});
