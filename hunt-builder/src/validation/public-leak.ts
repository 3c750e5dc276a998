import { titleTexts } from "../building/titles.ts";
import { guardOf, wordsOf } from "../leaks.ts";
import type { Place } from "../place.ts";

/** The builder says them of every hunt, so that they give no place away. */
const ownWords = new Set(wordsOf(titleTexts.join(" ")));

/**
 * What a text that everybody reads, such as a hunt's name, gives away of the hunt's places: "contains
 * “biltmore”, which gives a landmark away."; null for nothing.
 */
export function findPublicLeak(text: string, places: readonly Place[]): string | null {
  for (const place of places) {
    const leak = guardOf(place).findLeak(text, ownWords);
    if (leak !== null) return `contains “${leak}”, which gives a landmark away.`;
  }
  return null;
}
