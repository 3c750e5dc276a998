import { expect, test } from "vitest";
import { clueInWords, isMet, lettersOn, type Pane, paneAt, pressed } from "./nonogram.ts";

test("a pane is dark, then light, then open again", () => {
  const once = pressed({}, 1, 2);
  expect(paneAt(once, 1, 2)).toBe("dark");
  const twice = pressed(once, 1, 2);
  expect(paneAt(twice, 1, 2)).toBe("light");
  expect(pressed(twice, 1, 2)).toEqual({});
  expect(paneAt(once, 2, 1)).toBe("");
});

test("a line holds its numbers in order, and no more", () => {
  const line: Pane[] = ["dark", "dark", "light", "dark", ""];
  expect(isMet([2, 1], line)).toBe(true);
  expect(isMet([1, 2], line)).toBe(false);
  expect(isMet([2], line)).toBe(false);
  expect(isMet([], ["", "light"])).toBe(true);
  expect(isMet([-1], line)).toBe(true);
});

test("letters are read from the top, on dark panes or on all others", () => {
  const panes: Pane[][] = [
    ["dark", "", "light"],
    ["dark", "dark", ""],
  ];
  expect(lettersOn(["AB ", "C D"], panes, "dark")).toEqual(["A", "C"]);
  expect(lettersOn(["AB ", "C D"], panes, "light")).toEqual(["B", "D"]);
});

test("numbers are read out", () => {
  expect([[3, 1], [], [-1]].map(clueInWords)).toEqual(["3, 1", "none", "not told"]);
});
