import { expect, test } from "vitest";
import { contourLines } from "./contour-lines.ts";

const CARD = { width: 100, height: 100, cell: 5, hill: 32, levels: 7 };

test("the same seed draws the same ground, another seed another", () => {
  const first = contourLines("hunt-1", CARD).join();
  const other = contourLines("hunt-2", CARD).join();
  expect(contourLines("hunt-1", { ...CARD }).join()).toBe(first);
  expect(other).not.toBe(first);
});

test("306 hunts have 306 pictures", () => {
  const pictures = new Set(
    Array.from({ length: 306 }, (_, index) => contourLines(`hunt-${index}`, CARD).join()),
  );
  expect(pictures.size).toBe(306);
});

test("paths stay short, so that a page of 100 cards stays light", () => {
  const lengths = Array.from(
    { length: 100 },
    (_, index) => contourLines(`length-${index}`, CARD).join("").length,
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeLessThan(9000);
});

/** Follows a path of closed relative quadratics and returns where each loop ends, relative to its start. */
function loopEnds(path: string): [number, number][] {
  return path
    .split("M")
    .slice(1)
    .map((loop) => {
      const numbers = (loop.split("q")[1] ?? "").match(/-?\d+/g)?.map(Number) ?? [];
      let x = 0;
      let y = 0;
      for (let index = 0; index < numbers.length; index += 4) {
        x += numbers[index + 2] ?? Number.NaN;
        y += numbers[index + 3] ?? Number.NaN;
      }
      return [x, y];
    });
}

test("every line closes upon itself", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const ends = contourLines(seed, CARD).flatMap(loopEnds);
    expect(ends.length).toBeGreaterThan(3);
    for (const end of ends) expect(end).toEqual([0, 0]);
  }
});

test("more levels draw more lines", () => {
  const easy = contourLines("hill", { ...CARD, levels: 4 }).join("").length;
  const hard = contourLines("hill", { ...CARD, levels: 9 }).join("").length;
  expect(hard).toBeGreaterThan(easy * 1.5);
});
