import type { KindTask } from "./kind.ts";

/**
 * The first word of a square of a hard hunt, which a later puzzle of it wants; null elsewhere, where an answer of the
 * square stands in what the puzzle would say of it, or where it is shorter than so many letters.
 */
export function firstWordFor(
  { difficulty, earlier, guard }: KindTask,
  says: string,
  least = 1,
): string | null {
  const word = difficulty === "HARD" ? earlier[0]?.word : undefined;
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
