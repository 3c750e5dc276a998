import type { AdminSquare } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { CallFailed } from "../../../api.ts";
import { changedTexts, emptied, findingsIn, placeName } from "./square-edits.ts";

const square: AdminSquare = {
  sequenceNum: 3,
  w3wAddress: "one.two.three",
  center: { lat: 40, lng: -82 },
  clue: "A clue",
  clues: [
    { id: "a", text: "First", difficulty: "EASY", category: "History" },
    { id: "b", text: "Second", difficulty: "HARD", category: "Landmarks" },
  ],
  puzzles: [
    {
      kind: "semaphore",
      word: 1,
      clueId: "a",
      prompt: "First",
      textAlternative: "Both up",
      answerLength: 3,
    },
  ],
  hint1: "One",
  hint2: "Two",
  hint3: "Three",
  landmarks: [],
  decoyClues: [],
  searchabilityScore: null,
  surveyed: false,
  undoable: false,
};

test("only what differs is sent", () => {
  const edits = {
    [placeName({ kind: "clue" })]: "A clue",
    [placeName({ kind: "hint", level: 2 })]: "Deux",
    [placeName({ kind: "line", id: "b" })]: "Zweite",
    [placeName({ kind: "drawing", id: "a" })]: "Both down",
  };
  expect(changedTexts(square, edits)).toEqual({
    hint2: "Deux",
    clues: [{ id: "b", text: "Zweite" }],
    alternatives: [{ clueId: "a", text: "Both down" }],
  });
});

test("nothing changed is nothing to send", () => {
  expect(changedTexts(square, {})).toBeNull();
  expect(changedTexts(square, { clue: "A clue", "line:a": "First" })).toBeNull();
});

test("emptied texts are known by their names", () => {
  expect(emptied({ clue: "A clue", hint1: "  ", "line:a": "" })).toEqual(["hint1", "line:a"]);
  expect(emptied({})).toEqual([]);
});

test("what a refusal says of single texts is read, and nothing else", () => {
  const finding = { field: "hint1", text: "Hint 1 is empty." };
  const refused = (code: string) => new CallFailed("answer", 422, { code, findings: [finding] });
  expect(findingsIn(refused("text_refused"))).toEqual([finding]);
  expect(findingsIn(refused("frozen"))).toEqual([]);
  expect(findingsIn(new Error("no"))).toEqual([]);
});
