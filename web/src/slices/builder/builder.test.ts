import type { DraftSquare, HuntDraftShape, Job } from "@ten-paces/contract";
import { describe, expect, test } from "vitest";
import { readBtc } from "../settings/read-btc.ts";
import { type DeskState, FIRST_STEP, nextStep } from "./desk-state.ts";
import { applyScore, editText, replaceSquare } from "./draft-edits.ts";
import { besideNothing, besideText, partOf, squareOf, targetOf, textTarget } from "./findings.ts";
import { builderProblems, EMPTY_BUILDER_FORM, requestOf } from "./form.ts";
import { forgetDesk, keepDesk, readDesk } from "./kept-desk.ts";
import { madeSoFar } from "./made-so-far.ts";
import {
  findShortage,
  placesLeftSentence,
  type StateOption,
  shortageSentence,
} from "./places-left.ts";
import { rankWords, scoreLook, squareScoreLook } from "./score.ts";

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
    usedIn: [],
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
  replaces: [],
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

  test("how the old clue worked is not said of a new one", () => {
    const told = { year: null, county: "Elk", story: ["is red"], works: "A rival. Pass by Y." };
    const known = {
      ...draft,
      squares: draft.squares.map((square) => ({ ...square, told })),
    };
    const [square] = editText(known, 1, { kind: "clue" }, "Another").squares;
    expect(square?.told).toEqual({ year: null, county: "Elk", story: ["is red"] });
  });

  test("hints and the clue", () => {
    const edited = editText(draft, 1, { kind: "hint", level: 2 }, "Deux");
    expect(edited.squares[0]).toMatchObject({ hint1: "One", hint2: "Deux", hint3: "Three" });
    expect(editText(draft, 3, { kind: "clue" }, "Neu").squares[2]?.clue.mainClue).toBe("Neu");
  });

  test("a drawing's words are those of its line", () => {
    const drawn = editText(draft, 2, { kind: "drawing", id: "a" }, "Both flags up").squares[1];
    expect(drawn?.puzzles[0]?.textAlternative).toBe("Both flags up");
    expect(drawn?.clues).toEqual(draft.squares[1]?.clues);
  });

  test("a new square takes the old one's warnings along and brings its own, the way and the time", () => {
    const way = {
      route: [
        { fromNum: 1, toNum: 2, miles: 33 },
        { fromNum: 2, toNum: 3, miles: 99 },
      ],
      routeMiles: 132,
      estimatedDuration: 330,
      description: "about 132 miles of travel",
    };
    const warnings = ["Square 2: stays at 0.35."];
    const made = { square: square(2, -82.5), warnings, ...way };
    const moved = replaceSquare(draft, made, draft);
    expect(moved).toMatchObject(way);
    expect(moved.warnings).toEqual(["Square 20: stays at 0.5.", "Square 2: stays at 0.35."]);
    expect(moved.squares[1]?.center.lng).toBe(-82.5);
    const typed = { ...draft, description: "My own", estimatedDuration: 60 };
    expect(replaceSquare(typed, made, draft)).toMatchObject({
      description: "My own",
      estimatedDuration: 60,
      routeMiles: 132,
    });
  });

  test("a measurement of an older text is not taken for one of the new", () => {
    const measured = { ...square(1, -83), searchabilityScore: 0.1 };
    expect(applyScore(draft, measured).squares[0]?.searchabilityScore).toBe(0.1);
    const edited = editText(draft, 1, { kind: "clue" }, "Changed since");
    expect(applyScore(edited, measured).squares[0]?.searchabilityScore).toBe(0.4);
  });
});

test("the score's colour: below 0.3, below 0.6, from there; none counts as 0.5", () => {
  const tones = (asked: boolean) =>
    [0, 0.299, 0.3, 0.599, 0.6, 1].map((score) => scoreLook(score, asked).tone);
  expect(tones(true)).toEqual(["moss", "moss", "yellow", "yellow", "flag", "flag"]);
  expect(tones(false)).toEqual(["neutral", "neutral", "yellow", "yellow", "flag", "flag"]);
  expect(squareScoreLook(0.07, [{ stage: "clue" }])).toMatchObject({
    tone: "neutral",
    word: "resists search",
    asked: false,
  });
  expect(squareScoreLook(0.07, [{ stage: "clue" }, { stage: "model" }])).toMatchObject({
    tone: "moss",
    word: "resistant",
  });
  expect(scoreLook(null)).toMatchObject({ score: 0.5, tone: "yellow" });
  const of = { rank: 14, of: 3214 };
  expect(rankWords({ stage: "clue", ...of })).toBe("found at rank 14 of 3,214");
  expect(rankWords({ stage: "opening", by: "meaning", ...of })).toBe(
    "found at rank 14 of 3,214, by meaning",
  );
  expect(rankWords({ stage: "model", rank: 6, of: 5 })).toBe("not among its guesses");
});

test("findings stand beside what they are about, and lead there", () => {
  const of = (field: string) => ({ where: "", field, code: "x", text: field });
  const leak = of("squares.2.clues.1.text");
  const hint = of("squares.2.hint1");
  const place = of("squares.2.center");
  const all = [leak, hint, place];
  expect(all.map(squareOf)).toEqual([3, 3, 3]);
  expect(squareOf(of("squares.11"))).toBe(12);
  expect(squareOf(of(""))).toBeNull();
  expect(squareOf(of("route.3"))).toBeNull();
  expect(besideText(all, { kind: "line", id: "b" }, ["a", "b"])).toEqual([leak]);
  expect(besideText(all, { kind: "line", id: "a" }, ["a", "b"])).toEqual([]);
  expect(besideText(all, { kind: "hint", level: 1 }, [])).toEqual([hint]);
  expect(besideNothing(all)).toEqual([place]);
  expect(all.map(targetOf)).toEqual(["square-3-clues-1-text", "square-3-hint1", "square-3"]);
  expect(textTarget(3, partOf({ kind: "line", id: "b" }, ["a", "b"]))).toBe(targetOf(leak));
  expect(targetOf(of("route.3"))).toBe("route-title");
  expect(targetOf(of(""))).toBeNull();
});

const ohio: StateOption = {
  state: "OHIO",
  unusedPlaces: 7,
  wornPlaces: 0,
  liveVariants: [],
  inStock: [
    { huntId: "h1", name: "One", variant: "DIGITAL", difficulty: "EASY", places: 10 },
    { huntId: "h2", name: "Two", variant: "PHYSICAL", difficulty: "HARD", places: 10 },
  ],
};

test("a shortage is told with both numbers and with what helps", () => {
  expect(findShortage(ohio, "7", [])).toBeNull();
  expect(findShortage(ohio, "17", ["h1"])).toBeNull();
  expect(findShortage(ohio, "many", [])).toBeNull();
  const said = (state: StateOption, squares: string, replaces: string[] = []) => {
    const shortage = findShortage(state, squares, replaces);
    return shortage && shortageSentence(shortage);
  };
  expect(said(ohio, "10")).toBe(
    "7 places are free; 10 asked. Please take 7 squares, or replace a hunt in stock.",
  );
  expect(said({ ...ohio, unusedPlaces: 1 }, "10")).toBe(
    "1 place is free; 10 asked. Please replace a hunt in stock.",
  );
  expect(said({ ...ohio, unusedPlaces: 0, inStock: [] }, "10")).toBe(
    "No places are free; 10 asked. Choose another state, or wait until a hunt here is over.",
  );
  expect(placesLeftSentence({ ...ohio, wornPlaces: 3 })).toBe(
    "7 places are free: in no hunt that is live or in stock. 3 of them stood in hunts that are over and come last.",
  );
});

test("a running job shows the squares that are ready; one that is over, or says nothing, none", () => {
  const ready = {
    sequenceNum: 1,
    landmark: "The Dam",
    words: "one.two.three",
    searchabilityScore: 0.1,
    writer: "offline",
  };
  const job: Job = {
    id: "j",
    kind: "build_hunt",
    status: "running",
    done: 1,
    total: 5,
    note: null,
    error: null,
    cancelRequested: false,
    createdAt: "2026-01-01T00:00:00Z",
    finishedAt: null,
    ahead: 0,
    made: { squares: [ready] },
    result: null,
  };
  expect(madeSoFar(job)).toEqual([ready]);
  expect(madeSoFar({ ...job, made: null })).toEqual([]);
  expect(madeSoFar(null)).toEqual([]);
});

test("the form asks for a state, 5 to 20 squares and an amount", () => {
  expect(builderProblems(EMPTY_BUILDER_FORM, null)).toEqual({ state: "Please select a state" });
  const filled = { ...EMPTY_BUILDER_FORM, state: "OHIO" };
  expect(builderProblems(filled, null)).toEqual({});
  expect(builderProblems({ ...filled, totalSquares: "7" }, ohio)).toEqual({});
  expect(builderProblems({ ...filled, replaces: ["h1"] }, ohio)).toEqual({});
  expect(builderProblems(filled, ohio).totalSquares).toMatch(/^7 places are free; 10 asked\./);
  expect(requestOf(filled)).toEqual({
    state: "OHIO",
    variant: "PHYSICAL",
    difficulty: "MEDIUM",
    prizePool: 0.375,
    totalSquares: 10,
    aiResistant: true,
    includeDecoys: true,
    wait: false,
  });
  expect(requestOf({ ...filled, replaces: ["h1"] }).replaces).toEqual(["h1"]);
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

  test("a stored hunt is opened from any step, is known as stored, and stays so through a reload", () => {
    const stored = { id: "kansas-1", version: 3, status: "PENDING" } as const;
    for (const from of [FIRST_STEP, preview]) {
      expect(nextStep(from, { type: "opened", draft, stored })).toMatchObject({
        step: "preview",
        revision: 0,
        stored,
        form: { state: draft.state, totalSquares: String(draft.squares.length) },
      });
    }
    const creating = nextStep(preview, { type: "create" });
    expect(nextStep(creating, { type: "opened", draft, stored })).toBe(creating);
    const storage = fakeStorage();
    keepDesk(storage, nextStep(FIRST_STEP, { type: "opened", draft, stored }));
    expect(readDesk(storage)).toMatchObject({ step: "preview", stored });
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
