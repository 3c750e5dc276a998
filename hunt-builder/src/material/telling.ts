import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import { rootOf } from "../words/concepts.ts";
import { createSignReader, type SignReader, type Signs, wantedOf } from "./signs.ts";

/** From this on two sayings of a row tell one thing of the place. */
const alikeFrom = 1;
/** What stands in this share of a row's sayings is what the place is, and betrays nothing of one saying. */
const everywhere = 0.5;
/** Of every saying of a row, by its key, the sayings that tell the same thing. */
export type Tellings = ReadonlyMap<string, ReadonlySet<string>>;

/** What a row tells, by its sayings. */
interface Row {
  tellings: Tellings;
  /** Signs that betray nothing here: what the place is, and what half of the row's sayings have. */
  idle: ReadonlySet<number>;
  /** Signs of all of its sayings, each once. */
  said: readonly number[];
}

/** Rows that are asked for while a hunt is built: of the whole library they would fill tens of megabytes. */
const mostRows = 24;
/** A clue is held against every line of its place in every round. */
const mostTexts = 1_500;

/** What has been read. */
interface Memory {
  reader: SignReader;
  rowOf: (place: Place) => Row;
  likelyOf: (place: Place) => Tellings;
  /** Signs of all that a row says. */
  saidOf: (place: Place) => ReadonlySet<number>;
  signsIn: (text: string) => Signs;
}

function begin(): Memory {
  const reader = createSignReader();
  const rowOf = lastMade(mostRows, (place: Place) => readRow(place, reader));
  return {
    reader,
    rowOf,
    likelyOf: lastMade(mostRows, (place: Place) => guessed(place, rowOf(place).tellings)),
    saidOf: lastMade(mostRows, (place: Place) => new Set(rowOf(place).said)),
    signsIn: lastMade(mostTexts, reader.read),
  };
}

let memory = begin();
/** More than the library and its synonyms have; an operator's own texts cannot grow it for ever. */
const mostSigns = 60_000;

function remembered(): Memory {
  if (memory.reader.count() >= mostSigns) memory = begin();
  return memory;
}

/**
 * Which sayings of a row (facts, likenesses, dates, people, the measure) tell one and the same thing in other words:
 * of a likeness as the row's writer says (`tells`), as every row of the library does; else by the words, figures and
 * sorts of things they share, as far as not all of the row is about these. By the keys of material ("fact:2", "image:0",
 * "year:opened", "person:Ada Brook", "measure").
 */
export function tellingsOf(place: Place): Tellings {
  return remembered().rowOf(place).tellings;
}

function readRow(place: Place, reader: SignReader): Row {
  const sayings = sayingsOf(place);
  const signs = sayings.map(({ text }) => reader.read(text));
  const said = countSigns(signs);
  const most = Math.max(3, everywhere * sayings.length);
  const idle = new Set(
    termsOf(place.kind.replaceAll("_", " ")).map((term) => reader.numberOf(rootOf(term))),
  );
  for (let i = 0; i < said.length; i++) {
    const sign = said[i] ?? 0;
    if ((timesSaid[sign] ?? 0) > most) idle.add(sign);
  }
  const made = new Map<string, Set<string>>(sayings.map(({ key }) => [key, new Set([key])]));
  const stated = statedOf(place, sayings);
  // What one saying alone has, or all of them, makes no two alike.
  const told = signs.map((each) =>
    wantedOf(each, (sign) => (timesSaid[sign] ?? 0) > 1 && !idle.has(sign)),
  );
  for (let i = 0; i < told.length; i++)
    for (let j = i + 1; j < told.length; j++) {
      const [a, b] = [told[i], told[j]];
      if (a === undefined || b === undefined) break;
      const areAlike = areAlikeAsStated(stated, sayings, i, j);
      if (areAlike !== true) {
        // One word may well be shared by what tells two things; two of them read like the same again.
        const least = areAlike === null ? alikeFrom : 2 * alikeFrom;
        if (a.signs.length === 0 || b.signs.length === 0 || reader.likeness(a, b) < least) continue;
      }
      const [one, two] = [sayings[i]?.key ?? "", sayings[j]?.key ?? ""];
      made.get(one)?.add(two);
      made.get(two)?.add(one);
    }
  return { tellings: made, idle, said };
}

/** In how many sayings of the row that is being read each sign stands, by its number: a map would be most of the reading. */
const timesSaid: number[] = [];
let counted: readonly number[] = [];

/** Counts the signs of a row's sayings in `timesSaid`. @returns those that it has, each once */
function countSigns(sayings: readonly Signs[]): number[] {
  for (let i = 0; i < counted.length; i++) timesSaid[counted[i] ?? 0] = 0;
  const said: number[] = [];
  for (let i = 0; i < sayings.length; i++) {
    const signs = sayings[i]?.signs ?? [];
    for (let j = 0; j < signs.length; j++) {
      const sign = signs[j] ?? 0;
      while (timesSaid.length <= sign) timesSaid.push(0);
      const times = timesSaid[sign] ?? 0;
      if (times === 0) said.push(sign);
      timesSaid[sign] = times + 1;
    }
  }
  counted = said;
  return said;
}

/**
 * For each saying of a row the keys that stand for it: of a likeness of which the row's writer said what it tells, its
 * own and those of what it tells; null for every other.
 */
function statedOf(
  { tells = [], years, people }: Place,
  sayings: readonly { key: string }[],
): (readonly string[] | null)[] {
  const full = (key: string): string => {
    const [sort, index] = key.split(":");
    if (sort === "year") return `year:${years[Number(index)]?.[1] ?? ""}`;
    return sort === "person" ? `person:${people[Number(index)]?.[0] ?? ""}` : key;
  };
  const stated = new Map(
    tells.map((keys, i) => [
      `image:${i}`,
      [`image:${i}`, ...keys.split(" ").filter(Boolean).map(full)],
    ]),
  );
  return sayings.map(({ key }) => stated.get(key) ?? null);
}

/** Whether two sayings tell the same, where one of them is a likeness of which its writer said what it tells. */
function areAlikeAsStated(
  stated: readonly (readonly string[] | null)[],
  sayings: readonly { key: string }[],
  i: number,
  j: number,
): boolean | null {
  const [one, two] = [stated[i], stated[j]];
  if (one && two) return one.some((key) => two.includes(key));
  if (one) return one.includes(sayings[j]?.key ?? "");
  return two ? two.includes(sayings[i]?.key ?? "") : null;
}

/** Whether two texts about a place tell one and the same thing of it, by the same signs. */
export function tellsLike(place: Place, text: string, other: string): boolean {
  const { reader, signsIn, rowOf } = remembered();
  return reader.likeness(signsIn(text), signsIn(other), rowOf(place).idle) >= alikeFrom;
}

/** Whether a text has a word, a figure or a sort of things in common with anything that a row says, but what the place is. */
export function sharesSign(place: Place, text: string): boolean {
  const { signsIn, saidOf, rowOf } = remembered();
  const said = saidOf(place);
  const { idle } = rowOf(place);
  return signsIn(text).signs.some((sign) => said.has(sign) && !idle.has(sign));
}

/**
 * The same, with what can be guessed: a likeness in which nothing of its row is known again may tell any of its facts.
 */
export function likelyTellingsOf(place: Place): Tellings {
  return remembered().likelyOf(place);
}

function guessed(place: Place, sure: Tellings): Tellings {
  if (place.tells !== undefined) return sure;
  const made = new Map([...sure].map(([key, others]) => [key, new Set(others)]));
  joinOrphans(made);
  return made;
}

function joinOrphans(made: ReadonlyMap<string, Set<string>>): void {
  const isImage = (key: string): boolean => key.startsWith("image:");
  const keys = [...made.keys()];
  const orphans = keys.filter((key) => isImage(key) && [...(made.get(key) ?? [])].every(isImage));
  const facts = keys.filter((key) => key.startsWith("fact:"));
  for (const orphan of orphans)
    for (const other of [...orphans, ...facts]) {
      made.get(orphan)?.add(other);
      made.get(other)?.add(orphan);
    }
}

function sayingsOf(place: Place): { key: string; text: string }[] {
  return [
    ...place.facts.map((text, i) => ({ key: `fact:${i}`, text })),
    ...place.veiled.map((text, i) => ({ key: `image:${i}`, text })),
    ...place.years.map(([year, phrase]) => ({ key: `year:${phrase}`, text: `${phrase} ${year}` })),
    ...place.people.map(([person, deed]) => ({
      key: `person:${person}`,
      text: `${person} ${deed}`,
    })),
    { key: "measure", text: `${place.measure.what} ${place.measure.value}` },
  ];
}
