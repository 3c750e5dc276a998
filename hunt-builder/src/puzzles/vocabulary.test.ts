import { expect, test } from "vitest";
import { vocabulary } from "./vocabulary.ts";

test("words to tier 70 and names are known, and told apart", () => {
  const { isWord, isName, ofLength } = vocabulary();
  expect(["oblivion", "osculate", "a", "ailurophile"].map(isWord)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["bolivian", "webster", "vermont"].map(isName)).toEqual([true, true, true]);
  expect(["bolivian", "oblivionn", "", "b"].map(isWord)).toEqual([false, false, false, false]);
  expect(isName("castle")).toBe(false);
  expect(ofLength(7)).toContain("volcano");
  expect(ofLength(8).length).toBeGreaterThan(15_000);
});

test("words come back as they were packed", () => {
  const { ofLength } = vocabulary();
  const all = Array.from({ length: 14 }, (_, i) => ofLength(i + 1)).flat();
  expect(all.length).toBe(new Set(all).size);
  expect(all.every((word) => /^[a-z]+$/.test(word))).toBe(true);
});
