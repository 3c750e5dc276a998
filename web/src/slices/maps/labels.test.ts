import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeLabels } from "./labels.ts";
import { drawSheet } from "./sheet.ts";
import { centredOn, wholeSheet } from "./view.ts";

const file = new URL("./generated/VT.json", import.meta.url);
const vermont = drawSheet(JSON.parse(readFileSync(file, "utf8")), "VT");
const named = (k: number, marks: { x: number; y: number }[] = []) => {
  const middle = vermont.project({ lat: 44.26, lng: -72.58 }) ?? { x: 0, y: 0 };
  const view = k === 1 ? wholeSheet : centredOn(middle, k, 64);
  return placeLabels(vermont.labels, view, 2, marks);
};

test("a whole state names its capital and some towns, and no county", () => {
  const labels = named(1);
  expect(labels[0]).toMatchObject({ kind: "capital", name: "Montpelier" });
  expect(labels.map(({ name }) => name)).toContain("Burlington");
  expect(labels.some(({ kind }) => kind === "area")).toBe(false);
  expect(labels.length).toBeLessThan(12);
});

test("nearer by counties have their names, and none covers another or a mark", () => {
  expect(named(4).map(({ kind }) => kind)).toContain("area");
  const spots = named(4).map(({ spot }) => spot);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
  const capital = vermont.labels[0]?.at ?? { x: 0, y: 0 };
  expect(named(1, [capital]).map(({ name }) => name)).not.toContain("Montpelier");
});

const around = (code: string) =>
  JSON.parse(readFileSync(new URL(`./generated/around/${code}.json`, import.meta.url), "utf8"));
const sheet = (code: string) =>
  drawSheet(
    JSON.parse(readFileSync(new URL(`./generated/${code}.json`, import.meta.url), "utf8")),
    code,
    around(code),
  );

test("lands beside a state and its lakes are named where there is room, and never on the state", () => {
  const michigan = sheet("MI");
  const names = placeLabels(michigan.labels, wholeSheet, 1.25).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Wisconsin", "Lake Michigan", "Lansing"]));
  const onPhone = placeLabels(michigan.labels, wholeSheet, 2.6).map(({ name }) => name);
  expect(onPhone).not.toContain("Indiana");
  // A name that stood in the middle of Canada's part of the sheet would stand on Maine.
  const canada = sheet("ME").labels.find(({ name }) => name === "Canada");
  expect(canada?.at.y).toBeLessThan(100);
});

test("no name stands on the bar that gives the scale", () => {
  for (const code of ["ME", "TX", "CA", "MI"]) {
    for (const { spot } of placeLabels(sheet(code).labels, wholeSheet, 2.6)) {
      expect(spot.x < 100 * 2.6 && spot.y > 600 - 26 * 2.6).toBe(false);
    }
  }
});

test.each(["AK", "HI", "FL", "MI", "NATIONAL"])(
  "%s has its water and its neighbours within reach of the paper",
  (code) => {
    const { around: drawn } = sheet(code);
    expect(drawn.beside.length > 0).toBe(code !== "HI");
    for (const path of Object.values(drawn)) {
      const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      // A ring the wrong way round would be the whole world but the land.
      expect(numbers.every((each) => each > -700 && each < 1500)).toBe(true);
    }
  },
);
