import type { LetterSpot } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { lettersWanted } from "./letters-wanted.ts";

const spot = (squareNum: number, more: Partial<LetterSpot> = {}): LetterSpot => ({
  squareNum,
  placeId: `place-${squareNum}`,
  name: `Place ${squareNum}`,
  town: "Stowe",
  stateCode: "VT",
  where: "beside the bandstand",
  at: { lat: 44, lng: -72 },
  ask: "needed",
  record: null,
  ...more,
});
const asked = { askedOn: "2026-05-04", answer: null, goodUntil: null, contact: "", note: "" };
const letters = [
  { keeper: "The state", spots: [spot(1), spot(2, { record: asked })] },
  { keeper: "The city", spots: [spot(3, { ask: "no" })] },
  { keeper: "A college", spots: [spot(4, { record: asked })] },
];

test("who was asked or need not be asked gets no letter, unless all are wanted", () => {
  const numbers = (all: boolean) =>
    lettersWanted(letters, all).map(({ spots }) => spots.map(({ squareNum }) => squareNum));
  expect(numbers(false)).toEqual([[1]]);
  expect(numbers(true)).toEqual([[1, 2], [3], [4]]);
});
