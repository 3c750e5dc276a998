import { expect, test } from "vitest";
import { createLexicon } from "./lexicon.ts";

const lexicon = createLexicon(["late", "lane", "gate", "cable"], new Map(), [
  "teal",
  "tale",
  "lace",
  "fable",
  "mango",
]);

test("everyday words rival an address word, though they are none", () => {
  expect(lexicon.sharing("anagram", "late")).toEqual(["late", "teal", "tale"]);
  expect([lexicon.has("teal"), lexicon.isWord("teal"), lexicon.isWord("etla")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(lexicon.rungsBetween("late", "lane")).toEqual(["lace"]);
});

test("only address words are shown as neighbors and halves", () => {
  expect([...lexicon.neighbors("late")].sort()).toEqual(["gate", "lane"]);
  expect(lexicon.neighbors("cable")).toEqual([]);
  expect(lexicon.startingWith("ma")).toEqual([]);
  expect(lexicon.endingWith("able")).toEqual(["cable"]);
});
