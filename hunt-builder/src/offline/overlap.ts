import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";

const knownOf = new WeakMap<Place, ReadonlySet<string>>();

/** Terms by which search can know a place. */
export function knownTerms(place: Place): ReadonlySet<string> {
  const before = knownOf.get(place);
  if (before) return before;
  const phrases = place.years.map(([, phrase]) => phrase);
  const texts = [
    place.name,
    place.town,
    place.county,
    ...place.facts,
    ...place.people.flat(),
    ...phrases,
  ];
  const made = new Set(termsOf([...texts, place.measure.what, place.access].join(" ")));
  knownOf.set(place, made);
  return made;
}
