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

/** A query that can grow: each added text counts the terms it brings that are new. */
export interface Query {
  add(text: string): void;
  standing(targetId: string): Standing;
}

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
  docs: Int32Array;
  weights: Float32Array;
}

export function createSearchIndex(documents: readonly Document[]): SearchIndex {
  const index = build(documents);
  const numberOf = new Map(documents.map(({ id }, i) => [id, i]));
  const points = new Float32Array(documents.length);
  const addTerm = ({ docs, weights }: Postings): void => {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      points[doc] = (points[doc] ?? 0) + (weights[i] ?? 0);
    }
  };
  const query = (): Query => {
    points.fill(0);
    const seen = new Set<string>();
    return {
      add(text) {
        for (const term of termsOf(text)) {
          if (seen.has(term)) continue;
          seen.add(term);
          const postings = index.get(term);
          if (postings) addTerm(postings);
        }
      },
      standing(targetId) {
        const target = numberOf.get(targetId);
        if (target === undefined) throw new Error(`${targetId} is not in the index`);
        const own = points[target] ?? 0;
        let rank = 1;
        let rival = 0;
        for (let doc = 0; doc < points.length; doc++) {
          const other = points[doc] ?? 0;
          if (other > own) rank++;
          if (other > rival && doc !== target) rival = other;
        }
        return {
          rank: own === 0 ? documents.length : rank,
          of: documents.length,
          points: own,
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
        .map(({ id }, i) => ({ id, points: points[i] ?? 0 }))
        .sort((x, y) => y.points - x.points)
        .slice(0, most)
        .map(({ id }) => id);
    },
  };
}

function build(documents: readonly Document[]): Map<string, Postings> {
  const counts = documents.map(({ text }) => {
    const terms = termsOf(text);
    const of = new Map<string, number>();
    for (const term of terms) of.set(term, (of.get(term) ?? 0) + 1);
    return { of, length: terms.length };
  });
  const mean = counts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counts.length);
  const lists = new Map<string, [doc: number, count: number][]>();
  counts.forEach(({ of }, doc) => {
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
      docs: Int32Array.from(list, ([doc]) => doc),
      weights: Float32Array.from(list, ([doc, count]) => {
        const length = counts[doc]?.length ?? mean;
        return (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean));
      }),
    });
  }
  return index;
}
