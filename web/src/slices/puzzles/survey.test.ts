import { expect, test } from "vitest";
import { bearingInWords, isAtEnd, legInWords, legOf, rulerEnd } from "./survey.ts";

test("a leg of a field book, all four quarters round", () => {
  expect(legOf("N 60° E 14 mi")).toEqual({ degrees: 60, miles: 14 });
  expect(legOf("S 50° E 27 mi")).toEqual({ degrees: 130, miles: 27 });
  expect(legOf("S 55° W 11 mi")).toEqual({ degrees: 235, miles: 11 });
  expect(legOf("N 30° W 8 mi")).toEqual({ degrees: 330, miles: 8 });
  expect(legOf("due W ? mi")).toEqual({ degrees: 270, miles: null });
  expect(legOf("over the hill")).toBeNull();
});

test("a leg is read aloud without signs", () => {
  expect(legInWords("S 55° W 11 mi")).toBe("south, 55 degrees toward west, 11 miles");
  expect(legInWords("due N ? mi")).toBe("due north, miles unreadable");
});

test("the ruler ends at the flag, or anywhere on its line where the miles are gone", () => {
  const from = { x: 500, y: 500 };
  const east = { degrees: 90, miles: 20 };
  expect(rulerEnd(from, east, 100)).toEqual({ x: 700, y: 500 });
  expect(isAtEnd(from, { x: 690, y: 510 }, east, 100)).toBe(true);
  expect(isAtEnd(from, { x: 600, y: 500 }, east, 100)).toBe(false);
  expect(isAtEnd(from, { x: 600, y: 500 }, { degrees: 90, miles: null }, 100)).toBe(true);
  expect(isAtEnd(from, { x: 600, y: 600 }, { degrees: 90, miles: null }, 100)).toBe(false);
  expect(isAtEnd(from, from, { degrees: 90, miles: null }, 100)).toBe(false);
});

test("a flag as it is seen from another", () => {
  expect(bearingInWords({ x: 500, y: 500 }, { x: 600, y: 600 }, 100)).toBe(
    "south, 45 degrees toward east, 14 miles",
  );
});
