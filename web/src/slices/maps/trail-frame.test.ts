import { expect, test } from "vitest";
import { frameAround, insetIn, trailBetween } from "./trail-frame.ts";
import { SHEET } from "./view.ts";

test("a frame holds every stop with air around it, and all of the state around a single one", () => {
  expect(frameAround([])).toBeNull();
  const one = frameAround([{ x: 100, y: 300 }]);
  expect(one?.x).toBeLessThanOrEqual(0);
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeGreaterThanOrEqual(SHEET.width);
  expect((one?.y ?? 0) + (one?.height ?? 0)).toBeGreaterThanOrEqual(SHEET.height);
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

test("a small part of a state says in its emptiest corner which part it is; a large one needs not", () => {
  const spots = [
    { x: 300, y: 200 },
    { x: 340, y: 180 },
  ];
  const frame = frameAround(spots);
  if (!frame) throw new Error("There should be a frame.");
  const inset = insetIn(frame, spots);
  // The trail runs from below left to above right: a corner above left or below right is free.
  const left = (inset?.x ?? 0) < 320;
  const above = (inset?.y ?? 0) < 190;
  expect(left).toBe(above);
  for (const { x, y } of spots) {
    const inside =
      inset &&
      x > inset.x &&
      x < inset.x + inset.width &&
      y > inset.y &&
      y < inset.y + inset.height;
    expect(inside).toBe(false);
  }
  const far = [
    { x: 0, y: 0 },
    { x: SHEET.width, y: SHEET.height },
  ];
  const large = frameAround(far);
  expect(large && insetIn(large, far)).toBeNull();
});
