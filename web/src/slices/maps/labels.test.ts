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
