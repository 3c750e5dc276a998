import type { DraftSquare, HuntDraftShape } from "@ten-paces/contract";
import { describe, expect, test } from "vitest";
import { type DeskState, FIRST_STEP, nextStep } from "./desk-state.ts";
import { applyScore, editText, replaceSquare } from "./draft-edits.ts";
import { besideNothing, besideText, squareOf } from "./findings.ts";
import { builderProblems, EMPTY_BUILDER_FORM, requestOf } from "./form.ts";
import { forgetDesk, keepDesk, readDesk } from "./kept-desk.ts";
import { readBtc } from "./read-btc.ts";
import { rankWords, scoreLook } from "./score.ts";

function square(num: number, lng: number): DraftSquare {
  return {
    sequenceNum: num,
    words: `one.two.w${num}`,
    center: { lat: 40, lng },
    placeId: `place-${num}`,
    clue: { mainClue: "A clue" },
    clues: [
      { id: "a", text: "A true line", difficulty: "EASY", category: "History" },
      { id: "b", text: "A decoy", difficulty: "HARD", category: "Landmarks" },
    ],
    hint1: "One",
    hint2: "Two",
    hint3: "Three",
    landmarks: ["The Dam"],
    decoyClues: ["A decoy"],
    puzzles: [{ kind: "anagram", word: 1, clueId: "a", prompt: "A true line", answerLength: 5 }],
    searchabilityScore: 0.4,
    attacks: [],
    surveyed: false,
    shapes: [],
    writer: "offline",
  };
}

const draft: HuntDraftShape = {
  name: "Dam Line",
  description: "",
  state: "OHIO",
  type: "STATE",
  variant: "PHYSICAL",
  difficulty: "MEDIUM",
  estimatedDuration: 300,
  theme: "",
  totalSquares: 3,
  prizePool: 0.375,
  route: [
    { fromNum: 1, toNum: 2, miles: 66.1 },
    { fromNum: 2, toNum: 3, miles: 66.1 },
  ],
  routeMiles: 132.2,
  seed: "s",
  warnings: ["Square 2: stays at 0.41.", "Square 20: stays at 0.5."],
  squares: [square(1, -83), square(2, -82), square(3, -81)],
};

describe("edits", () => {
  test("a line that is a decoy and a prompt is changed everywhere at once", () => {
    const decoy = editText(draft, 2, { kind: "line", id: "b" }, "Another decoy").squares[1];
    expect(decoy?.decoyClues).toEqual(["Another decoy"]);
    expect(decoy?.clues[1]?.text).toBe("Another decoy");
    const prompt = editText(draft, 2, { kind: "line", id: "a" }, "New").squares[1];
    expect(prompt?.puzzles[0]?.prompt).toBe("New");
    expect(editText(draft, 2, { kind: "line", id: "a" }, "New").squares[0]).toBe(draft.squares[0]);
  });

  test("hints and the clue", () => {
    const edited = editText(draft, 1, { kind: "hint", level: 2 }, "Deux");
    expect(edited.squares[0]).toMatchObject({ hint1: "One", hint2: "Deux", hint3: "Three" });
    expect(editText(draft, 3, { kind: "clue" }, "Neu").squares[2]?.clue.mainClue).toBe("Neu");
  });

  test("a new square takes the old one's warnings along, and its legs follow the new place", () => {
    const moved = replaceSquare(draft, square(2, -82.5));
    expect(moved.warnings).toEqual(["Square 20: stays at 0.5."]);
    const [first, second] = moved.route;
    expect(first?.miles).toBeCloseTo(33.1, 0);
    expect(second?.miles).toBeCloseTo(99.2, 0);
    expect(moved.routeMiles).toBeCloseTo(132.2, 0);
  });

  test("a square written anew at its own place leaves the route alone", () => {
    expect(replaceSquare(draft, square(2, -82)).route).toEqual(draft.route);
  });

  test("a measurement of an older text is not taken for one of the new", () => {
    const measured = { ...square(1, -83), searchabilityScore: 0.1 };
    expect(applyScore(draft, measured).squares[0]?.searchabilityScore).toBe(0.1);
    const edited = editText(draft, 1, { kind: "clue" }, "Changed since");
    expect(applyScore(edited, measured).squares[0]?.searchabilityScore).toBe(0.4);
  });
});

test("the score's colour: below 0.3, below 0.6, from there; none counts as 0.5", () => {
  expect([0, 0.299, 0.3, 0.599, 0.6, 1].map((score) => scoreLook(score).tone)).toEqual([
    "moss",
    "moss",
    "yellow",
    "yellow",
    "flag",
    "flag",
  ]);
  expect(scoreLook(null)).toMatchObject({ score: 0.5, tone: "yellow" });
  expect(rankWords({ rank: 14, of: 3214 })).toBe("found at rank 14 of 3,214");
});

test("findings stand beside what they are about", () => {
  const of = (where: string, text: string) => ({ where, code: "x", text });
  const leak = of("square 3", "Line 2 of the clue list contains “dam”.");
  const hint = of("square 3", "Hint 1 is empty.");
  const place = of("square 3", "The position of The Dam is rough; survey it.");
  const all = [leak, hint, place];
  expect(all.map(squareOf)).toEqual([3, 3, 3]);
  expect(squareOf(of("hunt", "Square 12: stays at 0.41."))).toBe(12);
  expect(squareOf(of("hunt", "The squares are not numbered."))).toBeNull();
  expect(besideText(all, { kind: "line", id: "b" }, ["a", "b"])).toEqual([leak]);
  expect(besideText(all, { kind: "line", id: "a" }, ["a", "b"])).toEqual([]);
  expect(besideText(all, { kind: "hint", level: 1 }, [])).toEqual([hint]);
  expect(besideNothing(all)).toEqual([place]);
});

test("the form asks for a state, 5 to 20 squares and an amount", () => {
  expect(builderProblems(EMPTY_BUILDER_FORM, null)).toEqual({ state: "Please select a state" });
  const filled = { ...EMPTY_BUILDER_FORM, state: "OHIO" };
  expect(builderProblems(filled, null)).toEqual({});
  expect(builderProblems(filled, 10)).toEqual({});
  expect(builderProblems(filled, 9)).toEqual({
    state: "OHIO has 9 unused places left, and the hunt needs 10",
  });
  expect(requestOf(filled)).toEqual({
    state: "OHIO",
    variant: "PHYSICAL",
    difficulty: "MEDIUM",
    prizePool: 0.375,
    totalSquares: 10,
    aiResistant: true,
    includeDecoys: true,
  });
  for (const totalSquares of ["4", "21", "", "7.5"]) {
    expect(builderProblems({ ...filled, totalSquares }, null), totalSquares).toHaveProperty(
      "totalSquares",
    );
  }
  expect(builderProblems({ ...filled, prizePool: "-1" }, null)).toHaveProperty("prizePool");
});

test("an amount is whole satoshis and never negative", () => {
  expect(readBtc("0.375")).toBe(0.375);
  expect(readBtc("0")).toBe(0);
  expect(readBtc(".5")).toBe(0.5);
  for (const typed of ["", "-1", "1e3", "0.123456789", "abc", "1,5", "21000001", "."]) {
    expect(readBtc(typed), typed).toBeNull();
  }
});

describe("steps", () => {
  const generating = nextStep(FIRST_STEP, { type: "generate" });
  const preview = nextStep(generating, { type: "built", draft });

  test("an error leads back: from generating to the form, from creating to the preview", () => {
    expect(nextStep(generating, { type: "notBuilt", error: "Failed to generate hunt" })).toEqual({
      step: "form",
      form: EMPTY_BUILDER_FORM,
      error: "Failed to generate hunt",
    });
    const creating = nextStep(preview, { type: "create" });
    expect(
      nextStep(creating, { type: "notCreated", error: "Failed to create hunt" }),
    ).toMatchObject({
      step: "preview",
      error: "Failed to create hunt",
      draft,
    });
  });

  test("a late answer changes nothing", () => {
    expect(nextStep(FIRST_STEP, { type: "built", draft })).toBe(FIRST_STEP);
    expect(nextStep(preview, { type: "notBuilt", error: "late" })).toBe(preview);
  });

  test("each edit is a new revision, one that changes nothing is not", () => {
    const edited = nextStep(preview, {
      type: "edit",
      change: (old) => editText(old, 1, { kind: "clue" }, "x"),
    });
    expect(edited).toMatchObject({ step: "preview", revision: 1 });
    expect(nextStep(preview, { type: "edit", change: (old) => old })).toBe(preview);
  });

  test("a draft outlives a reload, one being created comes back as a preview", () => {
    const storage = fakeStorage();
    keepDesk(storage, nextStep(preview, { type: "create" }));
    expect(readDesk(storage)).toMatchObject({ step: "preview", draft });
    keepDesk(storage, { ...generating, jobId: "j1" } as DeskState);
    expect(readDesk(storage)).toMatchObject({ step: "generating", jobId: "j1" });
    keepDesk(storage, generating);
    expect(readDesk(storage)).toMatchObject({ step: "form" });
    forgetDesk(storage);
    expect(readDesk(storage)).toEqual(FIRST_STEP);
  });

  test("what was kept by an older release, or by nobody, is the form", () => {
    const storage = fakeStorage();
    for (const kept of ["{", "3", '{"step":"preview","draft":{"name":1}}']) {
      storage().setItem("builder", kept);
      expect(readDesk(storage), kept).toEqual(FIRST_STEP);
    }
    const forbidden = () => {
      throw new Error("forbidden");
    };
    keepDesk(forbidden, preview);
    expect(readDesk(forbidden)).toEqual(FIRST_STEP);
  });
});

function fakeStorage(): () => Storage {
  const items = new Map<string, string>();
  const storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return () => storage as Storage;
}
