import type { Gazetteer } from "../gazetteer.ts";
import type { Difficulty } from "../hunt.ts";
import type { LeakGuard } from "../leaks.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Figure, PuzzleKind } from "./puzzle.ts";

export interface PuzzleTask {
  word: string;
  place: Place;
  /** Who sets the puzzle: "the ferryman". */
  keeper: string;
  lexicon: Lexicon;
  gazetteer: Gazetteer;
  guard: LeakGuard;
  random: Random;
  difficulty: Difficulty;
}

export interface MadePuzzle {
  prompt: string;
  figure?: Figure;
  textAlternative?: string;
}

/** Makes puzzles of one kind; null where the word does not lend itself or more than one answer would fit. */
export interface PuzzleMaker {
  kind: PuzzleKind;
  /** The easiest hunt it is meant for. */
  from: Difficulty;
  make(task: PuzzleTask): MadePuzzle | null;
}

/** Letters for the eye and for a screen reader: "T A N". */
export function spelled(letters: string): string {
  return [...letters.toUpperCase()].join(" ");
}

/** 1 for a, 26 for z. */
export function position(letter: string): number {
  return letter.charCodeAt(0) - 96;
}

/** The letter n places on from a small letter, around the alphabet. */
export function shifted(letter: string, n: number): string {
  return String.fromCharCode(97 + ((((position(letter) - 1 + n) % 26) + 26) % 26));
}
