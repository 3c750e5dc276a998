import { expect, test } from "vitest";
import { marked } from "./drawing.ts";
import { wordOf, workOf } from "./kept-work.ts";
import { movedBy, orderOf, spelledBy } from "./orders.ts";
import { faring } from "./solutions.tsx";

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
