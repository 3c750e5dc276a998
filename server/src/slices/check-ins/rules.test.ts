import { checkInRangeFt } from "@ten-paces/contract";
import { checkInRadiusM, metresToFeet } from "@ten-paces/geo";
import { expect, test } from "vitest";
import { bandSentences, weakSignalSentence } from "./rules.ts";

test("what people are told in feet is what is measured in metres", () => {
  expect(Math.round(metresToFeet(checkInRadiusM))).toBe(checkInRangeFt);
  expect(weakSignalSentence(60.96, false)).toMatch(/only known to 200 ft, and 82 ft is needed/);
  expect(weakSignalSentence(1000, true)).toMatch(/3,281 ft.*Precise location/);
  expect(bandSentences.under_500_ft).toContain("500 ft");
});
