import type { HuntDraft, SquareDraft } from "../hunt.ts";
import { solveMeta } from "./solve/meta.ts";
import type { Shelf } from "./solve/shelf.ts";
import { solveSquare } from "./solve/solvers.ts";

/** What a program makes of digital squares that has the words and the library, and not the landmark. */
export interface WithoutThePlace {
  squares: number;
  /** Squares of which it has all three words for certain. */
  solved: number;
  /** Words that are certain to it, of all. */
  wordsSolved: number;
  words: number;
  /** Last squares, without the squares before them. */
  last: number;
  lastSolved: number;
}

/** Attacks the squares of digital hunts without their landmarks; a word is solved where one reading is left. */
export function attackWithoutPlace(hunts: readonly HuntDraft[], shelf: Shelf): WithoutThePlace {
  const count = { squares: 0, solved: 0, wordsSolved: 0, words: 0, last: 0, lastSolved: 0 };
  for (const square of hunts.flatMap((hunt) => hunt.squares)) {
    const found = readingsOf(square, shelf);
    const certain = found.filter((readings) => readings.length === 1).length;
    if (square.puzzles.some(({ kind }) => kind.startsWith("meta_"))) {
      count.last++;
      if (certain === found.length) count.lastSolved++;
      continue;
    }
    count.squares++;
    count.words += found.length;
    count.wordsSolved += certain;
    if (certain === found.length) count.solved++;
  }
  return count;
}

/** Every answer that fits each puzzle; a puzzle of text says all that it takes, and counts as solved. */
function readingsOf({ puzzles, words }: SquareDraft, shelf: Shelf): string[][] {
  const answers = words.split(".");
  const drawn = puzzles.flatMap(({ artefact, answerLength }) =>
    artefact ? [{ artefact, answerLength }] : [],
  );
  if (drawn.length < puzzles.length) return answers.map((word) => [word]);
  return drawn.every(({ artefact }) => artefact.kind.startsWith("meta_"))
    ? drawn.map(({ artefact, answerLength }) => solveMeta(artefact, answerLength, null, shelf))
    : solveSquare(drawn, null, shelf);
}
