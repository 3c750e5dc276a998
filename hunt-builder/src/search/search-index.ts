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
  /** Adds terms as they stand in the index, worth less or more than those of a text, which are worth 1. */
  addTerms(terms: readonly string[], worth: number): void;
  /** @param without texts that do not count as the target's own, though its document has them */
  standing(targetId: string, without?: readonly string[]): Standing;
}

/**
 * A BM25 index over a few thousand short documents, in typed arrays: a query of forty terms takes
 * some tens of microseconds. searchability.test.ts checks its ranks against MiniSearch.
 */
export interface SearchIndex {
  /** Two queries at a time, by number: starting one ends the one before it of its number. */
  query(number?: 0 | 1): Query;
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
  const numberOf = new Map(documents.map(({ id }, i) => [id, i]));
  const scratch = [new Float32Array(documents.length), new Float32Array(documents.length)];
  const query = (number: 0 | 1 = 0): Query => {
    const points = scratch[number] ?? new Float32Array(documents.length);
    points.fill(0);
    const worths = new Map<string, number>();
    const addTerm = (term: string, worth: number): void => {
      const more = worth - (worths.get(term) ?? 0);
      const postings = more > 0 ? index.get(term) : undefined;
      if (!postings) return;
      worths.set(term, worth);
      const { docs, weights } = postings;
      for (let i = 0; i < docs.length; i++) {
        const doc = docs[i] ?? 0;
        points[doc] = (points[doc] ?? 0) + more * (weights[i] ?? 0);
      }
    };
    /** What a document loses where some of its terms are not its own. */
    const lost = (doc: number, without: readonly string[]): number => {
      const taken = countsOf(without.flatMap(termsOf));
      let points = 0;
      for (const [term, count] of taken) {
        const [worth, postings] = [worths.get(term), index.get(term)];
        if (worth === undefined || !postings) continue;
        const at = find(postings.docs, doc);
        if (at < 0) continue;
        const left = Math.max(0, (postings.counts[at] ?? 0) - count);
        const weight = weightOf(postings.idf, left, (lengths[doc] ?? mean) / mean);
        points += worth * ((postings.weights[at] ?? 0) - weight);
      }
      return points;
    };
    return {
      add(text) {
        for (const term of termsOf(text)) addTerm(term, 1);
      },
      addTerms(terms, worth) {
        for (const term of terms) addTerm(term, worth);
      },
      standing(targetId, without = []) {
        const target = numberOf.get(targetId);
        if (target === undefined) throw new Error(`${targetId} is not in the index`);
        const own = Math.max(0, (points[target] ?? 0) - lost(target, without));
        let rank = 1;
        let rival = 0;
        for (let doc = 0; doc < points.length; doc++) {
          if (doc === target) continue;
          const other = points[doc] ?? 0;
          if (other > own) rank++;
          if (other > rival) rival = other;
        }
        return {
          // Rounding leaves a trace of what was taken away.
          rank: own < 1e-4 ? documents.length : rank,
          of: documents.length,
          points: own < 1e-4 ? 0 : own,
          rival,
        };
      },
    };
  };
  return {
    query,
    top(text, most) {
      query().add(text);
      return documents
        .map(({ id }, i) => ({ id, points: scratch[0]?.[i] ?? 0 }))
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
