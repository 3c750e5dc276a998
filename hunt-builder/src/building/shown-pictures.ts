import { guardOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { isSolemn } from "../words/solemn.ts";
import { allureOf, type ImagePhrase, wholeLines } from "./image-phrases.ts";
import { isNounPhrase } from "./noun-phrases.ts";

/** A paler picture is left out of a description. */
const fewestVivid = 2.5;

function onePerPlace(phrases: readonly ImagePhrase[]): ImagePhrase[] {
  return phrases.filter(({ place }, i) => phrases.findIndex((each) => each.place === place) === i);
}

/** Kinds that tell nothing: an oddity is anything, and a square what every hunt has ten of. */
const unsaid = new Set(["oddity", "square"]);

/** What the places are, "a lighthouse", one of a kind, none of which gives a name away. */
export function kindPhrases(places: readonly Place[]): ImagePhrase[] {
  const guards = places.map(guardOf);
  const made = new Map<string, ImagePhrase>();
  for (const place of places.filter((each) => !isSolemn(each) && !unsaid.has(each.kind))) {
    const text = withArticle(nounOf(place));
    if (guards.every((guard) => guard.findLeak(text) === null)) made.set(text, { text, place });
  }
  return [...made.values()];
}

/** Words of three lines that leave a description short. */
const mostWords = 20;

/** Three lines, or two where three make a description long. */
function fewWords(lines: readonly ImagePhrase[]): readonly ImagePhrase[] {
  const three = lines.slice(0, 3);
  const words = three.flatMap(({ text }) => text.split(" ")).length;
  return words <= mostWords ? three : three.slice(0, 2);
}

/** One hunt in so many is told by lines as they stand, the others by things to see. */
const linesIn = 4;

/** Three pictures of as many places for a description: things that make a sentence together, or lines that stand by themselves. */
export function shownIn(
  places: readonly Place[],
  phrases: readonly ImagePhrase[],
  turn: number,
  random: Random,
): { things: boolean; pictures: readonly ImagePhrase[]; plain: boolean } {
  const inOrder = (some: readonly ImagePhrase[]): ImagePhrase[] =>
    onePerPlace(
      some
        .map((phrase) => ({ phrase, worth: allureOf(phrase) + random.next() }))
        .sort((x, y) => y.worth - x.worth)
        .map(({ phrase }) => phrase),
    );
  const vivid = (phrase: ImagePhrase): boolean => allureOf(phrase) >= fewestVivid;
  const nouns = phrases.filter(({ text }) => isNounPhrase(text));
  const things = inOrder(nouns.filter(vivid));
  const lines = fewWords(inOrder(wholeLines(places)));
  const isEnough = ({ length }: readonly ImagePhrase[]): boolean => length >= 3;
  if (lines.length > 1 && turn % linesIn === linesIn - 1)
    return { things: false, pictures: lines, plain: false };
  // Rather a pale picture than a bare kind of thing.
  const some = isEnough(things) ? things : inOrder(nouns);
  if (isEnough(some) || (some.length > 1 && lines.length < 2))
    return { things: true, pictures: some, plain: false };
  if (lines.length > 1) return { things: false, pictures: lines, plain: false };
  const said = some.map(({ text }) => text).join(" ");
  const kinds = random
    .shuffle(kindPhrases(places))
    .filter(
      ({ text }) => !/landmark$/.test(text) && !said.includes(text.split(" ").at(-1) ?? text),
    );
  return some.length + kinds.length > 1
    ? { things: true, pictures: [...some, ...kinds], plain: true }
    : { things: true, pictures: [], plain: true };
}
