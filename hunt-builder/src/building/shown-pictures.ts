import { guardOf } from "../leaks.ts";
import { plural } from "../mechanisms/kin.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { inWords } from "../wording/numbers.ts";
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
const mostThings = 3;
/** Things to see that a description tells of at least: one picture, or a saying, promises nothing by itself. */
const fewestThings = 2;
/** Every so many hunts are told by a sentence first where they have one, the others by things. */
const linesIn = 3;

/**
 * Two or three pictures of as many places for a description: things, which make a sentence together, and a short line
 * that is a sentence as it stands; where there are too few of them, what else the places are.
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
  // Rather a sentence than a pale picture.
  const pale = nouns.filter((each) => !things.includes(each));
  const isOfLines = (phrase: ImagePhrase): boolean => lines.includes(phrase);
  const ranked = isByLines
    ? [...lines.slice(0, 1), ...things, ...pale]
    : [...things.slice(0, mostPictures), ...lines, ...pale];
  const taken: ImagePhrase[] = [];
  for (const phrase of ranked) {
    const isSame = taken.some(
      ({ place, text }) => place.id === phrase.place.id || shareWord(text, phrase.text),
    );
    if (isSame || (pale.includes(phrase) && taken.length > 1)) continue;
    if (taken.some(isOfLines) && isOfLines(phrase)) continue;
    const words = [...taken, phrase].flatMap(({ text }) => text.split(" ")).length;
    if (taken.length < mostPictures && words <= mostWords) taken.push(phrase);
  }
  const seen = taken.filter((each) => !isOfLines(each));
  const shown = new Set(taken.map(({ place }) => place.kind));
  const kinds = random
    .shuffle(kindPhrases(places))
    .filter(({ text, place }) => !/landmark$/.test(text) && !shown.has(place.kind))
    .map(({ place }) => ({ place, ...howMany(place, places) }))
    .sort((a, b) => b.times - a.times);
  const bare = seen.length < fewestThings ? kinds.slice(0, mostThings - seen.length) : [];
  const textsOf = (some: readonly ImagePhrase[]): string[] => some.map(({ text }) => text);
  return { things: textsOf([...seen, ...bare]), lines: textsOf(taken.filter(isOfLines)) };
}

/** "Three museums" of a hunt that goes to so many: what kind of day it is. */
function howMany(place: Place, places: readonly Place[]): { text: string; times: number } {
  const noun = nounOf(place);
  const times = places.filter((each) => nounOf(each) === noun).length;
  return { times, text: times > 1 ? `${inWords(times)} ${plural(noun)}` : withArticle(noun) };
}

/** Of a word that two pictures share a reader thinks that it is one of them. */
function shareWord(a: string, b: string): boolean {
  const words = new Set(a.split(" ").filter((word) => word.length >= tellingLetters));
  return b.split(" ").some((word) => words.has(word));
}

const tellingLetters = 5;
