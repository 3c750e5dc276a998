import { expect, test } from "vitest";
import type { SquareRow } from "../hunts/service.ts";
import { valuesOf } from "../seals/leaves.ts";
import { textsOf, withTexts } from "./square-texts.ts";

const line = (id: string, text: string) =>
  ({ id, text, difficulty: "EASY", category: "History" }) as const;

const square: SquareRow = {
  sequenceNum: 1,
  wordSource: null,
  words: "one.two.three",
  lat: 38,
  lng: -98,
  placeId: "place",
  placeName: "The Dam",
  town: "Town",
  clue: "A clue",
  clues: [line("a", "True"), line("b", "False"), line("p", "Read the flags")],
  workings: null,
  told: null,
  puzzles: [
    {
      kind: "semaphore",
      word: 1,
      clueId: "p",
      prompt: "Read the flags",
      textAlternative: "Both up",
      answerLength: 3,
    },
    { kind: "anagram", word: 2, clueId: "q", prompt: "owt", answerLength: 3 },
  ],
  hint1: "One",
  hint2: "Two",
  hint3: "Three",
  landmarks: ["The Dam"],
  decoyClues: ["False"],
  searchabilityScore: 0.1,
  surveyed: false,
  undoable: false,
  stand: null,
  question: null,
  photoId: null,
  surveyedAt: null,
  restedAt: null,
  voidedAt: null,
};

test("what is left out stays, and an unknown line is passed over", () => {
  expect(withTexts(square, {})).toEqual(square);
  expect(withTexts(square, { clues: [{ id: "zzz", text: "x" }] })).toEqual(square);
  expect(withTexts(square, { hint2: "Deux" })).toEqual({ ...square, hint2: "Deux" });
});

test("how a clue worked goes with the clue", () => {
  const told = { year: 1888, county: "Elk", story: [], works: "A rival. The one to pass by is Y." };
  const own = { ...square, told };
  expect(withTexts(own, { clue: own.clue, hint1: "Uno" }).told).toEqual(told);
  expect(withTexts(own, { clue: "Another clue" }).told).toEqual({
    year: 1888,
    county: "Elk",
    story: [],
  });
});

test("a line, its decoy and its prompt are one text", () => {
  const edited = withTexts(square, {
    clues: [
      { id: "b", text: "Wrong" },
      { id: "p", text: "Look at the flags" },
    ],
  });
  expect(edited.clues.map(({ text }) => text)).toEqual(["True", "Wrong", "Look at the flags"]);
  expect(edited.decoyClues).toEqual(["Wrong"]);
  expect(edited.puzzles.map(({ prompt }) => prompt)).toEqual(["Look at the flags", "owt"]);
});

test("a drawing's words change, are told to the log, and are under the seal", () => {
  const edited = withTexts(square, { alternatives: [{ clueId: "p", text: "Both down" }] });
  expect(edited.puzzles[0]?.textAlternative).toBe("Both down");
  expect(edited.puzzles[1]).not.toHaveProperty("textAlternative");
  expect(textsOf(edited).alternatives).toEqual([{ clueId: "p", text: "Both down" }]);
  const sealed = valuesOf({ prizeSats: 1 }, [edited]);
  expect(sealed.get("squares/01/puzzles/1/words")).toBe("Both down");
});
