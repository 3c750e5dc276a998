import type { KindTask } from "./kind.ts";

/** From here on a medium hunt has puzzles that feed each other, too: it rises. */
const secondHalf = 0.5;

/** Whether a puzzle of a square feeds another one. */
export function isFed({ difficulty, rise }: Pick<KindTask, "difficulty" | "rise">): boolean {
  return difficulty === "HARD" || (difficulty === "MEDIUM" && rise >= secondHalf);
}

/**
 * The first word of a square, which a later puzzle of it wants; null where no puzzle feeds another yet, where an answer of the
 * square stands in what the puzzle would say of it, or where it is shorter than so many letters.
 */
export function firstWordFor(task: KindTask, says: string, least = 1): string | null {
  const { earlier, guard } = task;
  const word = isFed(task) ? earlier[0]?.word : undefined;
  return word !== undefined && word.length >= least && guard.findLeak(says) === null ? word : null;
}

/** Whether a letter is a vowel: A, E, I, O or U. */
export function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && letter !== "" && "aeiou".includes(letter);
}

/** Where the first letters of a word stand in it, from 0, in the order of the alphabet; of two alike the left one first. */
export function byAlphabet(word: string, count: number): number[] {
  const letters = [...word].slice(0, count);
  return [...letters.keys()].sort(
    (a, b) => (letters[a] ?? "").localeCompare(letters[b] ?? "", "en") || a - b,
  );
}
