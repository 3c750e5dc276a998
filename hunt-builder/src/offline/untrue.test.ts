import { describe, expect, it } from "vitest";
import { isOff } from "../bearings.ts";
import { mayBeOfHand } from "../material/hands.ts";
import type { Material } from "../material/material.ts";
import type { PlaceRow } from "../place.ts";
import { isFalseOf, truthsOf } from "../puzzles/kinds/truths.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { isUntrueOf } from "./untrue.ts";
import { isOtherAge } from "./untrue-age.ts";

const person = (name: string, deed: string): Material => ({
  source: "person",
  key: `person:${name}`,
  level: "EASY",
  slots: { person: name, deed },
});

describe("what can be called false of a place", () => {
  const house = (people: PlaceRow["people"]) => samplePlace(1, { people });
  it("is no architect of several places, where the row names none: he may have drawn it", () => {
    const other = person("Ada Brook", "designed it");
    const hers = [2, 3].map((n) => samplePlace(n, { people: [["Ada Brook", "designed it"]] }));
    expect(mayBeOfHand(house([]), other, hers)).toBe(true);
    expect(mayBeOfHand(house([["Lee Poe", "lived in it"]]), other, hers)).toBe(true);
    expect(mayBeOfHand(house([["Lee Poe", "drew it at twenty"]]), other, hers)).toBe(false);
    expect(mayBeOfHand(house([]), other, hers.slice(1))).toBe(false);
  });
  it("is no fire or storm: a row that is silent denies none", () => {
    const fact = (text: string): Material => ({
      source: "fact",
      key: "fact:0",
      level: "EASY",
      slots: { fact: text },
    });
    expect(isUntrueOf(house([]), fact("lost its planks to storms in 1983"))).toBe(false);
    expect(isUntrueOf(house([]), fact("lost its clapper to sophomores in 1983"))).toBe(true);
  });
  it("is no age that is a few years off", () => {
    const between = (from: number, to: number): Material => ({
      source: "between",
      key: "age:between",
      level: "HARD",
      slots: { other: "a", other2: "b", otherYear: String(from), otherYear2: String(to) },
    });
    const market = samplePlace(1, { years: [[1772, "was finished"]] });
    expect(isOtherAge(market, between(1726, 1770))).toBe(false);
    expect(isOtherAge(market, between(1726, 1760))).toBe(true);
    const older: Material = {
      source: "older",
      key: "age:older",
      level: "HARD",
      slots: { other: "a", otherYear: "1770" },
    };
    expect(isOtherAge(market, older)).toBe(false);
  });
  it("is no likeness of what its own row tells in other words", () => {
    const bowl = samplePlace(1, {
      kind: "stadium",
      facts: ["rolls its grass outdoors on a tray", "lights a torch", "has a nickname"],
      veiled: ["a black bowl", "the lawn is wheeled out for its health"],
    });
    const other = samplePlace(2, {
      kind: "stadium",
      facts: ["rolls its grass outdoors on a tray for days", "is a barrel cactus", "saw a pass"],
      veiled: ["the field goes to eat sun", "a spiny plant by design"],
      tells: ["fact:0", "fact:1"],
    });
    const isFalse = (text: string): boolean =>
      truthsOf(other).some((truth) => truth.text === text && isFalseOf(bowl, truth, other));
    expect(isFalse("the field goes to eat sun")).toBe(false);
    expect(isFalse("a spiny plant by design")).toBe(true);
  });
});

describe("a way in words", () => {
  const from = { lat: 40, lng: -90 };
  it("is another where nobody takes the one for the other", () => {
    expect(isOff("north", from, { lat: 40.1, lng: -90.06 })).toBe(false);
    expect(isOff("north", from, { lat: 40.1, lng: -90.14 })).toBe(true);
    expect(isOff("northwest", from, { lat: 40.1, lng: -90.06 })).toBe(false);
    expect(isOff("south", from, { lat: 40.1, lng: -90 })).toBe(true);
  });
});
