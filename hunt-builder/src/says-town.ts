import { lastMade } from "./last-made.ts";
import type { Place } from "./place.ts";

const words = new WeakMap<Place, string>();

/** Whether a text says the place's town, which is the last hint's to say. A town called like its state is no secret. */
export function saysTown(text: string, place: Place): boolean {
  // Most texts lack its longest word, and need no closer look.
  const word = words.get(place) ?? wordOf(place);
  if (!text.includes(word) || place.stateName.includes(place.town)) return false;
  return plainName.test(place.town) ? standsIn(text, place.town) : patternOf(place.town).test(text);
}

/** A name that is looked for as it is spelled. */
const plainName = /^(?!.*\b(?:St|Saint) )[A-Za-z ]+$/;

/** Whether a name stands in a text as words of its own. */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetterAt(text, at - 1) && !isLetterAt(text, at + name.length)) return true;
  return false;
}

function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return at >= 0 && at < text.length && /\p{L}/u.test(text.charAt(at));
}

function wordOf(place: Place): string {
  const [longest = ""] = place.town.split(" ").sort((a, b) => b.length - a.length);
  const word = /^(?:St\.?|Saint)$/.test(longest) ? "" : longest;
  words.set(place, word);
  return word;
}

const mostPatterns = 40;
const patternOf = lastMade(mostPatterns, (town: string): RegExp => {
  const spelled = town
    .replace(/[^\p{L} .]/gu, ".")
    .replace(/\b(?:St\.?|Saint) /, "(?:St\\.?|Saint) ");
  return new RegExp(`(?<!\\p{L})${spelled}(?!\\p{L})`, "u");
});
