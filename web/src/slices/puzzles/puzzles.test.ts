import { expect, test } from "vitest";
import { readBoard } from "./chess-board.ts";
import { createNotebook } from "./notes.ts";
import { armAt, directionWords } from "./semaphore-geometry.ts";

test("an arm points where the reader sees it: up is up, ninety degrees to the right", () => {
  expect(armAt(0)).toMatchObject({ x: 50, y: 19 });
  expect(armAt(90)).toMatchObject({ x: 77, y: 46 });
  expect(armAt(180)).toMatchObject({ x: 50, y: 73 });
  expect(armAt(270)).toMatchObject({ x: 23, y: 46 });
});

test("directions in words", () => {
  expect([0, 45, 90, 135, 180, 225, 270, 315, 360].map(directionWords)).toEqual([
    "up",
    "upper right",
    "right",
    "lower right",
    "down",
    "lower left",
    "left",
    "upper left",
    "up",
  ]);
});

test("a board's rows run from the highest rank down, and only the told squares are marked", () => {
  const board = readBoard(["abc", "def", "ghi"], ["b1"]);
  expect(board).toMatchObject({ columns: 3, rows: 3 });
  expect(board.cells.find((cell) => cell.name === "a3")?.letter).toBe("A");
  expect(board.cells.find((cell) => cell.name === "b1")).toMatchObject({ letter: "H", move: 1 });
  expect(board.cells.filter((cell) => cell.move !== null)).toHaveLength(1);
});

test("a1 is dark, as on every board", () => {
  const cells = readBoard(["ab", "cd"], []).cells;
  expect(cells.filter((cell) => cell.dark).map((cell) => cell.name)).toEqual(["b2", "a1"]);
});

test("a notebook that cannot be kept says nothing and stops nothing", () => {
  const notebook = createNotebook(() => {
    throw new Error("forbidden");
  });
  notebook.write("x", "y");
  expect(notebook.read("x")).toBe("");
});
