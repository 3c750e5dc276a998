import type { Place } from "./place.ts";

const patterns = new WeakMap<Place, RegExp>();
const words = new WeakMap<Place, string>();

/** Whether a text says the place's town, which is the last hint's to say. A town called like its state is no secret. */
export function saysTown(text: string, place: Place): boolean {
  // Most texts lack its longest word, and need no closer look.
  const word = words.get(place) ?? wordOf(place);
  if (!text.includes(word) || place.stateName.includes(place.town)) return false;
  return (patterns.get(place) ?? patternOf(place)).test(text);
}

function wordOf(place: Place): string {
  const [longest = ""] = place.town.split(" ").sort((a, b) => b.length - a.length);
  const word = /^(?:St\.?|Saint)$/.test(longest) ? "" : longest;
  words.set(place, word);
  return word;
}

function patternOf(place: Place): RegExp {
  const spelled = place.town
    .replace(/[^\p{L} .]/gu, ".")
    .replace(/\b(?:St\.?|Saint) /, "(?:St\\.?|Saint) ");
  const pattern = new RegExp(`(?<!\\p{L})${spelled}(?!\\p{L})`, "u");
  patterns.set(place, pattern);
  return pattern;
}
