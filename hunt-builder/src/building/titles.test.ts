import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft } from "../hunt.ts";
import { wordCount } from "../mechanisms/lines.ts";
import { buildStock, planStock } from "../stock.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { world } from "../testing/world.ts";
import { findPublicLeak } from "../validation/public-leak.ts";
import { cityOf } from "./city-of.ts";
import { travelOf } from "./descriptions.ts";
import { imagePhrases, isThing, titleCase } from "./image-phrases.ts";

const { builder, library } = world(["iowa", "maine", "hawaii", "texas", "national"]);
const hunts: HuntDraft[] = [];

beforeAll(async () => {
  for await (const made of buildStock(builder, planStock(library, "titles"))) {
    if ("error" in made) throw made.error;
    hunts.push(made.hunt);
  }
}, 60_000);

const outdoors = (): HuntDraft[] => hunts.filter(({ variant }) => variant === "PHYSICAL");

describe("the title of a hunt on the ground", () => {
  it("is a picture from the hunt, two to six words, without its state or a road to anywhere", () => {
    for (const { name } of outdoors()) {
      expect(wordCount(name), name).toBeGreaterThanOrEqual(2);
      expect(wordCount(name), name).toBeLessThanOrEqual(6);
      expect(name).not.toMatch(/^(?:Iowa|Maine|Hawaii|Texas|The Nation):|Road to/);
    }
    expect(new Set(outdoors().map(({ name }) => name)).size).toBe(outdoors().length);
  });
});

describe("a description", () => {
  it("has ten to forty-eight words and tells the day, and names no square and no difficulty", () => {
    for (const { description } of hunts) {
      expect(wordCount(description), description).toBeGreaterThanOrEqual(10);
      expect(wordCount(description), description).toBeLessThanOrEqual(48);
      expect(description).not.toMatch(/\bsquares?\b|easy hunt|hard hunt|\{/i);
    }
    for (const { description, routeMiles } of outdoors())
      expect(description.toLowerCase()).toContain(travelOf(routeMiles));
  });
  it("is a line of no list and of no clue of its hunt, and neither is the title", () => {
    const small = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\d ]/gu, "")
        .trim();
    for (const { name, description, squares } of outdoors()) {
      const told = ` ${small(description)} `;
      for (const { clue, clues } of squares)
        for (const text of [clue.mainClue, ...clues.map((each) => each.text)]) {
          expect(small(name)).not.toBe(small(text));
          expect(told.includes(` ${small(text)} `) ? `${description} | ${text}` : null).toBeNull();
        }
    }
  });
  it("gives no place away, and is no other hunt's", () => {
    for (const hunt of hunts) {
      const places = hunt.squares.flatMap(({ placeId }) => library.findPlace(placeId) ?? []);
      expect(findPublicLeak(hunt.name, places, cityOf(places, library.towns))).toBeNull();
      expect(findPublicLeak(hunt.description, places, cityOf(places, library.towns))).toBeNull();
    }
    expect(new Set(hunts.map(({ description }) => description)).size).toBe(hunts.length);
  });
});

describe("a picture", () => {
  const of = (veiled: string, own: Parameters<typeof samplePlace>[1] = {}) =>
    imagePhrases([samplePlace(1, { veiled: [veiled, "so"], ...own })]).map(({ text }) => text);
  it("is a clause that makes sense alone", () => {
    expect(of("a hand of stone, high up")).toEqual(["a hand of stone"]);
    expect(of("it stayed when the ground did not")).toEqual([]);
    expect(of("a garden behind, and more")).toEqual([]);
  });
  it("is of no grave place and gives no name away", () => {
    expect(of("a hand of stone", { tags: ["deaths_here"] })).toEqual([]);
    expect(of("a hand of zebulon")).toEqual([]);
  });
  it("is a thing, or tells a deed", () => {
    expect(isThing({ text: "a hill that became a hole" })).toBe(true);
    expect(isThing({ text: "a hill became a hole" })).toBe(false);
    expect(isThing({ text: "the town pushed trains uphill" })).toBe(false);
  });
  it("is not cut before the second half of a thing", () => {
    expect(of("blue water in a red and yellow bowl")).toEqual([]);
    expect(of("the museum of sea, earth lodge and wheat")).toEqual([]);
    expect(of("a dam that went up day and night for a war")).toEqual([]);
    expect(of("a museum of gems and ores, all local")).toContain("a museum of gems");
  });
  it("has a title's capitals", () => {
    expect(titleCase("a hand of stone")).toBe("A Hand of Stone");
  });
});
