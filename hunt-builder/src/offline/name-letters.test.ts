import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { nameLettersOf, sureLetters } from "./name-letters.ts";

const spell = (letters: Map<number, string>): string =>
  [...letters].map(([at, letter]) => `${at}${letter}`).join(" ");

describe("letters of a landmark's name", () => {
  it("are those of its first word that all of its names have there", () => {
    expect(spell(sureLetters({ name: "The Castle in the Clouds", aliases: ["Castella"] }))).toBe(
      "1c 2a 3s 4t",
    );
    expect(spell(sureLetters({ name: "Old Man's Cave", aliases: [] }))).toBe(
      "1o 2l 3d 4m 5a 6n 7s",
    );
    expect(spell(sureLetters({ name: "Señor Arch", aliases: [] }))).toBe("1s 2e 3n 4o 5r");
  });

  it("are none where the name is written in more ways than one", () => {
    expect(sureLetters({ name: "St. Anne's Church", aliases: [] }).size).toBe(0);
    expect(sureLetters({ name: "30th Street Station", aliases: [] }).size).toBe(0);
    expect(sureLetters({ name: "Sather Tower", aliases: ["The Campanile"] }).size).toBe(1);
  });

  it("tell a word from those that one may read instead, and serve once", () => {
    const place = { name: "Plaster Mill", aliases: [] };
    const [one, two] = nameLettersOf(
      [
        { word: "planter", others: ["planner", "chanter", "plaiter"] },
        { word: "lease", others: [] },
        null,
      ],
      { place, random: seeded("letters") },
    );
    for (const other of ["planner", "chanter"])
      expect(one?.every(({ letter }) => other[letter - 1] === "planter"[letter - 1])).toBe(false);
    for (const { letter, at } of one ?? []) expect("plaster"[at - 1]).toBe("planter"[letter - 1]);
    const used = [...(one ?? []), ...(two ?? [])].map(({ at }) => at);
    expect(used).toHaveLength(4);
    expect(new Set(used).size).toBe(4);
  });
});
