// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SquareClues } from "./square-clues.tsx";

afterEach(cleanup);

const line = { id: "1-1", text: "It never rang.", difficulty: "HARD", category: "Riddle" } as const;
const square = { sequenceNum: 1, clue: "Look up.", clues: [line], puzzles: [] };

it("says how many lines are to come, and what opens the next", () => {
  const ladder = { count: 3, nextAt: "2026-05-04T18:00:00.000Z" };
  render(<SquareClues square={{ ...square, ladder }} />);
  expect(screen.getByText(/3 more lines are to come/)).toBeDefined();
  expect(screen.getByText(/wrong check-in/).querySelector("time")?.dateTime).toBe(ladder.nextAt);
});

it("says nothing where all are open, and whom a decoy meant once the square is solved", () => {
  const decoy = { ...line, id: "1-2", text: "It is red.", about: "Long Bridge" };
  render(<SquareClues square={{ ...square, clues: [line, decoy] }} decoys={["It is red."]} />);
  expect(screen.queryByText(/to come/)).toBeNull();
  expect(screen.getByText("Decoy: it meant Long Bridge")).toBeDefined();
});
