import type { Hook, SquareTask } from "../clue-writer.ts";
import type { Difficulty, Puzzle } from "../hunt.ts";
import type { Working } from "../puzzles/artefact.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import { readingsOfLast } from "../puzzles/attack/last-square.ts";
import type { Feeder, MadeMeta, Meta } from "../puzzles/meta/feeder.ts";
import { type FieldName, togetherIn, wordsOfField } from "../puzzles/meta/framings/fields.ts";
import type { Framing } from "../puzzles/meta/framings/framing.ts";
import { makeMeta, metas } from "../puzzles/meta/metas.ts";
import { type SolvedSquare, solveMeta } from "../puzzles/solve/meta.ts";
import { ofAnyWord } from "../puzzles/solve/shelf.ts";
import { storyTeller } from "./last-story.ts";
import type { Made } from "./made.ts";
import { isFresh, take, type Workbench } from "./workbench.ts";

const beginnings = ["", "At the end: ", "Last of all: ", "Here the way ends: ", "Look back: "];

/** The three puzzles of a last square, which come out of the squares before it, and what they say of their hunt; null where those squares lend themselves to none. */
export function makeLastSquare(
  bench: Workbench,
  answers: readonly string[],
): { made: Made[]; hook: Hook; end: string } | null {
  const { task } = bench;
  const { feeders, shelf, difficulty } = task;
  const solved = feeders.map(solvedOf);
  const anyWord = ofAnyWord(shelf);
  const teller = storyTeller(task, bench.guard);
  const voices = (prompts: readonly string[]): (string | undefined)[] =>
    answers.map((_, nth) => voiceOf(bench, prompts[nth] ?? "", nth));
  const found = makeMeta(
    { words: answers, feeders, shelf, difficulty, random: task.random.fork("meta") },
    task.endings ?? metas,
    (each, by) => {
      const parts = each.parts.map(({ artefact }, i) => {
        const length = answers[i]?.length ?? 0;
        return {
          knows: solveMeta(artefact, length, solved, anyWord),
        };
      });
      const read = [
        each.method,
        ...each.parts.flatMap(({ artefact, hints }) => [...hints, ...textsOf(artefact)]),
      ];
      return (
        parts.every(({ knows }, i) => knows.join() === answers[i]) &&
        isOpenWithout(each, answers, shelf, teller.storyOf(by).field) &&
        !voices(promptsOf(teller.storyOf(by), by, difficulty)).includes(undefined) &&
        read.every((text) => bench.guard.findLeak(text) === null)
      );
    },
  );
  if (found === null) return null;
  const { meta, made } = found;
  const story = teller.storyOf(meta);
  const prompts = voices(promptsOf(story, meta, difficulty));
  return {
    hook: teller.hookOf(story),
    end: [meta.meant, endOf(story, task), togetherIn(story.field, answers)].join(" ").trim(),
    made: made.parts.map(({ artefact, explanation, hints }, i) => {
      const word = answers[i] ?? "";
      const prompt = take(bench, prompts[i] ?? "", `puzzle:${artefact.kind}:last.${i + 1}`);
      const puzzle: Omit<Puzzle, "clueId" | "word"> = {
        kind: artefact.kind,
        prompt,
        artefact,
        ...(difficulty === "EASY" && { howItWorks: made.howItWorks }),
        answerLength: word.length,
      };
      const working: Omit<Working, "word"> = {
        explanation,
        wrong: [],
        accepted: [],
        steps: difficulty === "EASY" ? 1 : 2,
        lacks: "the squares before it",
      };
      return {
        word,
        puzzle,
        working,
        // An easy page says how it works; elsewhere that is for sale with the first word. The others follow its rule.
        hints: difficulty === "EASY" || i > 0 ? hints : [made.method, hints[0]],
      };
    }),
  };
}

/** In a hard hunt nobody says what is done with what. */
const hardSeconds = [
  "Another, from the same hand.",
  "And this one, if the first has let you in.",
  "The next looks like the first, and is not.",
  "A second, for whoever has understood the first.",
  "Then this, by the same rule or nearly.",
  "Here is its twin; they do not say the same.",
];
const hardThirds = [
  "The third asks what the others asked, a little further on.",
  "One is left, and it shuts behind you.",
  "At the end of everything stands this.",
  "The last of the three has waited longest.",
  "And this, which the others were for.",
  "The third is the one that was put up first.",
];

/** What is said of the three words in a story: what is wanted, or in a hard hunt what one sees. */
function promptsOf(
  story: Framing,
  { framings, lookBack }: Meta,
  difficulty: Difficulty,
): readonly string[] {
  if (difficulty !== "HARD") return story.prompts;
  const at = Math.max(0, framings.indexOf(story));
  return [
    // One sentence with the story, so that no two hunts say the same.
    `${story.hard.replace(/\.$/, "")}; look back at ${lookBack}.`,
    hardSeconds[at % hardSeconds.length] ?? "",
    hardThirds[at % hardThirds.length] ?? "",
  ];
}

/** How a story ends, with the places it began at and ended at and the words it came to. */
function endOf({ end }: Framing, { place, feeders, words }: SquareTask): string {
  const slots: Record<string, string> = {
    first: feeders[0]?.place.name ?? "",
    ninth: feeders.at(-1)?.place.name ?? "",
    place: place.name,
    words: words.toUpperCase().split(".").join(" "),
  };
  return end.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");
}

/** Readings of its most open word that a last square leaves at least to a program without the squares before. */
const leastOpen = 24;

/**
 * Whether nobody can try out what a last square leaves open who has none of the squares before it, but knows which
 * words are at home in its story.
 */
function isOpenWithout(
  { parts }: MadeMeta,
  answers: readonly string[],
  shelf: SquareTask["shelf"],
  field: FieldName,
): boolean {
  const puzzles = parts.map(({ artefact }, i) => ({
    artefact,
    answerLength: answers[i]?.length ?? 0,
  }));
  const own = new Set(wordsOfField(field));
  return readingsOfLast(puzzles, shelf).some((readings, i) => {
    const isOfField = own.has(answers[i] ?? "");
    return readings.filter((each) => own.has(each) === isOfField).length >= leastOpen;
  });
}

/** Said where a sign's own voice holds an answer: "the very same key". */
const spareVoices = [
  "Whoever has come this far has what it takes to read this.",
  "Nothing new is needed here; what you have found will do.",
  "This one is opened with what lies behind you.",
];

function voiceOf(bench: Workbench, prompt: string, nth: number): string | undefined {
  return [prompt, ...spareVoices.slice(nth, nth + 1)]
    .flatMap((text) =>
      beginnings.map((begin) =>
        begin === "" ? text : `${begin}${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      ),
    )
    .find((text) => isFresh(bench, text));
}

function solvedOf({ place, words, told, wrong }: Feeder): SolvedSquare {
  return { name: place.name, town: place.town, lat: place.point.lat, words, told, wrong };
}
