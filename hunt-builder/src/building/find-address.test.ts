import { distanceM } from "@ten-paces/geo";
import { expect, test } from "vitest";
import { createHuntBuilder } from "../builder.ts";
import { wordsOfField } from "../puzzles/meta/framings/fields.ts";
import { world } from "../testing/world.ts";
import { findAddress } from "./find-address.ts";

const { library, lexicon, grid, builder } = world(["kansas"]);
const elsewhere = createHuntBuilder({
  library,
  lexicon,
  grid: { ...grid, placesElsewhere: true },
});
const request = { state: "KANSAS", difficulty: "EASY", seed: "pins", totalSquares: 5 } as const;

test("a physical hunt whose addresses come from elsewhere is the same hunt, its pins not set to our squares", async () => {
  const ours = await builder.build({ ...request, variant: "PHYSICAL" });
  const theirs = await elsewhere.build({ ...request, variant: "PHYSICAL" });
  const texts = ({ squares }: typeof ours) =>
    squares.map(({ placeId, clue, clues, hint1, hint2, hint3 }) => [
      placeId,
      clue,
      clues,
      hint1,
      hint2,
      hint3,
    ]);
  expect(texts(theirs)).toEqual(texts(ours));
  const offM = theirs.squares.map(({ center }, at) =>
    distanceM(center, ours.squares[at]?.center ?? center),
  );
  // Half a square of the stand-in's at the most, which is what setting a pin to one costs.
  expect(Math.max(...offM)).toBeLessThan(2.6);
  expect(Math.min(...offM)).toBeGreaterThan(0);
});

test("a digital hunt is the same to the letter: its words are its answers", async () => {
  const ours = await builder.build({ ...request, variant: "DIGITAL" });
  expect(await elsewhere.build({ ...request, variant: "DIGITAL" })).toEqual(ours);
});

test("an end is looked for among the cells around a place: two of its words are wished ones, and it is as far off as any", () => {
  const wished = new Set(wordsOfField("sea"));
  const found = library.places.slice(0, 12).map((place) => {
    const { words, center } = findAddress(grid, place, "DIGITAL", "ends", { wished });
    expect(findAddress(grid, place, "DIGITAL", "ends", { wished }).words).toBe(words);
    const taken = new Set(words.split("."));
    const other = findAddress(grid, place, "DIGITAL", "ends", { wished, taken }).words.split(".");
    expect(other.some((each) => taken.has(each))).toBe(false);
    const offM = distanceM(center, place.point);
    expect(offM).toBeGreaterThan(195);
    expect(offM).toBeLessThan(405);
    return words.split(".").filter((each) => wished.has(each)).length;
  });
  expect(Math.max(...found)).toBe(2);
  expect(found.filter((count) => count === 2).length).toBeGreaterThan(9);
});
