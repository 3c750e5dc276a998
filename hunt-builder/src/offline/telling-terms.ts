import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";

const commonTerms = new WeakMap<readonly Place[], ReadonlySet<string>>();

/** The terms that two places of a stock or more have in what their rows tell. */
export function commonTermsOf(stockmates: readonly Place[]): ReadonlySet<string> {
  const before = commonTerms.get(stockmates);
  if (before) return before;
  const common = new Set<string>();
  const firstIn = new Map<string, Place>();
  for (const place of stockmates)
    for (const term of termsOf(
      [...place.facts, ...place.veiled, ...place.people.flat()].join(" "),
    )) {
      const first = firstIn.get(term);
      if (first === undefined) firstIn.set(term, place);
      else if (first !== place) common.add(term);
    }
  commonTerms.set(stockmates, common);
  return common;
}

let termsKnown = new Map<string, ReadonlySet<string>>();
let termsKnownBefore = new Map<string, ReadonlySet<string>>();
/** The lines of a place are held against its texts many times: as many again are kept of those that were read before. */
const mostTerms = 3_000;

/** The terms of a text, each once. */
export function termsIn(text: string): ReadonlySet<string> {
  const before = termsKnown.get(text);
  if (before) return before;
  const made = termsKnownBefore.get(text) ?? new Set(termsOf(text));
  if (termsKnown.size >= mostTerms) {
    termsKnownBefore = termsKnown;
    termsKnown = new Map();
  }
  termsKnown.set(text, made);
  return made;
}
