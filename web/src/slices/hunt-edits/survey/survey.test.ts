import { surveySquare } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { findSurest, isSureEnough, keepRecent } from "./survey-position.ts";
import { adviceFor } from "./survey-words.ts";

const fix = (at: number, accuracy: number) => ({ lat: 40, lng: -82, accuracy, at });

test("of the last ten seconds the surest counts; older ones are where one has been", () => {
  const kept = keepRecent([fix(0, 3), fix(5_000, 9)], fix(12_000, 14));
  expect(kept.map(({ at }) => at)).toEqual([5_000, 12_000]);
  expect(findSurest(kept)?.accuracy).toBe(9);
  expect(findSurest([])).toBeNull();
});

test("33 feet are sure enough, 34 are not", () => {
  expect(isSureEnough(fix(0, 10.05))).toBe(true);
  expect(isSureEnough(fix(0, 10.4))).toBe(false);
});

test("every refusal of the call has its advice", () => {
  for (const code of Object.keys(surveySquare.refusals) as (keyof typeof surveySquare.refusals)[]) {
    expect(adviceFor(code).length, code).toBeGreaterThan(20);
  }
});
