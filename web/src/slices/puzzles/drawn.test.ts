import { expect, test } from "vitest";
import { marked } from "./drawing.ts";
import { wordOf, workOf } from "./kept-work.ts";
import { movedBy, orderOf, spelledBy } from "./orders.ts";
import { faring } from "./solutions.tsx";
import { readWalk, stepped } from "./walks.ts";

test("what a device kept is read whatever it is", () => {
  expect(workOf("", 3)).toEqual({ marks: {}, letters: ["", "", ""] });
  expect(workOf("my notes: maybe CAT?", 2)).toEqual({ marks: {}, letters: ["", ""] });
  expect(workOf('{"marks":{"a":"1","b":2},"letters":["C","","%","x"]}', 3)).toEqual({
    marks: { a: "1" },
    letters: ["c", "", ""],
  });
});

test("boxes are a word of the check-in: open ones are spaces, none at the end", () => {
  expect(wordOf(["c", "", "t", ""])).toBe("c t");
  expect(wordOf(["", "", ""])).toBe("");
});

test("an order holds everything once, however much of it was told", () => {
  expect(orderOf(undefined, 3)).toEqual([0, 1, 2]);
  expect(orderOf("2,0", 3)).toEqual([2, 0, 1]);
  expect(orderOf("9,x,1,1", 3)).toEqual([1, 0, 2]);
  expect(movedBy([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
  expect(movedBy([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
});

test("pieces fill their boxes, and an open piece leaves them open", () => {
  expect(
    spelledBy([
      { letters: "ST", length: 2 },
      { letters: "", length: 2 },
      { letters: "E", length: 1 },
    ]),
  ).toEqual(["S", "T", "", "", "E"]);
});

test("a mark is set, changed and rubbed out", () => {
  expect(marked({ a: "1" }, "b", "2")).toEqual({ a: "1", b: "2" });
  expect(marked({ a: "1" }, "a", "")).toEqual({});
});

test("a solution says how all fared", () => {
  const square = { squareNum: 1, place: "", town: "", words: "" };
  expect(
    faring({ ...square, solvedBy: 1, medianMinutes: null, hintsTaken: 2, wrongTries: 1 }),
  ).toBe("Solved by 1 hunter. 1 wrong try, 2 hints taken.");
  expect(faring({ ...square, solvedBy: 4, medianMinutes: 9, hintsTaken: 0, wrongTries: 3 })).toBe(
    "Solved by 4 hunters, half of them within 9 minutes. 3 wrong tries, 0 hints taken.",
  );
});

test("a walk goes from stone to neighbouring stone, back to where it was, and keeps what is told", () => {
  // Four columns: 3 and 4 are neighbours in number only.
  expect(stepped([], 5, 4, 0)).toEqual([5]);
  expect(stepped([5], 6, 4, 0)).toEqual([5, 6]);
  expect(stepped([5, 6], 2, 4, 0)).toEqual([5, 6, 2]);
  expect(stepped([2, 3], 4, 4, 0)).toEqual([2, 3]);
  expect(stepped([5, 6, 2], 6, 4, 0)).toEqual([5, 6]);
  expect(stepped([5, 6, 2], 2, 4, 0)).toEqual([5, 6]);
  expect(stepped([5, 6, 2], 5, 4, 2)).toEqual([5, 6]);
  expect(stepped([5], 15, 4, 0)).toEqual([15]);
  expect(stepped([5], 15, 4, 1)).toEqual([5]);
});

test("a kept walk that does not begin with what is told is not gone on with", () => {
  expect(readWalk("5,6,2", [5, 6])).toEqual([5, 6, 2]);
  expect(readWalk("1,6,x", [5, 6])).toEqual([5, 6]);
  expect(readWalk("1,1,,2.5,-3", [])).toEqual([1]);
  expect(readWalk(undefined, [])).toEqual([]);
});
