import { puzzleHintLine } from "../puzzles/puzzle-hint-lines.ts";
import type { Made } from "./drawn-puzzle.ts";
import type { Workbench } from "./workbench.ts";

/**
 * Hints about each puzzle: what kind of thing it is, its first step, and a letter of its word that stands nowhere
 * on the page. Each level has a line for each word; a player is sold the one they are stuck on.
 */
export function puzzleHints(bench: Workbench, made: readonly Made[]): [string, string, string] {
  const lines = (textOf: (each: Made, nth: number) => string): string =>
    made.map((each, i) => puzzleHintLine(i + 1, textOf(each, i))).join("\n");
  const letters = bench.task.random.fork("letters of hints");
  return [
    lines(({ hints }) => hints[0]),
    lines(({ hints }) => hints[1]),
    lines(({ word }) => {
      // The first letters are the ones that people have by themselves.
      const nth = 2 + letters.below(word.length - 2);
      return `Letter ${nth} of this word is ${word.charAt(nth - 1).toUpperCase()}.`;
    }),
  ];
}
