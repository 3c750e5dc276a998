import { plural } from "../mechanisms/kin.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { inWords } from "../wording/numbers.ts";
import { fill } from "../wording/sentences.ts";
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

/** For the heads {a} ("a ram") and {b}, and {x} and {y}, the same without their articles. */
const ofTwoSingle = ["the {x} and the {y}", "between {a} and {b}", "from {a} to {b}"];
const ofTwo = ["{A} and {b}", "from {a} to {b}", "between {a} and {b}"];
const ofThree = ["{A}, {b} and {c}", "{X}, {y} and {z}"];

type Form = "picture" | "two" | "three" | "count" | "near";

/** What names are made of by turns, so that hunts that stand beside each other are not all named in one way. */
const turns: readonly Form[] = [
  "picture",
  "two",
  "three",
  "picture",
  "count",
  "two",
  "picture",
  "near",
  "two",
  "three",
  "count",
];
const worthOfTurn = 4;

const longestPicture = 5;
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
  /** "close to Aurora", for a hunt on foot or by bicycle; "" for others. */
  near: string;
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
    ...thingsOf(heads, random),
    ...countsOf(about, heads),
    ...nearOf(about, heads),
  ]
    .filter(({ name }) => name.length <= mostLetters && name.split(" ").length <= longestName)
    .map((each) => ({ name: titleCase(each.name), rank: rank(each) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ name }) => name);
}

/** A paler picture makes no name: "a white suit". */
const fewestVivid = 2.5;
const costOfBuildings = 4;

function picturesOf(phrases: readonly ImagePhrase[]): Candidate[] {
  return phrases
    .filter(
      (phrase) =>
        phrase.text.split(" ").length <= longestPicture &&
        isNounPhrase(phrase.text) &&
        !isPaleTitle(phrase.text) &&
        (allureOf(phrase) >= fewestVivid || headOf(phrase.text) !== null),
    )
    .map((phrase) => ({
      form: "picture",
      name: phrase.text,
      worth:
        allureOf(phrase) -
        (isOfBuildings(phrase.text) ? costOfBuildings : 0) +
        (headOf(phrase.text) === null ? 0 : 1),
    }));
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
const isSingle = (text: string): boolean => /^(?:an?|the) /.test(text) && !/[^s]s$/.test(text);
const nounIn = (text: string): string => (text.split(" ").at(-1) ?? "").replace(/s$/, "");

const worthOfThings = 5;

function thingsOf(heads: readonly Head[], random: Random): Candidate[] {
  const made: Candidate[] = [];
  for (const [i, a] of heads.entries())
    for (const [j, b] of heads.entries()) {
      if (j <= i || nounIn(a.text) === nounIn(b.text)) continue;
      const forms = isSingle(a.text) && isSingle(b.text) ? ofTwoSingle : ofTwo;
      const slots = { a: a.text, b: b.text, x: bare(a.text), y: bare(b.text) };
      const put = (form: Form, frame: string, third = ""): void => {
        const all = { ...slots, c: third, z: bare(third) };
        made.push({ form, name: fill(frame, all), worth: worthOfThings });
      };
      put("two", random.pick(forms));
      const c = heads.find(
        ({ text }, k) => k > j && ![a, b].some((each) => nounIn(each.text) === nounIn(text)),
      );
      if (c !== undefined)
        put("three", random.pick(ofThree.slice(0, isMixed(a, b, c) ? 1 : 2)), c.text);
    }
  return made;
}

/** "Ram, Four Ladies and Duchess" is no list. */
const isMixed = (...heads: readonly Head[]): boolean => !heads.every(({ text }) => isSingle(text));

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

/** "Lions near Aurora", for a hunt that lies there as a whole. */
function nearOf({ near }: Named, heads: readonly Head[]): Candidate[] {
  const [, town] = /^close to (.+)$/.exec(near) ?? [];
  if (town === undefined) return [];
  return heads.map(({ text }) => ({
    form: "near",
    name: `${text} near ${town}`,
    worth: worthOfThings - 1,
  }));
}

/** Whether a name tells of a place: by a picture, or by a thing. */
export function isNamedAfter(name: string, place: Place): boolean {
  const words = ` ${name.replaceAll(",", "")} `;
  return (
    imagePhrases([place]).some(({ text }) => titleCase(text) === name) ||
    thingsToSee([place]).some(({ text }) => words.includes(` ${titleCase(bare(text))} `))
  );
}

/** Everything that names are made of besides pictures, kinds and towns. */
export const nameTexts: readonly string[] = [
  ...[...ofTwoSingle, ...ofTwo, ...ofThree].map((form) => form.replace(/\{\w\}/g, " ")),
  "near, and, three four five six seven eight nine ten",
];
