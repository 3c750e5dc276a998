import { expect, test } from "vitest";
import { sampleSquares } from "./sample-hunt.ts";
import { initially, progressOf, scenario, simulate } from "./simulation.ts";

test("the scenarios start with the credits of the specification", () => {
  expect(initially.credits).toBe(12);
  expect(scenario("fresh")).toMatchObject({ credits: 15, current: 1 });
  expect(scenario("final")).toMatchObject({ credits: 5, current: 10 });
  expect(scenario("complete").completed).toHaveLength(10);
  expect(scenario("none").credits).toBe(0);
  expect(simulate(initially, { type: "free" })).toMatchObject({ credits: 3, total: 1 });
});

test("a check-in solves the current square for one credit", () => {
  const after = simulate(scenario("final"), { type: "checked_in" });
  expect(progressOf(after)).toMatchObject({ currentSquare: 11, creditsRemaining: 4 });
  expect(after.completed).toHaveLength(10);
});

test("without credits, or with all squares solved, nothing happens", () => {
  const none = scenario("none");
  expect(simulate(none, { type: "checked_in" })).toBe(none);
  const complete = scenario("complete");
  expect(simulate(complete, { type: "checked_in" })).toBe(complete);
});

test("a hint costs its level once, and nothing in the free hunt", () => {
  const once = simulate(initially, { type: "hint", level: 3 });
  expect(once.credits).toBe(9);
  expect(simulate(once, { type: "hint", level: 3 })).toBe(once);
  const free = simulate(initially, { type: "free" });
  expect(simulate(free, { type: "hint", level: 3 }).credits).toBe(3);
});

test("a jump makes everything before it solved and keeps the credits", () => {
  const jumped = simulate(scenario("final"), { type: "jumped", square: 4 });
  expect(jumped).toMatchObject({ completed: [1, 2, 3], current: 4, credits: 5 });
});

test("the sample has ten squares of ten clues, each with three hints and an address", () => {
  expect(sampleSquares).toHaveLength(10);
  for (const [index, square] of sampleSquares.entries()) {
    expect(square.sequenceNum).toBe(index + 1);
    expect(square.clues).toHaveLength(10);
    expect(new Set(square.clues.map((clue) => clue.id)).size).toBe(10);
    expect(square.w3wAddress).toMatch(/^[a-z]+\.[a-z]+\.[a-z]+$/);
    expect(square.hints).toHaveLength(3);
  }
  const texts = sampleSquares.flatMap((square) => square.clues.map((clue) => clue.text));
  expect(new Set(texts).size).toBe(100);
});
