import { words as gridWords } from "@ten-paces/geo/words";
import { definitionLines } from "./generated/definitions.ts";
import { createLexicon, type Definition, type Lexicon } from "./puzzles/lexicon.ts";

/**
 * The address words with their WordNet meanings, of which most have one that will serve.
 * @param words where not the grid's own
 */
export function addressLexicon(words: readonly string[] = gridWords): Lexicon {
  const meanings = new Map<string, Definition>();
  for (const line of definitionLines.split("\n")) {
    const [word, gloss, rivals] = line.split("|");
    if (word && gloss && !tells(word, gloss))
      meanings.set(word, { gloss, rivals: rivals ? rivals.split(" ") : [] });
  }
  return createLexicon(words, meanings);
}

/** A meaning that names a person by nation, is an oath, or says half of the word, spoils a puzzle. */
function tells(word: string, gloss: string): boolean {
  const stem = word.slice(0, 4);
  return (
    /^[A-Z][a-z]|\bexpletives?\b/.test(gloss) ||
    gloss
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((each) => each.length > 3 && (each.startsWith(stem) || word.includes(each)))
  );
}
