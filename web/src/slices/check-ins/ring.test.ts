import { expect, test } from "vitest";
import { GOOD_RADIUS, isGoodEnough, ringRadius } from "./ring.ts";

test("the ring touches the dashed circle at the moment it is good enough", () => {
  expect(ringRadius(25)).toBe(GOOD_RADIUS);
  expect(isGoodEnough(25)).toBe(true);
  expect(isGoodEnough(25.1)).toBe(false);
});

test("the ring shrinks with the accuracy and stays inside the picture", () => {
  const radii = [5000, 500, 100, 25, 10, 3, 0.1].map(ringRadius);
  expect(radii).toEqual([...radii].sort((a, b) => b - a));
  expect(Math.max(...radii)).toBeLessThanOrEqual(92);
  expect(Math.min(...radii)).toBeGreaterThan(0);
});
