import { expect, test } from "vitest";
import { frameAround, trailBetween } from "./trail-frame.ts";

test("a frame holds every stop with air around it, and shows country around a single one", () => {
  expect(frameAround([])).toBeNull();
  const one = frameAround([{ x: 400, y: 300 }]);
  expect(one).toMatchObject({ x: 400 - (one?.width ?? 0) / 2 });
  expect(one?.width).toBeGreaterThan(20);
  const tall = frameAround([
    { x: 100, y: 0 },
    { x: 110, y: 300 },
  ]);
  expect(tall?.height).toBe(450);
  expect(tall?.y).toBe(-75);
  expect((tall?.width ?? 0) / (tall?.height ?? 1)).toBeCloseTo(16 / 9);
});

test("a leg bends a little, from stop to stop", () => {
  expect(trailBetween({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe("M0.00 0.00Q5.00 -1.20 10.00 0.00");
});
