import { describe, expect, it } from "vitest";
import type { HuntDraft } from "../hunt.ts";
import { buildStock, planStock } from "../stock.ts";
import { world } from "../testing/world.ts";

const { builder, library } = world(["california", "texas", "national"]);

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

  it("are of three kinds in a square and of six or more in the stock", () => {
    const early = squares.filter(({ sequenceNum }) => sequenceNum < 10);
    const few = early.filter(({ puzzles }) => new Set(puzzles.map(({ kind }) => kind)).size < 3);
    // A place that says little has two locks.
    expect(few.length).toBeLessThanOrEqual(early.length / 50);
    for (const { puzzles } of few)
      expect(puzzles.filter(({ kind }) => kind === "keyed_cipher")).toHaveLength(2);
    expect(
      new Set(squares.flatMap((square) => square.puzzles.map((puzzle) => puzzle.kind))).size,
    ).toBeGreaterThanOrEqual(6);
  });

  it("are drawn, all of them", () => {
    for (const { artefact, prompt } of squares.flatMap((square) => square.puzzles))
      expect(artefact, prompt).toBeDefined();
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
