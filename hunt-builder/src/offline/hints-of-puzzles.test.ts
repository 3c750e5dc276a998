import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft } from "../hunt.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import { termsOf } from "../search/terms.ts";
import { buildStock, planStock } from "../stock.ts";
import { world } from "../testing/world.ts";
import { isJest } from "../words/banter.ts";
import { isSolemn } from "../words/solemn.ts";

const { builder, library } = world(["colorado", "vermont", "virginia"]);
const hunts: HuntDraft[] = [];

beforeAll(async () => {
  const plan = planStock(library, "hints").filter(({ variant }) => variant === "DIGITAL");
  for await (const made of buildStock(builder, plan)) {
    if ("error" in made) throw made.error;
    hunts.push(made.hunt);
  }
}, 60_000);

interface Asked {
  kind: string;
  word: string;
  /** What is sold of it, from the cheapest on. */
  levels: string[];
  isLast: boolean;
  hunt: HuntDraft;
}

const asked = (): Asked[] =>
  hunts.flatMap((hunt) =>
    hunt.squares.flatMap((square, i) =>
      square.puzzles.map(({ kind, word }) => ({
        kind,
        word: square.words.split(".")[word - 1] ?? "",
        levels: [square.hint1, square.hint2, square.hint3].map(
          (hint) => hint.split("\n")[word - 1]?.replace(/^Word \d: /, "") ?? "",
        ),
        isLast: i + 1 === hunt.squares.length,
        hunt,
      })),
    ),
  );

const lettersIn = (text: string): number[] =>
  [...text.matchAll(/etter (\d) of this word/g)].map(([, nth]) => Number(nth));

describe("hints of a digital square", () => {
  it("say something else at each level, and tell true letters, none twice", () => {
    for (const { levels, word } of asked()) {
      expect(new Set(levels).size).toBe(3);
      const told = levels.flatMap(lettersIn);
      expect(told.length).toBeGreaterThanOrEqual(2);
      expect(new Set(told).size).toBe(told.length);
      for (const [, nth, letter] of levels
        .join(" ")
        .matchAll(/etter (\d) of this word is ([A-Z])/g))
        expect(word.charAt(Number(nth) - 1).toUpperCase()).toBe(letter);
    }
  });

  it("begin with a step of this very puzzle where the page says what kind of thing it is", () => {
    const easy = asked().filter(({ hunt }) => hunt.difficulty === "EASY");
    for (const [kind, list] of Map.groupBy(easy, (each) => each.kind)) {
      const first = list.map(({ levels }) => levels[0]);
      // What kind of thing it is would be said alike of all; "The second of the lines …" may be said of two.
      if (first.length > 5) expect(new Set(first).size, kind).toBeGreaterThan(1);
    }
    const ends = asked().filter(({ isLast, hunt }) => isLast && hunt.difficulty === "EASY");
    for (const { levels } of ends) expect(levels[0]).toMatch(/square \d/);
  });
});

describe("a square before the last one", () => {
  it("hardly ever answers on its page for what one of its puzzles asks", () => {
    let questions = 0;
    let answered = 0;
    for (const { squares } of hunts)
      for (const square of squares.slice(0, -1)) {
        const place = library.findPlace(square.placeId);
        const own = [...(place?.facts ?? []), ...(place?.veiled ?? [])];
        const list = square.clues.filter(
          ({ text, category }) => !category.startsWith("Word") && !square.decoyClues.includes(text),
        );
        const page = [square.clue.mainClue, ...list.map(({ text }) => text)].map(
          (text) => new Set(termsOf(text)),
        );
        for (const { artefact, word } of square.puzzles) {
          // Its true lines are there to be read.
          if (artefact?.kind === "book_code") continue;
          const hidden = square.workings?.find((each) => each.word === word)?.explanation ?? "";
          const shown = [...(artefact ? textsOf(artefact) : []), hidden].join("\n");
          const lines = own.filter((line) => shown.includes(line));
          questions++;
          const isAnswered = lines.some((line) => {
            const terms = [...new Set(termsOf(line))];
            return page.some((text) => terms.filter((term) => text.has(term)).length > 1);
          });
          if (isAnswered) answered++;
        }
      }
    // A tenth and more before lines were held against each other; what is left stands at places that say little.
    expect(questions).toBeGreaterThan(200);
    expect(answered).toBeLessThan(questions / 25);
  });

  it("has the place as the key of two words of three, nearly always", () => {
    const isFree = (kind: string): boolean =>
      ["cryptogram", "drop_quote", "letter_path"].includes(kind);
    const squares = hunts
      .filter(({ difficulty }) => difficulty !== "EASY")
      .flatMap((hunt) => hunt.squares.slice(0, -1));
    const loose = squares.filter(
      ({ puzzles }) => puzzles.filter(({ kind }) => isFree(kind)).length > 1,
    );
    expect(loose.length).toBeLessThan(squares.length / 10);
  });

  it("has no voice that jests at a solemn place", () => {
    const solemn = hunts
      .flatMap((hunt) => hunt.squares.slice(0, -1))
      .filter(({ placeId }) => {
        const place = library.findPlace(placeId);
        return place !== null && isSolemn(place);
      });
    expect(solemn.length).toBeGreaterThan(0);
    const voices = solemn.flatMap(({ puzzles }) => puzzles.map(({ prompt }) => prompt));
    expect(voices.filter(isJest)).toEqual([]);
  });
});
