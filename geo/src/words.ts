import { wordText } from "./data/generated/words.ts";

/** The words of the three-word grid in their frozen order, which is alphabetical. */
export const words: readonly string[] = wordText.split(" ");

const indexes = new Map(words.map((word, index) => [word, index]));

/** Place of a lower-case word in the list, or undefined where it is not one of them. */
export function findWordIndex(word: string): number | undefined {
  return indexes.get(word);
}

/** Whether an address can be made with this lower-case word. */
export function isGridWord(word: string): boolean {
  return indexes.has(word);
}
