import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { kindWords } from "./kinds.ts";
import { nounOf } from "./place-nouns.ts";

const patterns = new Map<string, RegExp>();

/** Whether words say what sort of place one is: the last word of its noun, in either number. */
export function saysKind(
  place: Pick<Place, "kind" | "name">,
  words: string | Readonly<Record<string, string>>,
): boolean {
  const text = typeof words === "string" ? words : Object.values(words).join(" ");
  return patternOf(place).test(text);
}

/** The places of a state are asked for again and again. */
const mostPlaces = 150;
const patternOf = lastMade(mostPlaces, (place: Pick<Place, "kind" | "name">): RegExp => {
  const nouns = [nounOf(place), kindWords(place.kind).noun];
  const key = nouns.join();
  const before = patterns.get(key);
  if (before) return before;
  const heads = nouns.map((noun) => (noun.split(" with ")[0] ?? noun).split(" ").at(-1) ?? noun);
  const stems = heads.map((head) => head.replace(/y$/, "(?:y|ies)"));
  const made = new RegExp(`\\b(?:${[...new Set(stems)].join("|")})(?:e?s)?\\b`, "i");
  patterns.set(key, made);
  return made;
});
