import { describe, expect, it } from "vitest";
import type { Clue, Difficulty } from "../hunt.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Searchability } from "../search/searchability.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { closeTelling } from "./close-telling.ts";

/** A search that finds a place by the digits of what is shown: "tells 4" is four tenths. */
const searchability = {
  scores: (text: string) => (lines: readonly string[]) =>
    [...[text, ...lines].join(" ").matchAll(/tells (\d)/g)].reduce(
      (sum, [, tenths]) => sum + Number(tenths) / 10,
      0,
    ),
} as unknown as Searchability;

const line = (id: string, tells: number, difficulty: Difficulty, about?: string): Clue => ({
  id,
  text: `Line ${id} tells ${tells}.`,
  difficulty,
  category: "Riddle",
  ...(about && { about }),
});

const openOf = (clues: readonly Clue[], difficulty: Difficulty): string[] =>
  closeTelling(searchability, { mainClue: "A clue.", clues, difficulty, hints: [] }, samplePlace(1))
    .filter((each) => isOpenAtOnce(each, { variant: "PHYSICAL", difficulty }))
    .map(({ id }) => id);

describe("what is open at once", () => {
  it("stays below what a search finds, the least telling first", () => {
    const clues = [line("a", 2, "HARD"), line("b", 1, "HARD"), line("c", 0, "HARD")];
    expect(openOf(clues, "HARD")).toEqual(["c", "b"]);
  });
  it("is never nothing, and holds fewer decoys than true lines", () => {
    const clues = [line("a", 5, "EASY"), line("b", 4, "MEDIUM"), line("d", 0, "HARD", "Elsewhere")];
    expect(openOf(clues, "HARD")).toEqual(["b"]);
    expect(openOf(clues.slice(0, 2), "HARD")).toEqual(["b"]);
  });
  it("leaves a ladder that rises", () => {
    const clues = [line("a", 5, "HARD"), line("b", 4, "HARD"), line("c", 0, "HARD")];
    const graded = closeTelling(
      searchability,
      { mainClue: "A clue.", clues, difficulty: "HARD", hints: [] },
      samplePlace(1),
    );
    expect(graded.map(({ id, difficulty }) => `${id} ${difficulty}`)).toEqual([
      "c HARD",
      "b HARD",
      "a EASY",
    ]);
  });
});
