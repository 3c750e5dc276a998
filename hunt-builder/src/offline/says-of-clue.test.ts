import { expect, it } from "vitest";
import type { Artefact } from "../puzzles/artefact.ts";
import { saysOfClue } from "./says-of-clue.ts";

const yard = (lever: string): Artefact => ({
  kind: "switches",
  levers: [lever, "has a piano for feet"],
  tracks: ["LEFT", "REST", "RIDE", "TURN"],
});
const clue =
  "One public square Hears bands on its lawn in May. Yours is ringed by houses with columns.";

it("knows a line of which the clue has said that it is of another place", () => {
  expect(saysOfClue({ texts: [clue] }, yard("hears bands on its lawn in May"))).toBe(true);
  expect(saysOfClue({ texts: [clue] }, yard("hears bands on its lawn in June"))).toBe(false);
  // The prompt of a puzzle says nothing of places.
  expect(saysOfClue({ texts: ["", clue] }, yard("hears bands on its lawn in May"))).toBe(false);
  expect(saysOfClue({ texts: [] }, yard("hears bands on its lawn in May"))).toBe(false);
});
