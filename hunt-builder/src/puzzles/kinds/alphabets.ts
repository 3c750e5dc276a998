import type { Place } from "../../place.ts";
import { countyInWords } from "../../wording/counties.ts";
import { findWordsBelowHundred as inWords } from "../../wording/numbers.ts";
import { gravityOf, isSolemn } from "../../words/solemn.ts";
import { countyOnMap } from "../county-on-map.ts";
import { isFed } from "./first-word.ts";
import { lettersOf } from "./hidden-lines.ts";
import type { KindTask } from "./kind.ts";
import { lastNameOf } from "./last-names.ts";
import { gapsOf } from "./left-out.ts";
import { isDeed } from "./order.ts";

/** What an alphabet is made of: a word, or a count by which each letter is moved on. */
interface Key {
  sort: "name" | "county" | "gap" | "year" | "first word" | "count";
  key: string;
  /** What it is, for whoever has to find it: "the name of its county". */
  of: string;
  /** The library's own words for it. */
  says: string;
}

/** How an alphabet is laid out of a key, under A, B, C and so on. */
interface Layout {
  /** What is told of it, {of} for the key. */
  told: string;
  lay(key: string): string;
}

const forward = "abcdefghijklmnopqrstuvwxyz";
const back = [...forward].reverse().join("");
const after = (key: string): string => {
  const from = forward.indexOf(key.at(-1) ?? "a") + 1;
  return forward.slice(from) + forward.slice(0, from);
};
const without = (key: string): string =>
  [...back].filter((letter) => !key.includes(letter)).join("");
const turned = (key: string): string => [...key].reverse().join("");

const layouts: readonly Layout[] = [
  { told: "{of}, then backward from Z", lay: (key) => key + back },
  { told: "{of}, then on from its last letter", lay: (key) => key + after(key) },
  { told: "backward from Z, {of} kept for the end", lay: (key) => without(key) + key },
  { told: "{of} spelled backward, then backward from Z", lay: (key) => turned(key) + back },
  {
    told: "{of} spelled backward, then on from there",
    lay: (key) => turned(key) + after(turned(key)),
  },
];
const moved: Layout = {
  told: "each letter moved on by {of}",
  lay: (count) => forward.slice(Number(count)) + forward.slice(0, Number(count)),
};

/** An alphabet in which a text is disguised. */
export interface Alphabet {
  sort: Key["sort"];
  key: string;
  says: string;
  /** How it is made: "the name of its county, then backward from Z". */
  told: string;
  /** Said of it in the solution. */
  solved: string;
  disguise(plain: string): string;
  /** What a hunt hears of it, so that the next one is another. */
  voices: readonly string[];
}

/** An alphabet out of something that the place has, which leaves no letter of the text as it is; of a sort that the hunt has not had, where there is one. */
export function alphabetFor(task: KindTask, text: string): Alphabet | null {
  const { place, guard, random, difficulty, lenient, isSaid, isHeard, showsWord } = task;
  // The alphabet of a square before is known; at a solemn place, where little else lends itself, it is better than none.
  const isSpare = lenient && isSolemn(place);
  const isKnown = (voice: string): boolean => isHeard?.(voice) ?? false;
  const plain = lettersOf(text);
  const sorts = random.shuffle([...Map.groupBy(keysOf(task), ({ sort }) => sort).values()]);
  // Of all that a place is, its county is least.
  const isLate = random.below(countyIn) > 0;
  const keys = sorts
    .flatMap((some) => random.shuffle(some))
    .toSorted(
      (a, b) => Number(isLate && a.sort === "county") - Number(isLate && b.sort === "county"),
    );
  const byHeard = <T>(all: readonly T[], voiceOf: (each: T) => string): T[] =>
    all.toSorted((a, b) => Number(isKnown(voiceOf(a))) - Number(isKnown(voiceOf(b))));
  for (const each of byHeard(keys, ({ sort }) => voiceOfSort(sort))) {
    const { sort, key, of, says } = each;
    const said = sort === "first word" ? of : `${key} ${of}`;
    const voice = `an alphabet of ${key}`;
    if (guard.findLeak(said) !== null || (!isSpare && isKnown(voice))) continue;
    // Only medium hunts say what it is made of.
    if (difficulty === "MEDIUM" && (isSaid(says) || (sort === "gap" && showsWord?.(key)))) continue;
    const ways = sort === "count" ? [moved] : random.shuffle(layouts);
    for (const layout of byHeard(ways, ({ told }) => told)) {
      const row = [...new Set(layout.lay(key))];
      const letterFor = (letter: string): string => row[letter.charCodeAt(0) - 97] ?? letter;
      const told = layout.told.replace("{of}", of);
      if (isToldOn(task, sort) && told.split(" ").length > longestTold) continue;
      if ([...plain].some((letter) => letterFor(letter) === letter)) continue;
      return {
        sort,
        key,
        says,
        told,
        solved: `Its alphabet is made of ${key.toUpperCase()}, ${of} (${place.name}): ${layout.told.replace("{of}", key.toUpperCase())}. Under A, B, C and so on stands ${row.join("").toUpperCase()}.`,
        disguise: (letters) => letters.replace(/[a-z]/g, letterFor).toUpperCase(),
        voices: [voice, voiceOfSort(sort), layout.told],
      };
    }
  }
  return null;
}

/** As many words of a voice are read at one breath. */
const longestTold = 16;

/** Whether the voice says how the alphabet is made: in medium hunts, and wherever another puzzle of the square gives what it is made of. */
export function isToldOn(
  { difficulty }: Pick<KindTask, "difficulty">,
  sort: Alphabet["sort"],
): boolean {
  return difficulty === "MEDIUM" || sort === "first word";
}

const voiceOfSort = (sort: string): string => `an alphabet by ${sort}`;

/** Letters that a text can be moved on by: so few that one counts them, so many that it is no joke. */
const fewestMoved = 4;
const mostMoved = 22;
const mostGaps = 3;
/** One alphabet in so many may come of the county while the place has anything else. */
const countyIn = 4;

function keysOf(task: KindTask): Key[] {
  const { place, earlier } = task;
  // What was suffered at a place is no key to a cipher, nor is who suffered it.
  const isGrave = gravityOf(place) === "grave";
  const keys = [...countyOf(place), ...(isGrave ? [] : [...namesOf(place), ...yearsOf(place)])];
  if (!isGrave)
    for (const { word, clue, source, form } of task.random
      .shuffle(gapsOf(place, task.guard))
      .filter(({ word: each }) => each.length > 4)
      .slice(0, mostGaps))
      if (form === "fact")
        keys.push({
          sort: "gap",
          key: word,
          of: `the word of ${inWords(word.length) ?? word.length} letters missing in “${clue}”`,
          says: source,
        });
  const first = isFed(task) ? earlier[0]?.word : undefined;
  if (first !== undefined)
    keys.push({ sort: "first word", key: first, of: "this square's first word", says: "" });
  return keys;
}

function namesOf({ people }: Place): Key[] {
  return people.flatMap(([name, deed]): Key[] => {
    const last = lastNameOf(name);
    if (last === null || !/^(?:[A-Z][\p{L}.'’-]* )+[A-Z][a-z]{3,}$/u.test(name)) return [];
    if (deed.includes(",") || deed.split(" ").length > 5) return [];
    const of = `the last name of whoever ${deed}`;
    return [
      { sort: "name", key: last.toLowerCase(), of, says: name },
      ...(last.length < fewestMoved
        ? []
        : [
            {
              sort: "count" as const,
              key: String(last.length),
              of: `as many as ${of} has letters`,
              says: name,
            },
          ]),
    ];
  });
}

function countyOf(place: Place): Key[] {
  if (!/^[A-Z][a-z]{3,}$/.test(place.county) || countyOnMap(place) === "") return [];
  const says = countyInWords(place.stateCode, place.county);
  return [{ sort: "county", key: place.county.toLowerCase(), of: "the name of its county", says }];
}

/** A year that one says in two numbers, written out, and its last two digits as a count. */
function yearsOf({ years }: Place): Key[] {
  return years.flatMap(([year, phrase]): Key[] => {
    const rest = year % 100;
    if (!isDeed.test(phrase) || year < 1100 || year > 1999 || rest < 10) return [];
    const words = `${inWords(Math.floor(year / 100)) ?? ""}${inWords(rest) ?? ""}`.replace(
      /[^a-z]/g,
      "",
    );
    const of = `the year in which it ${phrase}`;
    return [
      { sort: "year", key: words, of: `the words for ${of}`, says: phrase },
      ...(rest <= mostMoved
        ? [
            {
              sort: "count" as const,
              key: String(rest),
              of: `the last two digits of ${of}`,
              says: phrase,
            },
          ]
        : []),
    ];
  });
}
