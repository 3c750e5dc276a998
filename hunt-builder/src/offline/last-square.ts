import type { Puzzle } from "../hunt.ts";
import type { Working } from "../puzzles/artefact.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import type { Feeder, MadeMeta } from "../puzzles/meta/feeder.ts";
import { makeMeta } from "../puzzles/meta/metas.ts";
import { type SolvedSquare, solveMeta } from "../puzzles/solve/meta.ts";
import { ofAnyWord } from "../puzzles/solve/shelf.ts";
import type { Made } from "./drawn-puzzle.ts";
import { isFresh, take, type Workbench } from "./workbench.ts";

/** So many squares before it make a last one; a hunt of fewer ends like any other. */
export const fewestFeeders = 4;

const beginnings = ["", "At the end: ", "Last of all: ", "Here the way ends: ", "Look back: "];

/** The three puzzles of a last square, which come out of the squares before it, and titles that fit them; null where those squares lend themselves to none. */
export function makeLastSquare(
  bench: Workbench,
  answers: readonly string[],
): { made: Made[]; titles: readonly string[] } | null {
  const { task } = bench;
  const { feeders, shelf, difficulty } = task;
  const solved = feeders.map(solvedOf);
  const anyWord = ofAnyWord(shelf);
  const voices = (made: MadeMeta): (string | undefined)[] =>
    made.prompts.map((prompt, nth) => voiceOf(bench, prompt, nth));
  const found = makeMeta(
    { words: answers, feeders, shelf, random: task.random.fork("meta") },
    difficulty,
    (each) => {
      const parts = each.parts.map(({ artefact }, i) => {
        const length = answers[i]?.length ?? 0;
        return {
          knows: solveMeta(artefact, length, solved, anyWord),
          guesses: solveMeta(artefact, length, null, shelf),
        };
      });
      const read = [...each.hints, ...each.parts.flatMap(({ artefact }) => textsOf(artefact))];
      return (
        parts.every(({ knows }, i) => knows.join() === answers[i]) &&
        parts.some(({ guesses }) => guesses.length !== 1) &&
        !voices(each).includes(undefined) &&
        read.every((text) => bench.guard.findLeak(text) === null)
      );
    },
  );
  if (found === null) return null;
  const { meta, made } = found;
  const prompts = voices(made);
  return {
    titles: meta.titles,
    made: made.parts.map(({ artefact, explanation }, i) => {
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
      return { word, puzzle, working, hints: made.hints };
    }),
  };
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
