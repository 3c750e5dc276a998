import { expect, it } from "vitest";
import { areKeysApart, sayKeys } from "./keys-apart.ts";

const puzzle = (own: Partial<Parameters<typeof areKeysApart>[1]>) => ({
  tells: [],
  keys: [],
  entries: [],
  ...own,
});

it("finds a key in what another puzzle of its square shows, hides, sells or has one write down", () => {
  const plate = puzzle({ keys: ["papers"] });
  for (const other of [
    puzzle({ tells: ["left his papers in a boot"] }),
    puzzle({ tells: ["The walk passes through “PAPERS”."] }),
    puzzle({ entries: ["paper"] }),
    puzzle({ keys: ["papers"] }),
  ]) {
    expect(areKeysApart(plate, other)).toBe(false);
    expect(areKeysApart(other, plate)).toBe(false);
  }
  expect(areKeysApart(plate, puzzle({ tells: ["a newspaper boy"], entries: ["boot"] }))).toBe(true);
});

it("finds a year by its figures", () => {
  expect(sayKeys(["It opened in 1873."], ["1873"])).toBe(true);
  expect(sayKeys(["It has 18,735 seats."], ["1873"])).toBe(false);
});
