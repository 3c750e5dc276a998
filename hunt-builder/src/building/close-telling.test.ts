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

const line = (
  id: string,
  tells: number,
  difficulty: Difficulty,
  about?: string,
  category = "Riddle",
): Clue => ({
  id,
  text: `Line ${id} tells ${tells}.`,
  difficulty,
  category,
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
  it("is never nothing, and holds one decoy beside one true line, which stands first", () => {
    const clues = [line("a", 5, "EASY"), line("b", 4, "MEDIUM"), line("d", 0, "HARD", "Elsewhere")];
    expect(openOf(clues, "HARD")).toEqual(["b", "d"]);
    expect(openOf([...clues, line("e", 0, "HARD", "Elsewhere")], "HARD")).toHaveLength(2);
    expect(openOf(clues.slice(0, 2), "HARD")).toEqual(["b"]);
  });
  it("opens with what leads before a date, however early the date would open", () => {
    const date = line("d", 0, "HARD", undefined, "History");
    const maker = line("m", 0, "HARD", undefined, "People");
    const clues = [date, maker, line("a", 4, "EASY"), line("b", 6, "EASY")];
    expect(openOf(clues, "HARD")).toEqual(["a", "d"]);
    expect(openOf([date, maker, line("a", 9, "EASY")], "HARD")[0]).toEqual("a");
    expect(openOf([date, line("n", 1, "EASY", undefined, "Location")], "HARD")).toEqual(["d"]);
  });
  it("opens two lines beside a clue that search finds as well without them", () => {
    const clues = [line("a", 1, "HARD"), line("b", 2, "MEDIUM"), line("c", 3, "EASY")];
    expect(openOf(clues, "MEDIUM")).toEqual(["a", "b"]);
    const found = closeTelling(
      searchability,
      { mainClue: "A clue tells 8.", clues, difficulty: "MEDIUM", hints: [] },
      samplePlace(1),
    );
    expect(found.filter(({ difficulty }) => difficulty !== "EASY")).toHaveLength(1);
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
