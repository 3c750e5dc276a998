import { expect, it } from "vitest";
import { headOf, isNounPhrase } from "./noun-phrases.ts";

it("knows things to see from deeds, orders and what says how", () => {
  for (const text of [
    "lions by the step",
    "a hill that became a hole",
    "parasols that need a haircut",
    "a painted boat",
    "folded steel for a river",
    "a late train in the snow",
  ])
    expect([text, isNounPhrase(text)]).toEqual([text, true]);
  for (const text of [
    "a ram reads aloud",
    "swimmers start at sunrise",
    "the wounds are polished",
    "rub the stone",
    "walk on rope above fins",
    "named for a flower",
    "it boasts in neon",
    "empty for a score of years",
    "somebody painted the rock",
  ])
    expect([text, isNounPhrase(text)]).toEqual([text, false]);
});

it("knows what is cut from a sentence, points elsewhere or tells a deed of now from a thing", () => {
  for (const text of [
    "enter from the sidewalk",
    "whisper to a corner",
    "flag it down like a cab",
    "snow examines every shrub that applies",
    "twilight in here obeys the stagehands",
    "two were drawn",
    "where cows",
    "columns where boys",
    "men jump kings",
    "her sister",
    "health stands on top",
    "sharks circle iron legs",
    "triangles in gold roof the theater",
    "the nation said thank you",
    "a car scares a horse",
    "spires on its towers",
    "limestone cross with a dome",
    "larches gold below",
    "four cross in step",
    "another president",
  ])
    expect([text, isNounPhrase(text)]).toEqual([text, false]);
  for (const text of [
    "logs without bark beetles",
    "horses with poems on their flanks",
    "a stadium drawn by its coach",
    "doors taller than a house",
    "salt beef on rye",
    "sixty tons that never charge",
    "a giant's marbles",
  ])
    expect([text, isNounPhrase(text)]).toEqual([text, true]);
});

it("takes from a line the thing that it opens with, where somebody would look up for it", () => {
  expect(headOf("a ram reads aloud, and the frogs have heard it before")).toBe("a ram");
  expect(headOf("four bronze boys with a drum")).toBe("four bronze boys");
  expect(headOf("masked men rob the train")).toBeNull();
  // A boy alone is nobody.
  expect(headOf("a boy with a drum")).toBeNull();
  expect(headOf("walk under the lions")).toBeNull();
  expect(headOf("where cows graze, brass once rang")).toBeNull();
  expect(headOf("her sister hangs in another hall")).toBeNull();
});
