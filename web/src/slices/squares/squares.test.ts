import { expect, test } from "vitest";
import { lockedTitle, solvedTitle } from "./folded-squares.ts";
import { readMainClue } from "./main-clue.ts";
import { isShown, toggled } from "./open-squares.ts";
import { progressFigures } from "./progress-figures.ts";

test("a clue is plain text, or JSON that holds it", () => {
  expect(readMainClue("Stand here.")).toEqual({ text: "Stand here.", clues: null });
  const line = { id: "1", text: "Look.", difficulty: "EASY", category: "History" };
  const json = JSON.stringify({ mainClue: "Stand here.", clues: [line, { id: 2 }] });
  expect(readMainClue(json)).toEqual({ text: "Stand here.", clues: [line] });
});

test("what only looks like JSON is shown as it stands", () => {
  expect(readMainClue("{ a riddle in braces }").text).toBe("{ a riddle in braces }");
  expect(readMainClue('{"other":1}').text).toBe('{"other":1}');
});

test("the current square starts shown, the others hidden; each can be turned", () => {
  const solved = { sequenceNum: 1, state: "completed" } as const;
  const current = { sequenceNum: 2, state: "current" } as const;
  expect(isShown(solved, {})).toBe(false);
  expect(isShown({ sequenceNum: 3, state: "locked" }, {})).toBe(false);
  expect(isShown(current, {})).toBe(true);
  const byHand = toggled(current, toggled(solved, {}));
  expect(isShown(solved, byHand)).toBe(true);
  expect(isShown(current, byHand)).toBe(false);
});

test("a square hidden while locked shows itself when it becomes current", () => {
  const byHand = toggled({ sequenceNum: 3, state: "locked" }, {});
  expect(isShown({ sequenceNum: 3, state: "current" }, byHand)).toBe(true);
});

test("the last square stays the current one when all are solved", () => {
  const progress = {
    completedSquares: [1, 2],
    currentSquare: 3,
    totalSquares: 2,
    creditsRemaining: 0,
  };
  expect(progressFigures(progress)).toEqual({
    completed: 2,
    total: 2,
    percent: 100,
    current: 2,
    finished: true,
  });
});

test("a hunt without squares is not finished", () => {
  const progress = {
    completedSquares: [],
    currentSquare: 1,
    totalSquares: 0,
    creditsRemaining: 0,
  };
  expect(progressFigures(progress)).toMatchObject({ percent: 0, finished: false });
});

test("solved and locked squares are told in a line each", () => {
  expect(solvedTitle(3, 10)).toBe("3 of 10 squares solved");
  expect(solvedTitle(1, 1)).toBe("1 of 1 square solved");
  const locked = [5, 6, 7].map((sequenceNum) => ({ sequenceNum }));
  expect(lockedTitle(locked)).toBe("Squares 5 to 7");
  expect(lockedTitle(locked.slice(2))).toBe("Square 7");
});
