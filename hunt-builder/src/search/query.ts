export interface Document {
  id: string;
  text: string;
}

export interface Standing {
  /** 1-based; documents with more points count before it, ties do not. */
  rank: number;
  of: number;
  points: number;
  /** Points of the best other document. */
  rival: number;
}

/** A text as the index reads it: terms by their numbers. */
export interface Read {
  /** As they stand, those that the index knows. */
  terms: readonly number[];
  /** Also those that it does not know. */
  length: number;
  /** Terms that can mean the same as one of the text, and are none of it. */
  synonyms: readonly number[];
}

/** A query that can grow: a term counts once, as much as it was worth most. */
export interface Query {
  /** Adds the terms of a text that are new, and what can mean the same. */
  add(text: Read): void;
  /** Adds its terms alone. */
  addTerms(text: Read): void;
  /** How many terms of a text stood in those that were added with their synonyms. */
  shared(text: Read): number;
  /**
   * Where a document stands by words alone, and by words and what means the same.
   * @param without texts that do not count as the target's own, though its document has them
   * @param most null where so many others or more stand before it, both by words and by meaning
   */
  standings(targetId: string, without: readonly Read[], most: number): Standings | null;
  /** What has been added so far, for other queries to begin with. */
  keep(): Kept;
}

export interface Standings {
  words: Standing;
  meaning: Standing;
}

/** A query as far as it went. */
export interface Kept {
  added: readonly Added[];
  docs: Int32Array;
  /** Of each of these documents. */
  points: Float32Array;
  more: Float32Array;
}

export interface Added {
  text: Read;
  withSynonyms: boolean;
}
