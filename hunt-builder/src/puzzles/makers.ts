import type { Difficulty } from "../hunt.ts";
import { caesar, letterArithmetic, vigenere } from "./cipher-makers.ts";
import { chess, semaphore } from "./figure-makers.ts";
import { acrostic, hiddenWord, mapRiddle, wordLadder } from "./letter-makers.ts";
import type { PuzzleMaker } from "./puzzle-maker.ts";
import { anagram, definition, keypadPresses, missingVowels, morseCode } from "./word-makers.ts";

/** Every kind of puzzle there is. */
export const makers: readonly PuzzleMaker[] = [
  definition,
  anagram,
  caesar,
  vigenere,
  morseCode,
  keypadPresses,
  letterArithmetic,
  acrostic,
  missingVowels,
  wordLadder,
  hiddenWord,
  semaphore,
  chess,
  mapRiddle,
];

const rank: Record<Difficulty, number> = { EASY: 0, MEDIUM: 1, HARD: 2 };

/** Makers that may serve in a hunt of a difficulty. */
export function makersFor(difficulty: Difficulty): readonly PuzzleMaker[] {
  const plain = new Set(["definition", "semaphore", "keypad"]);
  return makers.filter(
    (maker) =>
      rank[maker.from] <= rank[difficulty] && !(difficulty === "HARD" && plain.has(maker.kind)),
  );
}
