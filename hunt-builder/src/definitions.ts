import { addressWords } from "./address-words.ts";
import { definitionLines } from "./generated/definitions.ts";
import { createLexicon, type Definition, type Lexicon } from "./puzzles/lexicon.ts";

/** The address words with their WordNet meanings (about two of three have one that will serve). */
export function addressLexicon(): Lexicon {
  const meanings = new Map<string, Definition>();
  for (const line of definitionLines.split("\n")) {
    const [word, gloss, rivals] = line.split("|");
    if (word && gloss) meanings.set(word, { gloss, rivals: rivals ? rivals.split(" ") : [] });
  }
  return createLexicon(addressWords, meanings);
}
