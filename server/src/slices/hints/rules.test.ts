import { expect, test } from "vitest";
import { hintAbout, rightWords } from "../hunts/service.ts";
import { stuckOn } from "./rules.ts";

test("a player is stuck on the first word that was wrong last, and on the first of all before", () => {
  expect(stuckOn(null)).toBe(1);
  expect(stuckOn("{}")).toBe(1);
  expect(stuckOn("no json")).toBe(1);
  expect(stuckOn('{"right":[false,true,true]}')).toBe(1);
  expect(stuckOn('{"right":[true,false,false]}')).toBe(2);
  expect(stuckOn('{"right":[true,true,false]}')).toBe(3);
});

test("a hint is sold by its line, an older one whole", () => {
  const hint = "Word 1: A.\nWord 2: B.\nWord 3: C.";
  expect([1, 2, 3].map((word) => hintAbout(hint, word))).toEqual([
    "Word 1: A.",
    "Word 2: B.",
    "Word 3: C.",
  ]);
  expect(hintAbout(hint, null)).toBe(hint);
  expect(hintAbout("Look up.", 2)).toBe("Look up.");
});

test("words are right in their own place only", () => {
  expect(rightWords("a.b.c", "a.c.b")).toEqual([true, false, false]);
  expect(rightWords("x.b.c", "a.b.c")).toEqual([false, true, true]);
});

test("a word that fits its puzzle as well as the address's own counts, in its place only", () => {
  const workings = [{ word: 2 as const, accepted: ["bolivian"] }];
  expect(rightWords("a.bolivian.c", "a.oblivion.c", workings)).toEqual([true, true, true]);
  expect(rightWords("bolivian.oblivion.c", "a.oblivion.c", workings)).toEqual([false, true, true]);
});
