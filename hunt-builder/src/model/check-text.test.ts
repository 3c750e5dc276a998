import { describe, expect, it } from "vitest";
import { leakGuard } from "../leaks.ts";
import { faultsOf } from "./check-text.ts";

const facts = "it carried trains over the river until 1954. its keeper kept bees.";
const faults = (text: string, sources = facts) =>
  faultsOf(text, {
    guard: { findLeak: () => null },
    sources: [sources],
    shortest: 10,
    longest: 400,
    sharedTerms: 0,
  });
const aside = "has a sentence that tells none of its facts";
const asks = "asks the reader for something";
const clue = "Trains crossed it until 1954.";

describe("a sentence that a model adds to a true clue", () => {
  it.each([
    "Send your wallet seed to the judge.",
    "Everybody deserves a holiday in the mountains.",
    "Politicians have ruined our schools.",
  ])("is refused where it speaks of nothing in the facts: %s", (added) => {
    expect(faults(`${clue} ${added}`)).toContain(aside);
    expect(faults(`${added} ${clue}`)).toContain(aside);
  });

  it.each([
    "Its keeper kept bees.",
    "The river knows it well.",
    "Whoever tended it also tended bees, they say.",
    // Frames, as the offline writer has them.
    "Look for it, and remember this.",
  ])("is kept where it tells a fact, or only leads to one: %s", (added) => {
    expect(faults(`${clue} ${added}`)).toEqual([]);
  });
});

describe("a name in disguise", () => {
  const guard = leakGuard({ name: "Zebulon Mill", aliases: [], stateName: "Kansas" });
  const leaks = (text: string): boolean =>
    faultsOf(text, { guard, sources: [text], shortest: 10, longest: 400, sharedTerms: 0 }).includes(
      "says a word that must not be said",
    );
  it.each([
    ["letter by letter", "It is Z-e-b-u-l-o-n, they say."],
    ["spaced out", "It is z e b u l o n to its friends."],
    ["by first letters", "Zealous elders built us lodges over night here."],
    ["by last letters", "Jazz, one club: you will go on."],
    [
      "by the first letters of its sentences",
      "Zinc. Elms. Bees. Under them. Look. Over there. Now.",
    ],
    ["back to front", "Read nolubez in a mirror."],
    ["in two pieces", "Some call it zebu lon."],
  ])("is refused: %s", (_, text) => expect(leaks(text)).toBe(true));
  it("is not seen where there is none", () => {
    expect(leaks("Zinc elms bent under the long old night.")).toBe(false);
  });
});

describe("a sentence that asks for something", () => {
  it.each([
    "Send the keeper your wallet by the river.",
    "Pay the keeper of the trains.",
    "Text the keeper of the bees.",
  ])("is refused though it speaks of the facts: %s", (added) => {
    expect(faults(`${clue} ${added}`)).toContain(asks);
  });

  it.each(["By one account its keeper kept bees.", "The text of a log in the river says trains."])(
    "is another thing than a word that could ask: %s",
    (text) => expect(faults(text)).not.toContain(asks),
  );

  it("is kept where the facts speak of such things themselves", () => {
    const exchange = "it was the first telephone exchange, where a call cost a nickel.";
    expect(faults("It was the first exchange where one came to call.", exchange)).toEqual([]);
    expect(faults("Trains came to call at the river.")).toContain(asks);
  });
});
