import { expect, it } from "vitest";
import { leakGuard } from "../../leaks.ts";
import { seeded } from "../../random.ts";
import { world } from "../../testing/world.ts";
import type { Artefact } from "../artefact.ts";
import { textsOf } from "../artefact-texts.ts";
import { ofAnyWord, shelfOf } from "../solve/shelf.ts";
import { solveArtefact } from "../solve/solvers.ts";
import type { KindTask, MadeKind } from "./kind.ts";
import { kinds } from "./kinds.ts";

const { library, lexicon } = world(["new-hampshire", "ohio", "oregon", "national"]);
const shelf = shelfOf({ library, lexicon });
const random = seeded("kinds");
const places = random.shuffle(library.places).slice(0, 70);

interface Sample {
  task: KindTask;
  made: MadeKind;
}

function tasks(difficulty: KindTask["difficulty"]): KindTask[] {
  return places.map((place) => {
    let word = random.pick(lexicon.words);
    while (word.length < 4) word = random.pick(lexicon.words);
    return {
      word,
      place,
      library,
      lexicon,
      shelf,
      guard: leakGuard(place, [word]),
      random: random.fork(place.id),
      difficulty,
      rise: 0.5,
      alone: false,
      lenient: false,
      rivals: (library.byStock.get(place.stock) ?? [])
        .filter((each) => each !== place)
        .slice(0, 28),
      keeper: "the ferryman",
      isSaid: () => false,
      earlier: [],
    };
  });
}

function samplesOf(kind: (typeof kinds)[number]): Sample[] {
  return (["EASY", "MEDIUM", "HARD"] as const).flatMap((difficulty) =>
    tasks(difficulty).flatMap((task) => {
      const made = kind.make(task);
      return made ? [{ task, made }] : [];
    }),
  );
}

const solved = ({ task, made }: Sample, knows: boolean, artefact: Artefact = made.artefact) =>
  solveArtefact(
    { artefact, answerLength: task.word.length },
    knows ? task.place : null,
    knows ? ofAnyWord(shelf) : shelf,
  );

/** One thing in a drawing that is wrong. */
function spoilt(artefact: Artefact): Artefact | null {
  switch (artefact.kind) {
    case "doors":
      return {
        ...artefact,
        rows: artefact.rows.map(({ doors }) => ({
          doors: doors.map((door, i) => ({ ...door, letters: doors.at(i - 1)?.letters ?? "" })),
        })),
      };
    case "switches":
      return { ...artefact, tracks: artefact.tracks.toReversed() };
    case "lamp_log":
      return { ...artefact, after: artefact.after + 3 };
    case "book_code":
      return { ...artefact, lines: artefact.lines.toReversed() };
    case "keyed_cipher":
      return { ...artefact, text: [...artefact.text].toReversed().join("") };
    case "order":
      return {
        ...artefact,
        cards: artefact.cards.map((card) => ({ ...card, left: card.right, right: card.left })),
      };
    case "groups":
      return {
        ...artefact,
        tiles: artefact.tiles.map((tile, i) => ({
          ...tile,
          letters: artefact.tiles.at(i - 1)?.letters ?? "",
        })),
      };
    case "errata":
      return { ...artefact, lines: artefact.lines.toReversed() };
    case "cryptogram":
      return { ...artefact, text: [...artefact.text].toReversed().join("") };
    case "map_path":
      return {
        ...artefact,
        regions: artefact.regions.map((region, i) => ({
          ...region,
          letter: artefact.regions.at(i - 1)?.letter ?? "",
        })),
      };
    case "bearings":
      return { ...artefact, legs: artefact.legs.toReversed() };
    case "lookout":
      return {
        ...artefact,
        signals: artefact.signals.toReversed(),
        ...(artefact.pages && {
          pages: artefact.pages.map((page) => ({ ...page, signals: page.signals.toReversed() })),
        }),
      };
    case "nonogram":
      return { ...artefact, letters: artefact.letters.toReversed() };
    case "drop_quote":
      return { ...artefact, columns: artefact.columns.toReversed() };
    case "letter_path":
      return { ...artefact, rows: artefact.rows.with(1, artefact.rows[2] ?? "") };
    case "crossed_words":
      return { ...artefact, rings: artefact.rings.toReversed() };
    default:
      return null;
  }
}

/** Kinds whose makers do not look what else may be read in what they draw: the solver does. */
const drawnBlind = new Set(["cryptogram", "crossed_words", "drop_quote", "letter_path"]);

it.each(kinds.map((kind) => [kind.kind, kind] as const))(
  "%s: whoever knows the place comes to the word and no other, and a fault in the drawing is found",
  (_, kind) => {
    const drafts = samplesOf(kind);
    const samples = drafts.filter((each) => solved(each, true).join() === each.task.word);
    expect(samples.length).toBeGreaterThan(20);
    // The builder throws away a draw that its solver refuses; few may be.
    expect(samples.length).toBeGreaterThanOrEqual(
      drafts.length * (drawnBlind.has(kind.kind) ? 0.8 : 0.97),
    );
    for (const { made, task } of samples) {
      expect(made.working.wrong).not.toContain(task.word);
      for (const wrong of made.working.wrong) expect(lexicon.has(wrong), wrong).toBe(true);
      expect(made.prompt.split(" ").length).toBeLessThanOrEqual(40);
      for (const text of textsOf(made.artefact)) expect(task.guard.findLeak(text), text).toBeNull();
    }
    const faults = samples.flatMap(({ made, task }) => {
      const artefact = spoilt(made.artefact);
      return artefact ? [{ found: solved({ made, task }, true, artefact), task }] : [];
    });
    const missed = faults.filter(({ found, task }) => found.join() === task.word);
    expect(missed.length).toBeLessThan(faults.length / 50 + 1);
  },
);

it.each(["doors", "switches", "lamp_log", "order", "groups", "errata", "nonogram"])(
  "%s cannot be read without the place, but where its page says which letters count",
  (name) => {
    const kind = kinds.find((each) => each.kind === name);
    if (!kind) throw new Error("There is no such kind.");
    const kept = samplesOf(kind).filter(({ task }) => !kind.isFree?.(task.difficulty));
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((sample) => solved(sample, false).length === 1)).toEqual([]);
  },
);

it("a lookout's log has a page for each of six words, and only the place says which", () => {
  const lookout = kinds.find(({ kind }) => kind === "lookout");
  const samples = lookout ? samplesOf(lookout) : [];
  const harder = samples.filter(({ task }) => task.difficulty !== "EASY");
  expect(harder.length).toBeGreaterThan(20);
  for (const sample of harder.slice(0, 20))
    expect(solved(sample, false).length).toBeGreaterThanOrEqual(5);
});

it("makes the same bytes of the same seed", () => {
  for (const kind of kinds) {
    const [task] = tasks("MEDIUM").filter((each) => kind.make(each));
    if (task)
      expect(JSON.stringify(kind.make({ ...task, random: seeded("same") }))).toBe(
        JSON.stringify(kind.make({ ...task, random: seeded("same") })),
      );
  }
});
