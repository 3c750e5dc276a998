import { post } from "./postings.ts";
import type { Added, Document, Kept, Query, Read, Standing, Standings } from "./query.ts";
import { numberTerms, termNumbersOf } from "./terms.ts";

/** What a synonym is worth beside the word itself: it is one of several meanings of one of several words. */
const synonymWorth = 0.5;
/** Synonyms that so many documents have say nothing. */
const mostOfSynonym = 400;

/**
 * A BM25 index over a few thousand short documents, in typed arrays: a query of forty terms takes
 * some tens of microseconds. searchability.test.ts checks its ranks against MiniSearch.
 */
export interface SearchIndex {
  read(text: string): Read;
  /**
   * One query at a time: starting one ends the one before.
   * @param kept what it begins with, which then costs next to nothing
   */
  query(kept?: Kept): Query;
  /** How much a text says that few documents say: the sum over its terms of how rare each is, in nats. */
  weight(text: Read): number;
  /** Ids of the best documents, best first. */
  top(text: string, count: number): string[];
}

/** @param synonyms terms with those that can mean the same */
export function createSearchIndex(
  documents: readonly Document[],
  synonyms: readonly (readonly [term: string, others: readonly string[]])[] = [],
): SearchIndex {
  const { terms, from, docs, weights, lost } = post(documents.map(({ text }) => text));
  const ids = documents.map(({ id }) => id);
  const numberOf = new Map(ids.map((id, i) => [id, i]));
  const posted = terms.size;
  const numbers = new Map(terms);
  const alike = new Map<number, readonly number[]>();
  for (const [term, others] of synonyms) {
    const known = others.flatMap((other) => {
      const number = terms.get(other);
      if (number === undefined) return [];
      return (from[number + 1] ?? 0) - (from[number] ?? 0) > mostOfSynonym ? [] : [number];
    });
    if (known.length === 0) continue;
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    alike.set(number, known);
  }
  // What the query has stands in these, marked with its number, so that none is cleared for the next.
  let now = 0;
  const asWord = new Int32Array(numbers.size);
  const asSynonym = new Int32Array(numbers.size);
  const asShown = new Int32Array(numbers.size);
  const isTouched = new Int32Array(ids.length);
  const touched = new Int32Array(ids.length);
  let touchedCount = 0;
  let added: Added[] = [];
  const points = new Float32Array(ids.length);
  /** What synonyms add to that. */
  const more = new Float32Array(ids.length);

  function give(to: Float32Array, term: number, worth: number): void {
    const end = from[term + 1] ?? 0;
    for (let i = from[term] ?? 0; i < end; i++) {
      const doc = docs[i] ?? 0;
      if (isTouched[doc] !== now) {
        isTouched[doc] = now;
        touched[touchedCount++] = doc;
        points[doc] = 0;
        more[doc] = 0;
      }
      to[doc] = (to[doc] ?? 0) + worth * (weights[i] ?? 0);
    }
  }

  function addTerms({ terms: own }: Read): void {
    for (const term of own) {
      if (asWord[term] === now) continue;
      asWord[term] = now;
      if (term >= posted) continue;
      give(points, term, 1);
      if (asSynonym[term] !== now) continue;
      asSynonym[term] = 0;
      give(more, term, -synonymWorth);
    }
  }

  function addSynonyms({ synonyms: others }: Read): void {
    for (const term of others) {
      if (asWord[term] === now || asSynonym[term] === now) continue;
      asSynonym[term] = now;
      give(more, term, synonymWorth);
    }
  }

  function add(one: Added): void {
    added.push(one);
    if (one.withSynonyms) for (const term of one.text.terms) asShown[term] = now;
    addTerms(one.text);
    if (one.withSynonyms) addSynonyms(one.text);
  }

  function keep(): Kept {
    const kept: Kept = {
      added,
      docs: touched.slice(0, touchedCount),
      points: new Float32Array(touchedCount),
      more: new Float32Array(touchedCount),
    };
    added = [...added];
    for (let i = 0; i < touchedCount; i++) {
      const doc = touched[i] ?? 0;
      kept.points[i] = points[doc] ?? 0;
      kept.more[i] = more[doc] ?? 0;
    }
    return kept;
  }

  /** Begins with a query that was kept: its terms are marked as adding them marks them, its points are copied. */
  function beginWith(kept: Kept): void {
    added = [...kept.added];
    for (const { text, withSynonyms } of added) {
      for (const term of text.terms) {
        if (withSynonyms) asShown[term] = now;
        asWord[term] = now;
        asSynonym[term] = 0;
      }
      if (!withSynonyms) continue;
      for (const term of text.synonyms) if (asWord[term] !== now) asSynonym[term] = now;
    }
    touchedCount = kept.docs.length;
    touched.set(kept.docs);
    for (let i = 0; i < touchedCount; i++) {
      const doc = touched[i] ?? 0;
      isTouched[doc] = now;
      points[doc] = kept.points[i] ?? 0;
      more[doc] = kept.more[i] ?? 0;
    }
  }

  // A text's terms come by their numbers, which are looked up here without their letters.
  const ownNumber: number[] = [];
  for (const [number, ofTerm] of numberTerms([...numbers.keys()]).entries())
    ownNumber[ofTerm] = number;
  /** The number of the text that a term was last met in, by itself or as a synonym. */
  const readIn = new Int32Array(numbers.size);
  let reading = 0;
  const none: readonly number[] = [];
  const read = (text: string): Read => {
    const all = termNumbersOf(text);
    reading += 1;
    const own: number[] = [];
    for (let i = 0; i < all.length; i++) {
      const term = ownNumber[all[i] ?? -1];
      if (term === undefined) continue;
      own.push(term);
      readIn[term] = reading;
    }
    const others: number[] = [];
    for (let i = 0; i < own.length; i++) {
      const same = alike.get(own[i] ?? -1) ?? none;
      for (let j = 0; j < same.length; j++) {
        const other = same[j] ?? 0;
        if (readIn[other] === reading) continue;
        readIn[other] = reading;
        others.push(other);
      }
    }
    return { terms: own, length: all.length, synonyms: others };
  };

  /** What a document loses where some of its terms are not its own. */
  function lostBy(doc: number, without: readonly Read[]): [words: number, synonyms: number] {
    if (without.length === 0) return [0, 0];
    const counts = new Map<number, number>();
    for (const { terms: own } of without)
      for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
    const all: [number, number] = [0, 0];
    for (const [term, count] of counts) {
      if (term >= posted) continue;
      if (asWord[term] === now) all[0] += lost(term, doc, count);
      else if (asSynonym[term] === now) all[1] += synonymWorth * lost(term, doc, count);
    }
    return all;
  }

  function standings(targetId: string, without: readonly Read[], most: number): Standings | null {
    const target = numberOf.get(targetId);
    if (target === undefined) throw new Error(`${targetId} is not in the index`);
    const [fewerByWords, fewerBySynonyms] = lostBy(target, without);
    const isFound = isTouched[target] === now;
    const byWords = Math.max(0, (isFound ? (points[target] ?? 0) : 0) - fewerByWords);
    const byMeaning = Math.max(0, byWords + (isFound ? (more[target] ?? 0) : 0) - fewerBySynonyms);
    let rank = 1;
    let rival = 0;
    let rankOfMeaning = 1;
    let rivalOfMeaning = 0;
    for (let i = 0; i < touchedCount; i++) {
      const doc = touched[i] ?? 0;
      if (doc === target) continue;
      const other = points[doc] ?? 0;
      const added = more[doc] ?? 0;
      // What synonyms gave and words took back again.
      if (other === 0 && added === 0) continue;
      if (other > byWords) rank++;
      if (other > rival) rival = other;
      const meant = other + added;
      if (meant > byMeaning) rankOfMeaning++;
      if (meant > rivalOfMeaning) rivalOfMeaning = meant;
      if (rank > most && rankOfMeaning > most) return null;
    }
    const standing = (own: number, ownRank: number, best: number): Standing => {
      // Rounding leaves a trace of what was taken away.
      const none = own < 1e-4;
      return {
        rank: none ? ids.length : ownRank,
        of: ids.length,
        points: none ? 0 : own,
        rival: best,
      };
    };
    return {
      words: standing(byWords, rank, rival),
      meaning: standing(byMeaning, rankOfMeaning, rivalOfMeaning),
    };
  }

  const theQuery: Query = {
    add: (text) => add({ text, withSynonyms: true }),
    addTerms: (text) => add({ text, withSynonyms: false }),
    shared({ terms: own }) {
      let count = 0;
      for (const term of own) if (asShown[term] === now) count++;
      return count;
    },
    standings,
    keep,
  };
  const query = (kept?: Kept): Query => {
    now += 1;
    touchedCount = 0;
    added = [];
    if (kept) beginWith(kept);
    return theQuery;
  };
  return {
    read,
    query,
    weight({ terms: own, length }) {
      // What no document has is as rare as can be.
      let sum = (length - own.length) * Math.log(ids.length);
      for (const term of new Set(own)) {
        const count = (from[term + 1] ?? 0) - (from[term] ?? 0);
        sum += Math.log(ids.length / Math.max(1, count));
      }
      return sum;
    },
    top(text, most) {
      query().addTerms(read(text));
      return ids
        .map((id, i) => ({ id, points: isTouched[i] === now ? (points[i] ?? 0) : 0 }))
        .sort((x, y) => y.points - x.points)
        .slice(0, most)
        .map(({ id }) => id);
    },
  };
}
