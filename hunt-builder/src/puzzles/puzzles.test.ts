import { describe, expect, it } from "vitest";
import { definitionLines } from "../generated/definitions.ts";
import { everydayText } from "../generated/everyday-words.ts";
import type { HuntDraft } from "../hunt.ts";
import { type SolverShelf, solve } from "../puzzles/solver.ts";
import { buildStock, planStock } from "../stock.ts";
import { world } from "../testing/world.ts";

const { builder, library, lexicon } = world(["california", "texas", "national"]);

const senses = new Map<string, string[]>();
for (const line of definitionLines.split("\n")) {
  const [word = "", gloss = "", rivals = ""] = line.split("|");
  senses.set(gloss, [...(senses.get(gloss) ?? []), word, ...rivals.split(" ").filter(Boolean)]);
}

const shelf: SolverShelf = {
  words: [...lexicon.words, ...everydayText.split(" ")],
  meaning: (gloss) => senses.get(gloss) ?? senses.get(gloss.replace(/\.$/, "")) ?? [],
  capitalOf: (state) => library.gazetteer.states.find((each) => each.name === state)?.capital ?? "",
};

async function digitalHunts(): Promise<HuntDraft[]> {
  const hunts: HuntDraft[] = [];
  const plan = planStock(library, "puzzles").filter((request) => request.variant === "DIGITAL");
  for await (const made of buildStock(builder, plan)) {
    if ("error" in made) throw made.error;
    hunts.push(made.hunt);
  }
  return hunts;
}

describe("puzzles", async () => {
  const hunts = await digitalHunts();
  const squares = hunts.flatMap((hunt) => hunt.squares);

  it("of text have exactly one answer each for someone who sees only the clue list, and it is the address", () => {
    for (const square of squares) {
      const words = square.words.split(".");
      for (const { artefact, word, clueId } of square.puzzles) {
        if (artefact) continue;
        const line = square.clues.find((clue) => clue.id === clueId)?.text ?? "";
        expect(solve(line, shelf), line).toEqual([words[word - 1]]);
      }
    }
  });

  it("are of three kinds in every square and of six or more in the stock", () => {
    for (const square of squares.filter(({ sequenceNum }) => sequenceNum < 10))
      expect(new Set(square.puzzles.map((puzzle) => puzzle.kind)).size).toBe(3);
    expect(
      new Set(squares.flatMap((square) => square.puzzles.map((puzzle) => puzzle.kind))).size,
    ).toBeGreaterThanOrEqual(6);
  });

  it("say in words what they draw", () => {
    for (const puzzle of squares.flatMap((square) => square.puzzles)) {
      if (puzzle.figure === undefined) continue;
      expect(puzzle.textAlternative?.length).toBeGreaterThan(20);
    }
  });

  it("never say the answer", () => {
    for (const square of squares)
      for (const word of square.words.split("."))
        for (const text of [
          square.clue.mainClue,
          square.hint1,
          square.hint2,
          ...square.clues.map((clue) => clue.text),
        ])
          expect(text.toLowerCase().split(/[^a-z]+/), text).not.toContain(word);
  });
});
