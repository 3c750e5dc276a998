import { describe, expect, it } from "vitest";
import { buildStock, planStock } from "../../stock.ts";
import { world } from "../../testing/world.ts";
import { shelfOf } from "../solve/shelf.ts";
import { readingsOfLast } from "./last-square.ts";
import { readingsOf } from "./readings.ts";
import { attackWithLibrary } from "./with-the-library.ts";

const { library, lexicon, builder } = world(["vermont"]);
const shelf = shelfOf({ library, lexicon });

const words = lexicon.words.filter(({ length }) => length === 7).slice(100, 103);
const [one = "", two = "", three = ""] = words;

function locked(word: string, key: string): string {
  return [...word]
    .map((letter, i) => {
      const shift = key.charCodeAt(i % key.length) - 97;
      return String.fromCharCode(65 + ((letter.charCodeAt(0) - 97 + shift) % 26));
    })
    .join("");
}

describe("the attack without the place", () => {
  it("opens plates of a last square that share a key, and not those with a key of their own", () => {
    const plates = (keys: readonly string[], nth: (at: number) => { nth?: number }) =>
      words.map((word, at) => ({
        artefact: {
          kind: "meta_plate" as const,
          sign: "alphabet",
          text: locked(word, keys[at] ?? ""),
          ...nth(at),
        },
        answerLength: 7,
      }));
    const shared = plates(["aqkwmtrsb", "aqkwmtrsb", "aqkwmtrsb"], () => ({}));
    expect(readingsOfLast(shared, shelf)).toEqual(words.map((word) => [word]));
    const own = plates(["aqkwmtrsb", "dnlahioew", "rtxeolsac"], (at) => ({ nth: at + 1 }));
    for (const readings of readingsOfLast(own, shelf)) expect(readings.length).toBeGreaterThan(24);
  });

  it("learns the first word from a plate that is locked with it", () => {
    const levers = ["has a red roof", "stands on an island", "was moved once"];
    const others = lexicon.words.filter(({ length }) => length === 7).slice(200, 207);
    const square = {
      puzzles: [
        {
          kind: "switches" as const,
          artefact: {
            kind: "switches" as const,
            levers,
            tracks: [one, ...others].map((word) => word.toUpperCase()),
          },
        },
        {
          kind: "keyed_cipher" as const,
          artefact: {
            kind: "keyed_cipher" as const,
            text: locked(two, one),
            legend: "Locked with the first word of this square.",
            wheel: false,
          },
        },
      ].map((puzzle, at) => ({
        ...puzzle,
        word: (at + 1) as 1 | 2,
        clueId: "",
        prompt: "",
        answerLength: 7,
      })),
    };
    const alone = { puzzles: square.puzzles.slice(0, 1) };
    expect(readingsOf(alone, shelf)[0]).toHaveLength(8);
    expect(readingsOf(square, shelf)).toEqual([[one], [two]]);
  });

  it("strikes out what supposes another county than the puzzle beside it", () => {
    const region = (id: string, name: string, letter: string) => ({
      id,
      name,
      letter,
      x: 0,
      y: 0,
      outline: "",
    });
    // Two rides of one county each: from Orange one reads a word, from Essex another.
    const [a = "", b = ""] = [three, one].map((word) => word.toUpperCase());
    const chain = (name: string, word: string) =>
      [...word].map((letter, i) => region(`${name}${i}`, i === 0 ? name : `${name} ${i}`, letter));
    const ride = (from: readonly (readonly [string, string])[]) => ({
      kind: "map_path" as const,
      regions: from.flatMap(([name, word]) => chain(name, word)),
      borders: from.flatMap(([name, word]) =>
        [...word].slice(1).map((_, i) => [`${name}${i}`, `${name}${i + 1}`]),
      ),
      conditions: [],
    });
    const rides = [
      ride([
        ["Orange", a],
        ["Essex", b],
      ]),
      ride([["Orange", b]]),
    ];
    const square = {
      puzzles: rides.map((artefact, at) => ({
        kind: "map_path" as const,
        artefact,
        word: (at + 1) as 1 | 2,
        clueId: "",
        prompt: "",
        answerLength: 7,
      })),
    };
    expect(readingsOf({ puzzles: square.puzzles.slice(0, 1) }, shelf)[0]).toHaveLength(2);
    expect(readingsOf(square, shelf)).toEqual([[three], [one]]);
  });
});

describe("the attack with the library", () => {
  it("finds places by what their squares show, solves with them, and is lost without", async () => {
    const [request] = planStock(library, "attack").filter(
      ({ variant, difficulty }) => variant === "DIGITAL" && difficulty === "MEDIUM",
    );
    if (request === undefined) throw new Error("There is no such request.");
    for await (const made of buildStock(builder, [request])) {
      if ("error" in made) throw made.error;
      const { hunt } = made;
      const found = attackWithLibrary([hunt], shelf);
      expect(found.squares).toBe(9);
      expect(found.foundFirst).toBeGreaterThan(4);
      expect(found.solvedByTrying).toBeGreaterThanOrEqual(found.solvedByFirst);
      expect(found.solvedByTrying).toBeGreaterThan(4);
      const silent = {
        ...hunt,
        squares: hunt.squares.map((square) => ({
          ...square,
          clue: { mainClue: "" },
          clues: [],
          puzzles: square.puzzles.map(({ artefact: _, ...puzzle }) => puzzle),
        })),
      };
      expect(attackWithLibrary([silent], shelf)).toMatchObject({
        foundFirst: 0,
        solvedByTrying: 0,
      });
    }
  });
});
