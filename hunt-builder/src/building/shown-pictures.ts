import { guardOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { isSolemn } from "../words/solemn.ts";
import { isOfBuildings, isPaleTitle } from "./beginnings.ts";
import { allureOf, type ImagePhrase, wholeLines } from "./image-phrases.ts";
import { isNounPhrase } from "./noun-phrases.ts";
import { isInSeason } from "./seasons-said.ts";

/** A paler picture is left out of a description. */
const fewestVivid = 2.5;

function onePerPlace(phrases: readonly ImagePhrase[]): ImagePhrase[] {
  return phrases.filter(
    ({ place }, i) => phrases.findIndex((each) => each.place.id === place.id) === i,
  );
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

/** Words that pictures take of a description. */
const mostWords = 24;
const mostPictures = 3;
/** Every so many hunts are told by sentences where they have any, the others by things. */
const linesIn = 3;

/**
 * Two or three pictures of as many places for a description: things, which make a sentence together, and short lines
 * that are sentences as they stand; where there are none, what the places are.
 */
export function shownIn(
  places: readonly Place[],
  phrases: readonly ImagePhrase[],
  { turn, months }: { turn: number; months: readonly [number, number] | null },
  random: Random,
): { things: string[]; lines: string[] } {
  const inOrder = (some: readonly ImagePhrase[]): ImagePhrase[] =>
    onePerPlace(
      some
        .filter(({ text }) => isInSeason(text, months))
        .map((phrase) => ({ phrase, worth: allureOf(phrase) + random.next() }))
        .sort((x, y) => y.worth - x.worth)
        .map(({ phrase }) => phrase),
    );
  const nouns = inOrder(phrases.filter(({ text }) => isNounPhrase(text) && !isPaleTitle(text)));
  const things = nouns.filter(
    (phrase) => allureOf(phrase) >= fewestVivid && !isOfBuildings(phrase.text),
  );
  const lines = inOrder(wholeLines(places));
  const isByLines = turn % linesIn === linesIn - 1;
  // Rather a sentence than a pale picture, and rather that than a bare kind of thing.
  const pale = nouns.filter((each) => !things.includes(each));
  const kinds = random.shuffle(kindPhrases(places)).filter(({ text }) => !/landmark$/.test(text));
  const isOfLines = (phrase: ImagePhrase): boolean => lines.includes(phrase);
  const ranked = isByLines
    ? [...lines.slice(0, 2), ...things, ...pale, ...kinds]
    : [...things.slice(0, mostPictures), ...lines, ...things, ...pale, ...kinds];
  const taken: ImagePhrase[] = [];
  for (const phrase of ranked) {
    const isSame = taken.some(
      ({ place, text }) => place.id === phrase.place.id || shareWord(text, phrase.text),
    );
    const isPoor = pale.includes(phrase) || kinds.includes(phrase);
    if (isSame || (isPoor && (taken.length > 1 || taken.some(isOfLines)))) continue;
    // Next to a picture a bare kind says nothing.
    if (kinds.includes(phrase) && taken.some((each) => !kinds.includes(each))) continue;
    if (taken.filter(isOfLines).length > 1 && isOfLines(phrase)) continue;
    const words = [...taken, phrase].flatMap(({ text }) => text.split(" ")).length;
    if (taken.length < mostPictures && words <= mostWords) taken.push(phrase);
  }
  const textsOf = (some: readonly ImagePhrase[]): string[] => some.map(({ text }) => text);
  return {
    things: textsOf(taken.filter((each) => !isOfLines(each))),
    lines: textsOf(taken.filter(isOfLines)),
  };
}

/** Of a word that two pictures share a reader thinks that it is one of them. */
function shareWord(a: string, b: string): boolean {
  const words = new Set(a.split(" ").filter((word) => word.length >= tellingLetters));
  return b.split(" ").some((word) => words.has(word));
}

const tellingLetters = 5;
