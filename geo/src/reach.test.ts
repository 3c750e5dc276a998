import { expect, it } from "vitest";
import { checkInRadiusM } from "./check-in-geometry.ts";
import { mostPinOffsetM, reachFt } from "./reach.ts";
import { feetToMetres } from "./units.ts";

it("is what the rules say", () => {
  expect(reachFt("surveyed")).toBe(33);
  expect(reachFt("exact")).toBe(430);
  expect(reachFt("near")).toBe(1_300);
});

it.each([
  ["spot", 10],
  ["exact", 100],
  ["near", 300],
] as const)("reaches from a moved %s pin to whoever stands on the true spot", (sure, knownM) => {
  const offset = mostPinOffsetM(sure);
  expect(offset).toBeGreaterThan(1);
  expect(offset).toBeLessThanOrEqual(knownM / 3);
  // The point is off, the pin is moved away from it, and the square's center is half a diagonal further.
  expect(feetToMetres(reachFt(sure))).toBeGreaterThanOrEqual(knownM + offset + 2.15);
});

it("keeps the 33 feet around a spot, and leaves a surveyed pin alone", () => {
  expect(feetToMetres(reachFt("spot"))).toBeGreaterThan(
    10 + checkInRadiusM + mostPinOffsetM("spot"),
  );
  expect(mostPinOffsetM("surveyed")).toBe(0);
});
