import { expect, it } from "vitest";
import { distanceM } from "../distance.ts";
import { createGrid } from "./grid.ts";
import { createPinMover } from "./pin-offset.ts";
import { publishedTestSecret } from "./published-test-secret.ts";

const move = createPinMover(publishedTestSecret);
const spot = { lat: 44.46, lng: -110.83 };
const labels = Array.from({ length: 400 }, (_, i) => `hunt ${i}|place`);

it("stays within the distance and never stays put", () => {
  for (const label of labels) {
    const away = distanceM(spot, move(spot, label, 94));
    expect(away).toBeGreaterThan(94 / 2 - 0.5);
    expect(away).toBeLessThan(94 + 0.5);
  }
});

it("goes every way, as far as to cancel out", () => {
  const pins = labels.map((label) => move(spot, label, 94));
  const mean = (of: "lat" | "lng") => pins.reduce((sum, pin) => sum + pin[of], 0) / pins.length;
  expect(distanceM(spot, { lat: mean("lat"), lng: mean("lng") })).toBeLessThan(12);
});

it("is the same for the same hunt, and another for another hunt or installation", () => {
  expect(move(spot, "a", 94)).toEqual(createPinMover(publishedTestSecret)(spot, "a", 94));
  expect(distanceM(move(spot, "a", 94), move(spot, "b", 94))).toBeGreaterThan(1);
  const other = createPinMover(new TextEncoder().encode("another secret of enough bytes"));
  expect(distanceM(move(spot, "a", 94), other(spot, "a", 94))).toBeGreaterThan(1);
});

it("leaves a point alone where nothing may be moved", () => {
  expect(move(spot, "a", 0)).toBe(spot);
});

it("is the grid's own", () => {
  expect(createGrid(publishedTestSecret).movePin(spot, "a", 94)).toEqual(move(spot, "a", 94));
});
