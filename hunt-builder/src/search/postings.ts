import { termsOf } from "./terms.ts";

/** BM25 constants; the usual ones. */
const k1 = 1.2;
const b = 0.75;

/** Which documents hold which terms: one stretch of each list for a term, from `from[term]` to `from[term + 1]`. */
export interface Postings {
  /** Numbers of terms. */
  terms: ReadonlyMap<string, number>;
  from: Int32Array;
  /** Rising within a stretch. */
  docs: Int32Array;
  /** What the document gains where the query has the term. */
  weights: Float32Array;
  /** What a document loses where some of a term's places in it do not count. */
  lost(term: number, doc: number, count: number): number;
}

/** Posts texts in typed arrays: a few thousand texts of a few dozen terms are some megabytes. */
export function post(texts: readonly string[]): Postings {
  const terms = new Map<string, number>();
  /** Term and document in turn, a pair for each term of each document. */
  const pairs: number[] = [];
  const times: number[] = [];
  const lastPair: number[] = [];
  const lengths = new Float32Array(texts.length);
  for (let doc = 0; doc < texts.length; doc++) {
    const firstPair = times.length;
    const found = termsOf(texts[doc] ?? "");
    lengths[doc] = found.length;
    for (const word of found) {
      let term = terms.get(word);
      if (term === undefined) {
        term = terms.size;
        terms.set(word, term);
        lastPair.push(-1);
      }
      const pair = lastPair[term] ?? -1;
      if (pair >= firstPair) times[pair] = (times[pair] ?? 0) + 1;
      else {
        lastPair[term] = times.length;
        pairs.push(term, doc);
        times.push(1);
      }
    }
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const from = new Int32Array(terms.size + 1);
  for (let i = 0; i < pairs.length; i += 2) {
    const after = (pairs[i] ?? 0) + 1;
    from[after] = (from[after] ?? 0) + 1;
  }
  for (let term = 0; term < terms.size; term++)
    from[term + 1] = (from[term + 1] ?? 0) + (from[term] ?? 0);
  const docs = new Int32Array(times.length);
  const counts = new Uint16Array(times.length);
  const weights = new Float32Array(times.length);
  // What is kept keeps no text.
  const ofAll = texts.length;
  const idfs = Float64Array.from({ length: terms.size }, (_, term) => {
    const having = (from[term + 1] ?? 0) - (from[term] ?? 0);
    return Math.log(1 + (ofAll - having + 0.5) / (having + 0.5));
  });
  const idf = (term: number): number => idfs[term] ?? 0;
  const relative = (doc: number): number => (lengths[doc] ?? mean) / mean;
  const next = from.slice();
  for (let pair = 0; pair < times.length; pair++) {
    const count = times[pair] ?? 0;
    const term = pairs[2 * pair] ?? 0;
    const doc = pairs[2 * pair + 1] ?? 0;
    const at = next[term] ?? 0;
    next[term] = at + 1;
    docs[at] = doc;
    counts[at] = count;
    weights[at] = weightOf(idf(term), count, relative(doc));
  }
  return {
    terms,
    from,
    docs,
    weights,
    lost(term, doc, count) {
      const at = find(docs, from[term] ?? 0, from[term + 1] ?? 0, doc);
      if (at < 0) return 0;
      const left = Math.max(0, (counts[at] ?? 0) - count);
      return (weights[at] ?? 0) - weightOf(idf(term), left, relative(doc));
    },
  };
}

/** Points of a term that stands so often in a document of this length, in mean lengths. */
function weightOf(idf: number, count: number, length: number): number {
  return (idf * count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
}

/** Where a number stands in a rising stretch of a list; negative where it does not. */
function find(list: Int32Array, from: number, to: number, wanted: number): number {
  let [low, high] = [from, to - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = list[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
