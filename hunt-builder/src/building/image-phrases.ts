import { leakGuard } from "../leaks.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { capitalized } from "../wording/sentences.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";

const small = new Set(
  "a an the of in on at by to for from and or but with over under into as than per".split(" "),
);
const dangling =
  /(?:^|\s)(?:of|in|on|at|by|to|for|from|and|or|but|with|over|under|into|as|than|a|an|the|is|was|are|were|that|who|which|so|because|if|when|where|then|not|no|before|behind|along|once|first|again|too|off|up|down|out|between|after|beside|near|only|now|all)$/i;
/** What points back to something, or only says where: it makes no picture by itself. */
const pointing =
  /^(?:it|its|he|his|she|her|they|their|here|there|this|that|these|those|you|your|we|one|no|not|and|but|so|or)\b|\b(?:it|here)$/i;

/** A picture from a veiled line, small first letter, no mark at its end, and the place it belongs to. */
export interface ImagePhrase {
  text: string;
  place: Place;
}

/**
 * Pictures that may stand in a public text: the first clauses of the places' veiled lines that make sense alone,
 * name no place of the hunt, and are of no place of death or faith where there are others.
 */
export function imagePhrases(places: readonly Place[]): ImagePhrase[] {
  const guards = places.map((place) => leakGuard(place));
  const merry = places.filter((place) => !isSolemn(place));
  const calm = places.filter((place) => gravityOf(place) !== "grave");
  return (merry.length > 2 ? merry : calm).flatMap((place) =>
    place.veiled
      .flatMap(firstClauses)
      .filter(
        (text) =>
          guards.every((guard) => guard.findLeak(text) === null) &&
          places.every((each) => !saysTown(capitalized(text), each)),
      )
      .map((text) => ({ text, place })),
  );
}

const fewest = 3;
const most = 6;

function firstClauses(line: string): string[] {
  const [clause = ""] = line.split(/[,;:.?!]/);
  const [head = ""] = /\b(?:between|both|either)\b/.test(clause) ? [clause] : clause.split(" and ");
  return [clause, head]
    .map((each) => each.trim())
    .filter((each, i, all) => all.indexOf(each) === i && isPicture(each));
}

function isPicture(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length >= fewest &&
    words.length <= most &&
    text.length >= 9 &&
    text.length <= 40 &&
    /^[\p{L}' ’-]+$/u.test(text) &&
    !pointing.test(text) &&
    !dangling.test(text)
  );
}

/** Whether a phrase is a thing one can see, and neither a deed nor an order. */
export function isThing({ text }: ImagePhrase): boolean {
  return /^(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|twelve|twin) /.test(text);
}

/** "a hand of stone" as a title: "A Hand of Stone". */
export function titleCase(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, i) => (i > 0 && i < words.length - 1 && small.has(word) ? word : capitalized(word)))
    .join(" ");
}
