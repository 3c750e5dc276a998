import { puzzleHintLine } from "../puzzles/puzzle-hint-lines.ts";
import type { Made } from "./made.ts";
import type { Workbench } from "./workbench.ts";

/**
 * Hints about each puzzle, none of which says what its page does: what kind of thing it is and its first step, or the
 * step and a letter where the page says the kind, and at last letters of its word. Each level has a line for each
 * word; a player is sold the one they are stuck on.
 */
export function puzzleHints(bench: Workbench, made: readonly Made[]): [string, string, string] {
  const { random } = bench.task;
  const lines = made.map(({ hints, word }) => {
    // The first letters are the ones that people have by themselves.
    const letters = random
      .fork(`letters of ${word}`)
      .shuffle([...word].map((_, i) => i + 1).slice(1));
    const steps = [...hints];
    if (steps.length === 1) steps.push(tellLetters(word, letters.splice(0, 1)));
    return [steps[0] ?? "", steps[1] ?? "", tellLetters(word, letters.slice(0, lettersAtLast))];
  });
  const level = (nth: number): string =>
    lines.map((each, i) => puzzleHintLine(i + 1, each[nth] ?? "")).join("\n");
  return [level(0), level(1), level(2)];
}

/** As many letters does the last hint tell, which costs most. */
const lettersAtLast = 2;

function tellLetters(word: string, places: readonly number[]): string {
  const told = places
    .toSorted((a, b) => a - b)
    .map((nth) => `letter ${nth} of this word is ${word.charAt(nth - 1).toUpperCase()}`)
    .join(", and ");
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}
