import { expect, test } from "vitest";
import { beginningsOf } from "./beginnings.ts";

test("a text of four letters goes on only where a word begins so", () => {
  const mayBegin = beginningsOf(["bridge", "zzzz", "tower", "sea"]);
  const texts = ["brid", "zzzz", "towe", "brie", "seas", "aaaa", "idge"];
  expect(texts.filter(mayBegin)).toEqual(["brid", "zzzz", "towe"]);
  // Shorter ones may still become a word, and longer ones have been looked at.
  expect(["x", "xyz", "xyzzy"].every(mayBegin)).toBe(true);
  // What is no letter is left to whoever knows the words.
  expect(mayBegin("o'ne")).toBe(true);
});
