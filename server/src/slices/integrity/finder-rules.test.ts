import { describe, expect, test } from "vitest";
import { inRowsAndColumns, judgeLookUps, type SeenLookUp } from "./finder-rules.ts";

const metresPerDegree = 111_195.08;
const center = { lat: 38.512345, lng: -98.543219 };
const minute = 60_000;
const lookUp = (metresNorth: number, metresEast: number, atMs: number, pointed = false) => ({
  lat: center.lat + metresNorth / metresPerDegree,
  lng: center.lng + metresEast / (metresPerDegree * Math.cos((center.lat * Math.PI) / 180)),
  atMs,
  pointed,
});
const codes = (
  lookUps: SeenLookUp[],
  checkIns: { lat: number; lng: number; atMs: number }[] = [],
) => judgeLookUps(lookUps, checkIns, center).map(({ code }) => code);
/** Somebody on foot who asks once a minute, in no straight line. */
const walk = Array.from({ length: 20 }, (_, step) =>
  lookUp(Math.sin(step * 1.7) * 60 + step, Math.cos(step * 2.3) * 60 + step, step * minute),
);

describe("look-ups near a square", () => {
  const home = { ...center, lat: center.lat + 3 };
  const cases: [string, SeenLookUp[], { lat: number; lng: number; atMs: number }[], string[]][] = [
    ["none", [], [], []],
    ["by somebody who walks about there", walk, [], []],
    ["of one who stood there a day before", walk.slice(0, 3), [{ ...home, atMs: 90_000_000 }], []],
    [
      "while checking in elsewhere",
      [lookUp(20, 5, 0)],
      [{ ...home, atMs: 30 * minute }],
      ["finder_far"],
    ],
    [
      "while looking up another place",
      [lookUp(20, 5, 0), { ...home, atMs: minute, pointed: false }],
      [],
      ["finder_far"],
    ],
    ["pointed at as an administrator", [lookUp(20, 5, 0, true)], [], ["finder_far"]],
    ["pointed at far away", [lookUp(2_000, 5, 0, true)], [], []],
    [
      "with three typed coordinates",
      [1, 2, 3].map((n) => ({
        lat: 38.5122 + n / 1e4,
        lng: -98.5431,
        atMs: n * minute,
        pointed: false,
      })),
      [],
      ["finder_typed"],
    ],
  ];
  test.each(cases)("%s", (_, lookUps, checkIns, expected) => {
    expect(codes(lookUps, checkIns)).toEqual(expected);
  });

  test("in rows and columns are a lattice, however they are shuffled", () => {
    const grid = Array.from({ length: 25 }, (_, n) =>
      lookUp((((n * 7) % 25) % 5) * 3, Math.floor(((n * 7) % 25) / 5) * 3, n * 2_000),
    );
    expect(codes(grid)).toEqual(["finder_lattice"]);
    const row = Array.from({ length: 12 }, (_, n) => lookUp(0, n * 3, n * 2_000));
    expect(codes(row)).toEqual(["finder_lattice"]);
  });
});

test("two of a row, or one point asked again and again, are no lattice", () => {
  const pairs = Array.from({ length: 40 }, (_, n) => ({
    lat: 38.5 + Math.floor(n / 2) / 1e4,
    lng: -98.5 + n / 1e4,
  }));
  expect(inRowsAndColumns(pairs)).toEqual([]);
  expect(codes(Array.from({ length: 40 }, (_, n) => lookUp(4, 4, n * minute)))).toEqual([]);
  const row = Array.from({ length: 11 }, (_, n) => lookUp(0, n * 3, n * 2_000));
  expect(codes(row)).toEqual([]);
  expect(codes([...walk, ...row, lookUp(0, 40, 0)])).toContain("finder_lattice");
});
