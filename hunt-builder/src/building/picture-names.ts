import { plural } from "../mechanisms/kin.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { inWords } from "../wording/numbers.ts";
import { nounOf } from "../words/place-nouns.ts";
import { beginningsOf, costOfBeginning, isOfBuildings, isPaleTitle } from "./beginnings.ts";
import {
  allureOf,
  type ImagePhrase,
  imagePhrases,
  thingsToSee,
  titleCase,
} from "./image-phrases.ts";
import { headOf, isNounPhrase } from "./noun-phrases.ts";
import { isInSeason } from "./seasons-said.ts";

type Form = "picture" | "two" | "count" | "city";

/** What names are made of by turns, so that hunts that stand beside each other are not all named in one way. */
const turns: readonly Form[] = [
  "picture",
  "picture",
  "two",
  "picture",
  "city",
  "picture",
  "picture",
  "count",
  "picture",
  "city",
  "picture",
];
const worthOfTurn = 2;

/** Words of a name. */
export const longestName = 6;
const mostLetters = 38;
/** Of ten places, so many alike make what a hunt is about. */
const fewestAlike = 3;

interface Candidate {
  form: Form;
  name: string;
  worth: number;
}

export interface Named {
  places: readonly Place[];
  /** Kinds that may be told: none gives a name away, none is of a grave place. */
  kinds: ReadonlySet<string>;
  /** The city in which all of it lies; "" where there is none. */
  city: string;
  /** In which it can be traveled; null is all the year. */
  months: readonly [number, number] | null;
  turn: number;
}

/** Names for a hunt, the best first: pictures of its places, two or three things one meets, and what it is about. */
export function picturedNames(
  about: Named,
  phrases: readonly ImagePhrase[],
  usedNames: ReadonlySet<string>,
  random: Random,
): string[] {
  // A hunt at a desk begins with its state.
  const begun = beginningsOf(new Set([...usedNames].filter((name) => !name.includes(": "))));
  const heads = headsOf(about.places, random.fork("things"));
  const wished = turns[about.turn % turns.length];
  const rank = ({ form, name, worth }: Candidate): number =>
    worth + random.next() - costOfBeginning(name, begun) + (form === wished ? worthOfTurn : 0);
  return [
    ...picturesOf(phrases),
    ...thingsOf(heads),
    ...countsOf(about, heads),
    ...cityOf(about, heads),
  ]
    .filter(
      ({ name }) =>
        name.length <= mostLetters &&
        name.split(" ").length <= longestName &&
        isInSeason(name, about.months),
    )
    .map((each) => ({ name: titleCase(each.name), rank: rank(each) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ name }) => name);
}

/** A paler picture makes a name only where there is nothing else: "a white suit". */
const fewestVivid = 2.5;
const costOfPale = 5;
const costOfBuildings = 4;
/** A name of one thing stays in the mind longer than one of two. */
const worthOfPicture = 1.5;

function picturesOf(phrases: readonly ImagePhrase[]): Candidate[] {
  return phrases
    .filter(({ text }) => isNounPhrase(text) && !isPaleTitle(text))
    .flatMap((phrase) => {
      const isOdd = headOf(phrase.text) !== null;
      const isVivid = isOdd || allureOf(phrase) >= fewestVivid;
      const worth =
        allureOf(phrase) +
        worthOfPicture -
        (isOfBuildings(phrase.text) ? costOfBuildings : 0) -
        (isVivid ? 0 : costOfPale) +
        (isOdd ? 1 : 0);
      return withArticles(phrase.text).map((name) => ({ form: "picture" as const, name, worth }));
    });
}

/** "A castle of gray tiles" is as good a name as "the castle of gray tiles", and where many begin with one the other serves. */
function withArticles(text: string): string[] {
  const the = text.replace(/^an? /, "the ");
  return the === text ? [text] : [text, the];
}

interface Head {
  text: string;
  at: number;
}

/** Things to look up for, one of a place, in the order of the hunt. */
function headsOf(places: readonly Place[], random: Random): Head[] {
  const made = new Map<number, string>();
  for (const { text, place } of random.shuffle(thingsToSee(places))) {
    const at = places.indexOf(place);
    if (!made.has(at)) made.set(at, text);
  }
  return [...made].map(([at, text]) => ({ at, text })).sort((a, b) => a.at - b.at);
}

const bare = (text: string): string => text.replace(/^(?:an?|the) /, "");
const nounIn = (text: string): string => (text.split(" ").at(-1) ?? "").replace(/s$/, "");

const worthOfThings = 3;

/** "Bronze hooves and a ballroom". */
function thingsOf(heads: readonly Head[]): Candidate[] {
  return heads.flatMap((a, i) =>
    heads
      .slice(i + 1)
      .filter((b) => nounIn(a.text) !== nounIn(b.text))
      .map((b) => ({
        form: "two" as const,
        name: `${a.text} and ${b.text}`,
        worth: worthOfThings,
      })),
  );
}

/** "Four courthouses and a ram". */
function countsOf({ places, kinds }: Named, heads: readonly Head[]): Candidate[] {
  const alike = [...Map.groupBy(places, nounOf)].filter(
    ([noun, own]) => own.length >= fewestAlike && kinds.has(noun),
  );
  return alike.flatMap(([noun, own]) =>
    heads.map(({ text }) => ({
      form: "count" as const,
      name: `${inWords(own.length)} ${plural(noun)} and ${text}`,
      worth: worthOfThings - 1,
    })),
  );
}

/** "Haystacks in Chicago", for a hunt that lies there as a whole. */
function cityOf({ city }: Named, heads: readonly Head[]): Candidate[] {
  if (city === "") return [];
  return heads.map(({ text }) => ({
    form: "city" as const,
    name: `${text} in ${city}`,
    worth: worthOfThings + 1,
  }));
}

/** Whether a name tells of a place: by a picture, or by a thing. */
export function isNamedAfter(name: string, place: Place): boolean {
  const words = ` ${name.replaceAll(",", "")} `;
  return (
    imagePhrases([place]).some(({ text }) =>
      withArticles(text).some((each) => titleCase(each) === name),
    ) || thingsToSee([place]).some(({ text }) => words.includes(` ${titleCase(bare(text))} `))
  );
}

/** Everything that names are made of besides pictures, kinds and cities. */
export const nameTexts: readonly string[] = ["in, and, three four five six seven eight nine ten"];
