import { expect, test } from "vitest";
import { coverageOf, coverageReport, isFreeToStand } from "./coverage.mjs";
import { sound } from "./sample-rows.ts";

const base = sound().stand;
const standing = (at: number[], asks: object = {}) => ({
  ...sound(),
  stand: { ...base, at, asks: { ...(base?.asks as object), ...asks } },
});

test("free to stand is without a ticket, without opening hours and on a path at most", () => {
  const at = [38.6, -97.7];
  expect(isFreeToStand(standing(at))).toBe(true);
  expect(isFreeToStand(standing(at, { hours: "always", terrain: 1 }))).toBe(true);
  expect(isFreeToStand(standing(at, { ticket: "car" }))).toBe(false);
  expect(isFreeToStand(standing(at, { hours: ["09:00", "17:00"] }))).toBe(false);
  expect(isFreeToStand(standing(at, { terrain: 3 }))).toBe(false);
  expect(isFreeToStand({ stand: null })).toBe(false);
  expect(isFreeToStand({})).toBe(false);
});

test("a city is served by ten places within 30 miles, and no fewer", () => {
  const wichita = [37.6922, -97.3375];
  const of = (count: number, at: number[]) =>
    coverageOf([{ stem: "kansas", rows: Array.from({ length: count }, () => standing(at)) }]);
  const cityIn = ({ cities }: ReturnType<typeof coverageOf>) =>
    cities.find(({ name, state }) => name === "Wichita" && state === "KS")?.places;
  expect(cityIn(of(9, wichita))).toBe(9);
  expect(of(9, wichita).served).toBe(0);
  expect(of(10, wichita).served).toBe(1);
  // Fifty miles to the north.
  expect(cityIn(of(10, [38.42, -97.3375]))).toBe(0);
});

test("the report names each file, its rows and the cities that lack places", () => {
  const text = coverageReport([{ stem: "kansas", rows: [standing([37.69, -97.34]), {}] }]).join(
    "\n",
  );
  expect(text).toMatch(/kansas +2 +84 +1 +1 +1\n/);
  expect(text).toMatch(/^0 of 338 cities/m);
  expect(text).toMatch(/Wichita KS 1/);
});
