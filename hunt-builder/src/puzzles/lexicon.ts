/** A word's meaning from WordNet, and the words that share it. */
export interface Definition {
  gloss: string;
  /** Other words with the same meaning, of the list or not; empty for many. */
  rivals: readonly string[];
}

/** The address words. A solver does not know the list: what else there is stands in the vocabulary. */
export interface Lexicon {
  words: readonly string[];
  /** Whether it is an address word. */
  has(word: string): boolean;
  findDefinition(word: string): Definition | null;
}

/** @param definitions by word; not every word has one */
export function createLexicon(
  words: readonly string[],
  definitions: ReadonlyMap<string, Definition>,
): Lexicon {
  const set = new Set(words);
  return {
    words,
    has: (word) => set.has(word),
    findDefinition: (word) => definitions.get(word) ?? null,
  };
}
