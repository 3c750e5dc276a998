import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";

/** A place is asked for while its square is written. */
const mostPlaces = 8;

/** Terms by which search can know a place. */
export const knownTerms = lastMade(mostPlaces, (place: Place): ReadonlySet<string> => {
  const phrases = place.years.map(([, phrase]) => phrase);
  const texts = [
    place.name,
    place.town,
    place.county,
    ...place.facts,
    ...place.people.flat(),
    ...phrases,
  ];
  return new Set(termsOf([...texts, place.measure.what, place.access].join(" ")));
});
