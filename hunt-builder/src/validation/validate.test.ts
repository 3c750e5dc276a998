import { findStateAt } from "@ten-paces/geo";
import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft, SquareDraft } from "../hunt.ts";
import type { Point } from "../place.ts";
import { sentencesOf } from "../sentences-of.ts";
import { world } from "../testing/world.ts";

const { builder, library } = world(["texas", "california"]);
let physical: HuntDraft;
let digital: HuntDraft;

beforeAll(async () => {
  physical = await builder.build({
    state: "TEXAS",
    variant: "PHYSICAL",
    difficulty: "MEDIUM",
    seed: "v",
  });
  digital = await builder.build({
    state: "TEXAS",
    variant: "DIGITAL",
    difficulty: "MEDIUM",
    seed: "v",
  });
});

/** Where the northern line of Texas is crossed between two points, by halving. */
function onTheLine(inside: Point, outside: Point): Point {
  let [near, far] = [inside, outside];
  for (let i = 0; i < 30; i++) {
    const middle = { lat: (near.lat + far.lat) / 2, lng: near.lng };
    if (findStateAt(middle)?.state.code === "TX") near = middle;
    else far = middle;
  }
  return near;
}

/** The hunt with its second square changed. */
function spoilt(hunt: HuntDraft, change: (square: SquareDraft) => Partial<SquareDraft>): HuntDraft {
  return {
    ...hunt,
    squares: hunt.squares.map((square, i) => (i === 1 ? { ...square, ...change(square) } : square)),
  };
}

const errors = (hunt: HuntDraft): string[] =>
  builder.validate(hunt).errors.map((finding) => finding.code);

describe("validation", () => {
  it("passes what the builder makes", () => {
    expect(builder.validate(physical)).toMatchObject({ isValid: true, errors: [] });
    expect(builder.validate(digital)).toMatchObject({ isValid: true, errors: [] });
  });

  it("names the field that each finding is about", () => {
    // A line that is no decoy, for a decoy gone from the list would be a finding of its own.
    const first = physical.squares[1];
    const at = first?.clues.findIndex(({ text }) => !first.decoyClues.includes(text)) ?? -1;
    expect(at).toBeGreaterThanOrEqual(0);
    const found = builder.validate(
      spoilt(physical, (square) => ({
        hint1: "",
        words: "no",
        clues: square.clues.map((clue, i) => (i === at ? { ...clue, text: "" } : clue)),
      })),
    );
    const fields = found.errors.map(({ field }) => field);
    expect(fields).toEqual(["squares.1.words", `squares.1.clues.${at}.text`, "squares.1.hint1"]);
    const long = builder.validate({ ...physical, warnings: ["Square 4: stays at 0.41."] });
    expect(long.warnings.find(({ code }) => code === "writer")?.field).toBe("squares.3");
  });

  it("leaves an address from outside to whoever can ask, but not its form, and not as a digital answer", () => {
    const outside = (hunt: HuntDraft, words: string) =>
      errors(spoilt(hunt, () => ({ words, wordSource: "what3words" })));
    expect(outside(physical, "filled.extraordinarily.of")).toEqual([]);
    expect(outside(physical, "filled.count")).toEqual(["address_form"]);
    expect(outside(digital, digital.squares[1]?.words ?? "")).toEqual(["address_public"]);
  });

  it("warns of squares that nobody has surveyed", () => {
    expect(builder.validate(physical).warnings.map((finding) => finding.code)).toContain(
      "not_surveyed",
    );
  });

  const named = (square: SquareDraft): string => square.landmarks[0] ?? "";
  const plants: [string, (square: SquareDraft) => Partial<SquareDraft>][] = [
    ["address_form", () => ({ words: "not an address" })],
    ["address_unknown", () => ({ words: "aback.abacus.abandon" })],
    ["leak", (square) => ({ clue: { mainClue: `You want ${named(square)}.` } })],
    ["leak", (square) => ({ hint1: `It is ${named(square)}.` })],
    ["leak", (square) => ({ hint2: `Think of ${named(square).toUpperCase()}.` })],
    [
      "leak",
      (square) => ({
        clues: square.clues.map((clue) => ({ ...clue, text: `${named(square)} is it.` })),
      }),
    ],
    ["empty", () => ({ hint3: " " })],
    ["empty", () => ({ hint1: "" })],
    ["untraced_number", () => ({ clue: { mainClue: "It has 98,765 windows." } })],
    // Three numbers each, for one alone may happen to be a distance of the place.
    [
      "untraced_number",
      () => ({ hint1: "It has eighty-nine windows, ninety-three doors and ninety-seven stairs." }),
    ],
    [
      "untraced_number",
      () => ({
        clue: { mainClue: "Count eighty-three steps, ninety-one arches and ninety-eight stones." },
      }),
    ],
    ["outside_state", () => ({ center: { lat: 36.6, lng: -97.4 } })],
    ["outside_state", () => ({ center: { lat: 52.5, lng: 13.4 } })],
    ["off_shore", () => ({ center: { lat: 27.6, lng: -97.14 } })],
    [
      "leg_too_long",
      ({ center }) => ({
        center: center.lng < -101 ? { lat: 25.9, lng: -97.5 } : { lat: 31.9, lng: -106.4 },
      }),
    ],
    ["unknown_place", () => ({ placeId: "nowhere-at-all" })],
    ["decoy_missing", () => ({ decoyClues: ["A decoy that no list holds."] })],
    ["off_stand", () => ({ center: { lat: 40, lng: -100 } })],
    ["off_stand", ({ center }) => ({ center: { lat: center.lat + 0.003, lng: center.lng } })],
    ["wrong_state", () => ({ placeId: library.byStock.get("CALIFORNIA")?.[0]?.id ?? "" })],
    ["same_address", () => ({ words: physical.squares[0]?.words ?? "" })],
    ["same_place", () => ({ placeId: physical.squares[0]?.placeId ?? "" })],
    ["square_order", () => ({ sequenceNum: 7 })],
  ];
  it.each(plants)("finds %s", (code, change) => {
    expect(errors(spoilt(physical, change))).toContain(code);
  });

  const warnings = (hunt: HuntDraft, used?: ReadonlySet<string>): string[] =>
    builder.validate(hunt, used).warnings.map((finding) => finding.code);

  it("warns of a square on the state's line", () => {
    expect(warnings(physical)).not.toContain("near_border");
    const center = onTheLine({ lat: 36.3, lng: -102 }, { lat: 36.7, lng: -102 });
    expect(warnings(spoilt(physical, () => ({ center })))).toContain("near_border");
  });

  it("warns of a long drive, of a town said early and of a sentence of another hunt", () => {
    const away = spoilt(physical, (square) => ({
      center: { ...square.center, lat: square.center.lat + 2.9 },
    }));
    expect([...warnings(away), ...errors(away)].join()).toMatch(/long_leg|leg_too_long/);
    const town = library.findPlace(physical.squares[1]?.placeId ?? "")?.town;
    expect(warnings(spoilt(physical, () => ({ hint1: `It is by ${town}.` })))).toContain(
      "hint_order",
    );
    expect(warnings(physical)).not.toContain("used_sentence");
    expect(warnings(physical, new Set(sentencesOf(physical)))).toContain("used_sentence");
  });

  it("lets words of speech and traced words pass for numbers", () => {
    const hunt = spoilt(physical, () => ({ hint1: "One of the two, set in ten-foot squares." }));
    expect(errors(hunt)).not.toContain("untraced_number");
  });

  it("finds a decoy that is true of the target", () => {
    const hunt = spoilt(physical, (square) => {
      const fact = library.findPlace(square.placeId)?.facts[0] ?? "";
      const text = `It ${fact}.`;
      return {
        decoyClues: [text],
        clues: square.clues.map((clue, i) => (i === 0 ? { ...clue, text } : clue)),
      };
    });
    expect(errors(hunt)).toContain("decoy_true");
  });

  it("finds a number of squares that does not fit", () => {
    expect(errors({ ...physical, totalSquares: 12 })).toContain("square_count");
    expect(
      errors({ ...physical, totalSquares: 3, squares: physical.squares.slice(0, 3) }),
    ).toContain("square_count");
  });

  it("finds an answer that is said, a puzzle too few, a kind twice and a wrong length", () => {
    const word = (square: SquareDraft): string => square.words.split(".")[1] ?? "";
    expect(
      errors(spoilt(digital, (square) => ({ hint2: `The second word is ${word(square)}.` }))),
    ).toContain("leak");
    expect(errors(spoilt(digital, (square) => ({ puzzles: square.puzzles.slice(1) })))).toContain(
      "puzzle_count",
    );
    expect(
      errors(
        spoilt(digital, (square) => ({
          puzzles: square.puzzles.map((puzzle) => ({ ...puzzle, kind: "anagram" })),
        })),
      ),
    ).toContain("puzzle_kinds");
    expect(
      errors(
        spoilt(digital, (square) => ({
          puzzles: square.puzzles.map((puzzle) => ({ ...puzzle, answerLength: 2 })),
        })),
      ),
    ).toContain("answer_length");
    const told = (square: SquareDraft): string | undefined => square.puzzles[0]?.clueId;
    const relined = spoilt(ofText(digital), (square) => ({
      clues: square.clues.map((clue) =>
        clue.id === told(square) ? { ...clue, text: "A word of eleven letters." } : clue,
      ),
    }));
    expect(errors(relined)).toContain("puzzle_length");
    expect(errors(relined)).toContain("puzzle_unsolved");
  });

  it("finds a drawing that leads elsewhere, one with two answers, and one that says the name", async () => {
    const hunt = await huntWith("doors");
    const doors = (change: (each: { text: string; letters: string }, nth: number) => object) =>
      withDoors(hunt, change);
    expect(
      errors(doors((each) => ({ ...each, letters: each.letters.replace(/./g, "Q") }))),
    ).toContain("puzzle_unsolved");
    expect(errors(doors((each) => ({ ...each, text: "opens at noon" })))).toContain(
      "second_answer",
    );
    const name = hunt.squares.flatMap(({ landmarks }) => landmarks).join(" and ");
    expect(errors(doors((each) => ({ ...each, text: `${each.text} at ${name}` })))).toContain(
      "leak",
    );
  });

  it("finds a drawing that nobody is told what to do with", () => {
    for (const prompt of ["?", "Guess a word."]) {
      const untold = spoilt(digital, (square) => ({
        puzzles: square.puzzles.map((puzzle) => ({ ...puzzle, prompt })),
      }));
      expect(errors(untold), prompt).toContain("puzzle_untold");
    }
  });

  it("solves every puzzle of text from what is read, as older hunts have them", () => {
    const reworded = (change: (prompt: string) => string) =>
      errors(
        spoilt(ofText(digital), (square) => ({
          puzzles: square.puzzles.map((puzzle) => ({ ...puzzle, prompt: change(puzzle.prompt) })),
          clues: square.clues.map((clue) =>
            clue.category.startsWith("Word ") ? { ...clue, text: change(clue.text) } : clue,
          ),
        })),
      );
    expect(reworded((prompt) => `${prompt} Take your time.`)).toEqual([]);
    expect(reworded(() => "?")).toContain("puzzle_unsolved");
    expect(reworded(() => "Guess a word.")).toContain("puzzle_unsolved");
    expect(reworded((prompt) => prompt.replace(/[b-df-hj-np-tv-z]/gi, "q"))).toContain(
      "puzzle_unsolved",
    );
  });

  it("finds a landmark's name in what everybody reads before the first square", () => {
    const place = library.findPlace(physical.squares[2]?.placeId ?? "");
    const name = place?.name ?? "";
    for (const field of ["name", "description", "theme"] as const) {
      const { errors: found } = builder.validate({ ...physical, [field]: `A hunt at ${name}` });
      expect(found).toMatchObject([{ code: "leak", field }]);
    }
  });
});

const kindsOfText = ["caesar", "anagram", "morse"] as const;

/** The hunt with puzzles of text alone, as they were made before puzzles were drawn. */
function ofText(hunt: HuntDraft): HuntDraft {
  const moved = (word: string): string =>
    [...word.toUpperCase()]
      .map((letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + 3) % 26)))
      .join(" ");
  const squares = hunt.squares.map((square) => {
    const prompts = square.words
      .split(".")
      .map((word) => `Move each letter of “${moved(word)}” back by three places.`);
    return {
      ...square,
      puzzles: square.puzzles.map(({ word, clueId, answerLength }, i) => ({
        word,
        clueId,
        answerLength,
        kind: kindsOfText[i] ?? "caesar",
        prompt: prompts[i] ?? "",
      })),
      clues: square.clues.map((clue) => {
        const at = square.puzzles.findIndex(({ clueId }) => clueId === clue.id);
        return at < 0 ? clue : { ...clue, text: prompts[at] ?? "" };
      }),
    };
  });
  return { ...hunt, squares };
}

/** The hunt with every door in it changed. */
/** A digital hunt that has a puzzle of a kind: which kinds a seed draws is nothing to rely on. */
async function huntWith(kind: string): Promise<HuntDraft> {
  for (let turn = 0; turn < 10; turn++) {
    const hunt = await builder.build({
      state: "TEXAS",
      variant: "DIGITAL",
      difficulty: "MEDIUM",
      seed: `v ${turn}`,
    });
    if (hunt.squares.some(({ puzzles }) => puzzles.some((each) => each.artefact?.kind === kind)))
      return hunt;
  }
  throw new Error(`No hunt of ten has ${kind}.`);
}

function withDoors(
  hunt: HuntDraft,
  change: (door: { text: string; letters: string }, nth: number) => object,
): HuntDraft {
  const squares = hunt.squares.map((square) => ({
    ...square,
    puzzles: square.puzzles.map((puzzle) =>
      puzzle.artefact?.kind === "doors"
        ? {
            ...puzzle,
            artefact: {
              kind: "doors",
              rows: puzzle.artefact.rows.map(({ doors }) => ({ doors: doors.map(change) })),
            } as typeof puzzle.artefact,
          }
        : puzzle,
    ),
  }));
  return { ...hunt, squares };
}
