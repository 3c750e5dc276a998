import { termsOf } from "./terms.ts";

/** BM25 constants; the usual ones. */
const k1 = 1.2;
const b = 0.75;

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

/** A query that can grow: a term counts once, as much as it was worth most. */
export interface Query {
  /** Adds the terms of a text that are new. */
  add(text: string): void;
  /** Adds terms as they stand in the index: words of a text, or what may mean the same as one. */
  addTerms(terms: readonly string[], as: "word" | "synonym"): void;
  /**
   * Where a document stands by words alone, and by words and what means the same.
   * @param without texts that do not count as the target's own, though its document has them
   */
  standings(targetId: string, without?: readonly string[]): { words: Standing; meaning: Standing };
}

/** What a synonym is worth beside the word itself: it is one of several meanings of one of several words. */
const synonymWorth = 0.5;
/** Synonyms that so many documents have say nothing. */
const mostOfSynonym = 400;

/**
 * A BM25 index over a few thousand short documents, in typed arrays: a query of forty terms takes
 * some tens of microseconds. searchability.test.ts checks its ranks against MiniSearch.
 */
export interface SearchIndex {
  /** One query at a time: starting one ends the one before. */
  query(): Query;
  /** Ids of the best documents, best first. */
  top(text: string, count: number): string[];
}

interface Postings {
  /** Rising. */
  docs: Int32Array;
  counts: Uint16Array;
  weights: Float32Array;
  idf: number;
}

export function createSearchIndex(documents: readonly Document[]): SearchIndex {
  const { index, lengths, mean } = build(documents);
  const ids = documents.map(({ id }) => id);
  const numberOf = new Map(ids.map((id, i) => [id, i]));
  const points = new Float32Array(ids.length);
  /** What synonyms add to that. */
  const more = new Float32Array(ids.length);
  const query = (): Query => {
    points.fill(0);
    more.fill(0);
    const words = new Set<string>();
    const synonyms = new Set<string>();
    const give = (to: Float32Array, { docs, weights }: Postings, worth: number): void => {
      for (let i = 0; i < docs.length; i++) {
        const doc = docs[i] ?? 0;
        to[doc] = (to[doc] ?? 0) + worth * (weights[i] ?? 0);
      }
    };
    const addWord = (term: string): void => {
      if (words.has(term)) return;
      words.add(term);
      const postings = index.get(term);
      if (!postings) return;
      give(points, postings, 1);
      if (synonyms.delete(term)) give(more, postings, -synonymWorth);
    };
    const addSynonym = (term: string): void => {
      if (words.has(term) || synonyms.has(term)) return;
      const postings = index.get(term);
      if (!postings || postings.docs.length > mostOfSynonym) return;
      synonyms.add(term);
      give(more, postings, synonymWorth);
    };
    /** What a document loses where some of its terms are not its own. */
    const lost = (doc: number, without: readonly string[]): [words: number, synonyms: number] => {
      const lost: [number, number] = [0, 0];
      for (const [term, count] of countsOf(without.flatMap(termsOf))) {
        const isWord = words.has(term);
        const postings = isWord || synonyms.has(term) ? index.get(term) : undefined;
        const at = postings ? find(postings.docs, doc) : -1;
        if (!postings || at < 0) continue;
        const left = Math.max(0, (postings.counts[at] ?? 0) - count);
        const weight = weightOf(postings.idf, left, (lengths[doc] ?? mean) / mean);
        const less = (postings.weights[at] ?? 0) - weight;
        if (isWord) lost[0] += less;
        else lost[1] += synonymWorth * less;
      }
      return lost;
    };
    return {
      add(text) {
        for (const term of termsOf(text)) addWord(term);
      },
      addTerms(terms, as) {
        for (const term of terms) as === "word" ? addWord(term) : addSynonym(term);
      },
      standings(targetId, without = []) {
        const target = numberOf.get(targetId);
        if (target === undefined) throw new Error(`${targetId} is not in the index`);
        const [fewerByWords, fewerBySynonyms] = lost(target, without);
        const byWords = Math.max(0, (points[target] ?? 0) - fewerByWords);
        const byMeaning = Math.max(0, byWords + (more[target] ?? 0) - fewerBySynonyms);
        let rank = 1;
        let rival = 0;
        let rankOfMeaning = 1;
        let rivalOfMeaning = 0;
        for (let doc = 0; doc < points.length; doc++) {
          const other = points[doc] ?? 0;
          if ((other === 0 && more[doc] === 0) || doc === target) continue;
          if (other > byWords) rank++;
          if (other > rival) rival = other;
          const meant = other + (more[doc] ?? 0);
          if (meant > byMeaning) rankOfMeaning++;
          if (meant > rivalOfMeaning) rivalOfMeaning = meant;
        }
        const standing = (own: number, rank: number, rival: number): Standing => {
          // Rounding leaves a trace of what was taken away.
          const none = own < 1e-4;
          return {
            rank: none ? ids.length : rank,
            of: ids.length,
            points: none ? 0 : own,
            rival,
          };
        };
        return {
          words: standing(byWords, rank, rival),
          meaning: standing(byMeaning, rankOfMeaning, rivalOfMeaning),
        };
      },
    };
  };
  return {
    query,
    top(text, most) {
      query().add(text);
      return ids
        .map((id, i) => ({ id, points: points[i] ?? 0 }))
        .sort((x, y) => y.points - x.points)
        .slice(0, most)
        .map(({ id }) => id);
    },
  };
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Points of a term that stands so often in a document of this length, in mean lengths. */
function weightOf(idf: number, count: number, length: number): number {
  return (idf * count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
}

/** Where a number stands in a rising list; negative where it does not. */
function find(list: Int32Array, wanted: number): number {
  let [low, high] = [0, list.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = list[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function build(documents: readonly Document[]) {
  const counted = documents.map(({ text }) => {
    const terms = termsOf(text);
    return { of: countsOf(terms), length: terms.length };
  });
  const lengths = Float32Array.from(counted, ({ length }) => length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const lists = new Map<string, [doc: number, count: number][]>();
  counted.forEach(({ of }, doc) => {
    for (const [term, count] of of) {
      const list = lists.get(term);
      if (list) list.push([doc, count]);
      else lists.set(term, [[doc, count]]);
    }
  });
  const index = new Map<string, Postings>();
  for (const [term, list] of lists) {
    const idf = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
    index.set(term, {
      idf,
      docs: Int32Array.from(list, ([doc]) => doc),
      counts: Uint16Array.from(list, ([, count]) => count),
      weights: Float32Array.from(list, ([doc, count]) =>
        weightOf(idf, count, (lengths[doc] ?? mean) / mean),
      ),
    });
  }
  return { index, lengths, mean };
}
