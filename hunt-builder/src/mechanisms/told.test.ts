import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { world } from "../testing/world.ts";
import { refusalOf } from "./told.ts";

describe("a clue that a row's writer put into words", () => {
  const own: Place = Object.assign(samplePlace(1), {
    name: "Wexford Mill",
    town: "Ames",
    facts: ["ground corn for forty farms", "lost its roof in 1931"],
  });
  const clue = (text: string, uses = ["fact:0"], mechanism = "double_meaning" as const) =>
    refusalOf({ mechanism, text, uses }, own);
  it("passes where it keeps the rules", () => {
    expect(clue("It stood its ground and ground what forty farms brought.")).toBeNull();
  });
  it.each([
    ["It ground Wexford corn.", ["fact:0"], /wexford/],
    ["It ground corn in Ames.", ["fact:0"], /town/],
    ["It ground corn for 50 farms.", ["fact:0"], /50/],
    ["It ground corn.", ["fact:9"], /fact:9/],
    ["It ground corn.", [], /tells/],
    ["it ground corn", ["fact:0"], /sentence/],
    ["Whales sing at dusk.", ["fact:0"], /shares no word/],
    [`It ground corn ${"and corn ".repeat(25)}again.`, ["fact:0"], /longer/],
  ])("is refused: %s", (text, uses, why) => {
    expect(clue(text, uses)).toMatch(why);
  });
  it("keeps its jokes from a grave place", () => {
    const grave: Place = { ...own, tags: ["deaths_here"] };
    const text = "It stood its ground and ground what forty farms brought.";
    expect(refusalOf({ mechanism: "dialogue", text, uses: ["fact:0"] }, grave)).toMatch(/grave/);
    expect(refusalOf({ mechanism: "image", text, uses: ["fact:0"] }, grave)).toBeNull();
  });
});

it("holds of every clue that stands in the library, and no two are alike", () => {
  const clues = world().library.places.flatMap((each) =>
    (each.clues ?? []).map((clue) => ({
      id: each.id,
      text: clue.text,
      why: refusalOf(clue, each),
    })),
  );
  expect(clues.length).toBeGreaterThan(100);
  expect(clues.filter(({ why }) => why !== null)).toEqual([]);
  expect(new Set(clues.map(({ text }) => text)).size).toBe(clues.length);
});
