import { describe, expect, it } from "vitest";
import { findWordIndex, words } from "./words.ts";

describe("the words", () => {
  it("are 10,609 different ones of 3 to 8 letters in alphabetical order", () => {
    expect(words.length).toBe(10_609);
    expect(new Set(words).size).toBe(10_609);
    expect(words.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
    expect([...words].sort()).toEqual(words);
  });

  it("hold no plural of another, no sound-alikes, nothing to blush at", () => {
    const list = new Set(words);
    const plurals = words.filter((word) => word.endsWith("s") && list.has(word.slice(0, -1)));
    expect(plurals).toEqual([]);
    for (const word of ["their", "whole", "pair", "knight", "weight", "analog"]) {
      expect(list.has(word)).toBe(false);
    }
    for (const word of [
      "kill",
      "gun",
      "sex",
      "beer",
      "jesus",
      "senate",
      "tumor",
      "toilet",
      "idiot",
    ]) {
      expect(list.has(word)).toBe(false);
    }
  });

  it("are found by their place", () => {
    expect(findWordIndex(words[0] ?? "")).toBe(0);
    expect(findWordIndex(words[10_608] ?? "")).toBe(10_608);
    expect(findWordIndex("constructor")).toBeUndefined();
    expect(findWordIndex("")).toBeUndefined();
  });
});
