import { checkInRangeFt } from "@ten-paces/contract";
import { checkInRadiusM, metresToFeet } from "@ten-paces/geo";
import { expect, test } from "vitest";
import { bandSentences, lawfulSeconds, weakSignalSentence } from "./rules.ts";

test("what people are told in feet is what is measured in metres", () => {
  expect(Math.round(metresToFeet(checkInRadiusM))).toBe(checkInRangeFt);
  expect(weakSignalSentence(60.96, false)).toMatch(/only known to 200 ft, and 82 ft is needed/);
  expect(weakSignalSentence(1000, true)).toMatch(/3,281 ft.*Precise location/);
  expect(bandSentences.under_500_ft).toContain("500 ft");
});

const mile = 1 / 69.0934; // of latitude, in degrees

test.each([
  ["the same spot", 0, 0],
  ["a few steps: rounded up to a whole second", 0.001, 1],
  ["one mile", 1, 66],
  ["55 miles are an hour", 55, 3600],
  ["across the country: no flight is faster here", 2475, 45 * 3600],
])("the lawful pace: %s", (_, miles, seconds) => {
  const from = { lat: 30, lng: -98 };
  const taken = lawfulSeconds(from, { lat: from.lat + miles * mile, lng: from.lng });
  expect(Math.abs(taken - seconds)).toBeLessThanOrEqual(Math.max(1, seconds / 10_000));
});
