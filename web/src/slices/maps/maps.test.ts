import { readFileSync } from "node:fs";
import { distanceM, states } from "@ten-paces/geo";
import { describe, expect, test } from "vitest";
import { scaleBar } from "./scale-bar.ts";
import { drawSheet } from "./sheet.ts";
import {
  centredOn,
  holding,
  middle,
  panned,
  SHEET,
  toScreen,
  toSheet,
  viewAfterKey,
  wholeSheet,
  zoomedAt,
} from "./view.ts";

function load(code: string) {
  const file = new URL(`./generated/${code}.json`, import.meta.url);
  return drawSheet(JSON.parse(readFileSync(file, "utf8")), code);
}

describe("the sheets", () => {
  test.each(states.map(({ code, capitol }) => [code, capitol] as const))(
    "%s has its capitol on the paper, and leads back to it",
    (code, capitol) => {
      const sheet = load(code);
      const spot = sheet.project(capitol);
      expect(spot).not.toBeNull();
      if (spot === null) return;
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(SHEET.width);
      expect(spot.y).toBeGreaterThan(0);
      expect(spot.y).toBeLessThan(SHEET.height);
      const back = sheet.unproject(spot);
      expect(back && distanceM(back, capitol)).toBeLessThan(1);
      expect(sheet.outline.length).toBeGreaterThan(80);
      // One district has no counties to part.
      expect(sheet.inner.length > 0).toBe(code !== "DC");
    },
  );

  test("the nation has every capitol on it", () => {
    const sheet = load("NATIONAL");
    for (const { code, capitol } of states)
      expect([code, sheet.project(capitol)]).not.toContain(null);
  });

  test("a place beyond the nation is not on its map", () => {
    expect(load("NATIONAL").project({ lat: 51.5, lng: -0.1 })).toBeNull();
  });
});

describe("the view", () => {
  test("what lies under the pointer stays there while it zooms", () => {
    const pointer = { x: 300, y: 200 };
    const before = toSheet(wholeSheet, pointer);
    const view = zoomedAt(wholeSheet, 4, pointer, 64);
    expect(toScreen(view, before)).toEqual(pointer);
  });

  test("it neither leaves the sheet nor passes its limits", () => {
    const near = zoomedAt(wholeSheet, 2, middle, 64);
    expect(panned(near, 9_999, 0, 64).x).toBe(0);
    expect(panned(near, -9_999, 0, 64).x).toBe(-SHEET.width);
    expect(zoomedAt(near, 1_000, middle, 64).k).toBe(64);
    expect(zoomedAt(near, 0.001, middle, 64)).toEqual({ k: 1, x: 0, y: 0 });
  });

  test("keys move and zoom it; others are left to the page", () => {
    const near = viewAfterKey(wholeSheet, "+", 64);
    expect(near?.k).toBe(2);
    expect(near && viewAfterKey(near, "ArrowLeft", 64)?.x).toBeGreaterThan(near?.x ?? 0);
    expect(near && viewAfterKey(near, "0", 64)).toEqual(wholeSheet);
    expect(viewAfterKey(wholeSheet, "Tab", 64)).toBeNull();
  });

  test("it can be drawn together around a few spots", () => {
    const spots = [
      { x: 400, y: 300 },
      { x: 410, y: 300 },
    ];
    const view = holding(spots, 1000);
    const [left, right] = spots.map((spot) => toScreen(view, spot).x);
    expect(left).toBeCloseTo(120);
    expect(right).toBeCloseTo(680);
    expect(holding([{ x: 400, y: 300 }], 64).k).toBe(64);
    expect(holding([], 64)).toEqual(wholeSheet);
  });

  test("a spot can be brought to the middle", () => {
    const view = centredOn({ x: 500, y: 250 }, 8, 64);
    expect(toScreen(view, { x: 500, y: 250 })).toEqual(middle);
  });
});

test.each([
  [700, 120, "50 mi"],
  [100, 120, "5 mi"],
  [1, 120, "200 ft"],
  [0.05, 120, "10 ft"],
])("%d m a unit and %d units of room give %s", (metres, room, label) => {
  const bar = scaleBar(metres, room);
  expect(bar.label).toBe(label);
  expect(bar.length).toBeLessThanOrEqual(room);
  expect(bar.length).toBeGreaterThan(room / 3);
});
