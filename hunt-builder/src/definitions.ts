import { definitionLines } from "./generated/definitions.ts";
import { createLexicon, type Definition, type Lexicon } from "./puzzles/lexicon.ts";

/**
 * The address words with their WordNet meanings; most have one that will serve.
 * @param words the grid's words, as @ten-paces/geo has them
 */
export function addressLexicon(words: readonly string[]): Lexicon {
  const meanings = new Map<string, Definition>();
  for (const line of definitionLines.split("\n")) {
    const [word, gloss, rivals] = line.split("|");
    if (word && gloss) meanings.set(word, { gloss, rivals: rivals ? rivals.split(" ") : [] });
  }
  return createLexicon(words, meanings);
}
