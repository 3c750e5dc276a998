import { expect, it } from "vitest";
import { leakGuard } from "../../leaks.ts";
import { seeded } from "../../random.ts";
import { world } from "../../testing/world.ts";
import { gravityOf } from "../../words/solemn.ts";
import { shelfOf } from "../solve/shelf.ts";
import { crossingCluesOf } from "./crossing-clues.ts";
import { cryptogram } from "./cryptogram.ts";
import { keyedCipher } from "./keyed-cipher.ts";
import { lastNameOf } from "./last-names.ts";

const { library, lexicon } = world(["new-hampshire"]);
const nameless = [
  "Olmsted Brothers",
  "Boller Brothers",
  "Figg Engineering",
  "Queen Emma",
  "Chief Joseph",
  "Sitting Bull",
  "Black Kettle",
  "Brother Joseph",
  "Henry Van Brunt",
  "Grandma Moses",
];

it("is taken of people only, not of firms, titles and epithets", () => {
  expect(nameless.filter((name) => lastNameOf(name) !== null)).toEqual([]);
  for (const [name, last] of [
    ["Frederick Law Olmsted", "Olmsted"],
    ["Brother Joseph Zoettl", "Zoettl"],
    ["Coretta Scott King", "King"],
    ["Glenn Black", "Black"],
    ["Arthur Brown Jr.", "Brown"],
  ] as const)
    expect(lastNameOf(name)).toBe(last);
});

it("is asked for by no clue and no key where somebody has none", () => {
  const shelf = shelfOf({ library, lexicon });
  const random = seeded("last names");
  const lasts = new Set(nameless.map((name) => name.split(" ").at(-1)?.toLowerCase()));
  for (const from of library.places.filter((each) => gravityOf(each) !== "grave")) {
    const people = nameless.map((name): [string, string] => [name, "gave it"]);
    const place = { ...from, people };
    const guard = leakGuard(place, []);
    expect(crossingCluesOf(place, guard).filter(({ sort }) => sort === "name")).toEqual([]);
    for (const kind of [cryptogram, keyedCipher]) {
      const made = kind.make({
        word: random.pick(shelf.wordsOf(5)),
        place,
        library,
        lexicon,
        shelf,
        guard,
        random: random.fork(place.id + kind.kind),
        difficulty: "MEDIUM",
        rise: 0.5,
        alone: false,
        lenient: false,
        rivals: library.places.filter((each) => each.id !== place.id).slice(0, 12),
        keeper: "the ferryman",
        isSaid: () => false,
        earlier: [],
      });
      if (made === null) continue;
      expect(JSON.stringify(made)).not.toContain("last name of whoever");
      const key = /opens with ([A-Z]+),/.exec(made.working.explanation)?.[1];
      expect(lasts.has(key?.toLowerCase())).toBe(false);
    }
  }
});
