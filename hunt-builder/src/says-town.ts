import type { Place } from "./place.ts";

const patterns = new WeakMap<Place, RegExp>();

/** Whether a text says the place's town, which is the last hint's to say. A town called like its state is no secret. */
export function saysTown(text: string, place: Place): boolean {
  if (!text.includes(place.town) || place.stateName.includes(place.town)) return false;
  let pattern = patterns.get(place);
  if (pattern === undefined) {
    pattern = new RegExp(`(?<!\\p{L})${place.town.replace(/[^\p{L} ]/gu, ".")}(?!\\p{L})`, "u");
    patterns.set(place, pattern);
  }
  return pattern.test(text);
}
