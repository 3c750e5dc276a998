import { expect, test } from "vitest";
import { Windows } from "./windows.ts";

test("so many are free, the next waits for the end of the window, and then it begins anew", () => {
  const windows = new Windows();
  const take = (nowMs: number) => windows.take("key", 2, 1000, nowMs);
  expect([take(0), take(400), take(500)]).toEqual([0, 0, 1]);
  expect([take(1000), take(1001), take(1002)]).toEqual([0, 0, 1]);
});

test("a clock that is set back locks nobody out", () => {
  const windows = new Windows();
  windows.take("key", 1, 1000, 900_000);
  expect(windows.take("key", 1, 1000, 900_001)).toBe(1);
  expect(windows.take("key", 1, 1000, 5)).toBe(0);
});

test("a flood of keys is not kept for ever", () => {
  const windows = new Windows();
  for (let index = 0; index < 250_000; index += 1) windows.take(`key ${index}`, 1, 1e9, 0);
  expect(windows.size).toBeLessThanOrEqual(100_000);
  // The newest are the ones that count on.
  expect(windows.take("key 249999", 1, 1e9, 0)).toBeGreaterThan(0);
});
