import { titleTexts } from "../building/titles.ts";
import { guardOf, wordsOf } from "../leaks.ts";
import type { Place } from "../place.ts";

/** The builder says them of every hunt, so that they give no place away. */
const ownWords = new Set(wordsOf(titleTexts.join(" ")));

/**
 * What a text that everybody reads, such as a hunt's name, gives away of the hunt's places: "contains
 * “biltmore”, which gives a landmark away."; null for nothing. Where all of them lie in one large city, a text may say
 * it: who reads "in Philadelphia" has not found the Philadelphia Zoo, and the name of the whole place stays kept back.
 * @param city in which all of them lie, as `cityOf` tells it
 */
export function findPublicLeak(
  text: string,
  places: readonly Place[],
  city: string | null = null,
): string | null {
  const said = city === null ? ownWords : new Set([...ownWords, ...wordsOf(city)]);
  for (const place of places) {
    const leak = guardOf(place).findLeak(text, said);
    if (leak !== null) return `contains “${leak}”, which gives a landmark away.`;
  }
  return null;
}
