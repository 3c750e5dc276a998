import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft } from "../hunt.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import { buildStock, planStock } from "../stock.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { world } from "../testing/world.ts";
import { imagePhrases, wholeLines } from "./image-phrases.ts";
import { publicLinesOf } from "./unspent.ts";

const { builder, library } = world(["colorado", "vermont", "west-virginia"]);
const hunts: HuntDraft[] = [];

beforeAll(async () => {
  const plan = planStock(library, "teasers").filter(({ variant }) => variant === "DIGITAL");
  for await (const made of buildStock(builder, plan)) {
    if ("error" in made) throw made.error;
    hunts.push(made.hunt);
  }
}, 60_000);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");

describe("the description of a digital hunt", () => {
  it("quotes no line that a puzzle of the hunt shows, hides or is worked out from", () => {
    let quoted = 0;
    for (const { squares, description } of hunts) {
      const told = lettersOf(description);
      const places = squares.flatMap(({ placeId }) => library.findPlace(placeId) ?? []);
      const teasers = [...imagePhrases(places), ...wholeLines(places)].filter(({ text }) =>
        told.includes(lettersOf(text)),
      );
      quoted += teasers.length;
      const asked = squares
        .flatMap(({ puzzles, workings = [], clue }) => [
          clue.mainClue,
          ...puzzles.flatMap(({ prompt, artefact }) => [
            prompt,
            ...(artefact ? textsOf(artefact) : []),
          ]),
          ...workings.flatMap(({ explanation, trap = "" }) => [explanation, trap]),
        ])
        .map(lettersOf);
      for (const { text } of teasers)
        expect(asked.some((each) => each.includes(lettersOf(text)))).toBe(false);
    }
    expect(quoted).toBeGreaterThan(hunts.length);
  });
});

describe("publicLinesOf", () => {
  it("leaves out a line of which one clause is walked, even where another would be quoted", () => {
    const [hunt] = hunts;
    const [square] = hunt?.squares ?? [];
    if (!hunt || !square) throw new Error("no square");
    const place = samplePlace(1, {
      veiled: ["a bell without a rope, and a mouse in the loft", "a gate that nobody shuts"],
    });
    const walked = {
      ...square,
      placeId: place.id,
      workings: [
        {
          explanation: "The walk says: “and a mouse in the loft.”",
          wrong: [],
          accepted: [],
          steps: 1,
          lacks: "",
          word: 1 as const,
        },
      ],
    };
    expect(publicLinesOf([place], [walked], hunt).quoted.map(({ veiled }) => veiled)).toEqual([
      ["a gate that nobody shuts"],
    ]);
  });
  it("leaves what a list of a hunt on the ground says to parts of what is not the nearest to the place", () => {
    const [hunt] = hunts;
    const [square] = hunt?.squares ?? [];
    if (!hunt || !square) throw new Error("no square");
    const far = "moths keep the accounts of a wet and windless night";
    const place = samplePlace(1, { veiled: [far, "a door on stilts", "a race of chariots"] });
    const listed = {
      ...square,
      placeId: place.id,
      clue: { ...square.clue, mainClue: "On its stage a race of chariots has room." },
      clues: [far, "A door on stilts."].map((text, i) => ({
        id: `s1-${i + 1}`,
        text,
        difficulty: "HARD" as const,
        category: "Riddle",
      })),
      puzzles: [],
      workings: [],
    };
    const open = publicLinesOf([place], [listed], { variant: "PHYSICAL", difficulty: "HARD" });
    expect(open.places.map(({ veiled }) => veiled)).toEqual([[]]);
    const later = {
      ...listed,
      clues: listed.clues.map((each) => ({ ...each, difficulty: "EASY" as const })),
    };
    const told = publicLinesOf([place], [later], { variant: "PHYSICAL", difficulty: "HARD" });
    expect(told.places.map(({ veiled }) => veiled)).toEqual([[far]]);
    expect(told.quoted.map(({ veiled }) => veiled)).toEqual([[]]);
  });
});
