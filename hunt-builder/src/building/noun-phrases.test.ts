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

it("takes from a line the thing that it opens with, where somebody would look up for it", () => {
  expect(headOf("a ram reads aloud, and the frogs have heard it before")).toBe("a ram");
  expect(headOf("four bronze boys with a drum")).toBe("four bronze boys");
  expect(headOf("masked men rob the train")).toBeNull();
  // A boy alone is nobody.
  expect(headOf("a boy with a drum")).toBeNull();
  expect(headOf("walk under the lions")).toBeNull();
});
