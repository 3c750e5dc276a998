import type { Place } from "../place.ts";
import { readSynonyms } from "../search/synonyms.ts";
import { termsOf } from "../search/terms.ts";
import { digitsIn, spelledIn } from "../wording/numbers-in.ts";
import { rootOf, sortsOf } from "../words/concepts.ts";
import { readTellings } from "./read-tellings.ts";

/** From this on two sayings of a row tell one thing of the place. */
const alikeFrom = 1;
/** A word that two sayings of one row share betrays the most, a figure as much, a thing of one sort or a synonym less. */
const worth = { word: 1, figure: 1, rareSort: 1, synonym: 0.6, sort: 0.55 };
/** What stands in this share of a row's sayings is what the place is, and betrays nothing of one saying. */
const everywhere = 0.5;
/** A word that so many of a stock's places tell with is no sign. */
const plainWords: ReadonlySet<string> = new Set(
  termsOf(
    `stand stood keep kept hold held made make many much still once now long old new first great small little large big
    year day time way side name place people town city state land part end side side half two three four five six seven eight
    nine ten before after while until through by like never ever always every nobody somebody anybody something nothing else
    look see seen show came come went go goes gone took take taken gave give given got get put set let left leave has had find
    found call called work working good well high low tall wide top far near front back man men woman one ones own own others
    around among between without within against above below behind beside across toward without home thing things world foot feet inch mile acre square city building site`,
  ).map(rootOf),
);

/** Of every saying of a row, by its key, the sayings that tell the same thing. */
export type Tellings = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<readonly string[], Tellings>();
/** Of a row, whether a sign betrays anything: what half of its sayings have does not. */
type Counts = (sign: string) => boolean;
const countsKnown = new WeakMap<readonly string[], Counts>();
let synonyms: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * Which sayings of a row (facts, likenesses, dates, people, the measure) tell one and the same thing in other words:
 * by the words, figures and sorts of things they share, as far as not all of the row is about these, and as a reader of
 * whole sentences took the likenesses. By the keys of
 * material ("fact:2", "image:0", "year:opened", "person:Ada Brook", "measure").
 */
export function tellingsOf(place: Place): Tellings {
  const before = known.get(place.veiled);
  if (before) return before;
  const sayings = sayingsOf(place);
  const signs = sayings.map(({ text }) => signsOf(text));
  const count = new Map<string, number>();
  for (const each of signs)
    for (const sign of each.keys()) count.set(sign, (count.get(sign) ?? 0) + 1);
  const shared = [...count].filter(([, times]) => times > 1).map(([sign]) => sign);
  const own = new Set(termsOf(`${place.kind.replaceAll("_", " ")}`).map(rootOf));
  const most = Math.max(3, everywhere * sayings.length);
  const counts: Counts = (sign) => (count.get(sign) ?? 0) <= most && !own.has(sign);
  countsKnown.set(place.veiled, counts);
  const made = new Map<string, Set<string>>(sayings.map(({ key }) => [key, new Set([key])]));
  const stated = statedOf(place);
  // What one saying alone has, or all of them, makes no two alike.
  const telling = new Set(shared.filter(counts));
  const told = signs.map((each) => new Map([...each].filter(([sign]) => telling.has(sign))));
  for (const [i, a] of told.entries())
    for (const [j, b] of told.entries()) {
      if (j <= i) continue;
      const [one, two] = [sayings[i]?.key ?? "", sayings[j]?.key ?? ""];
      const areAlike = areAlikeAsStated(stated, one, two);
      if (areAlike !== true) {
        // One word may well be shared by what tells two things; two of them read like the same again.
        const least = areAlike === null ? alikeFrom : 2 * alikeFrom;
        if (a.size === 0 || b.size === 0 || likenessOf(a, b) < least) continue;
      }
      made.get(one)?.add(two);
      made.get(two)?.add(one);
    }
  if (place.tells === undefined) joinAsRead(place, made);
  known.set(place.veiled, made);
  return made;
}

/** Joins each likeness with the facts that it was read to tell, and with what else tells one of them. */
function joinAsRead(place: Place, made: ReadonlyMap<string, Set<string>>): void {
  const facts = readTellings(place) ?? [];
  for (const [i, own] of facts.entries()) {
    const image = `image:${i}`;
    const others = facts.flatMap((each, j) =>
      j !== i && each.some((fact) => own.includes(fact)) ? [`image:${j}`] : [],
    );
    for (const other of [...own.map((fact) => `fact:${fact}`), ...others]) {
      made.get(image)?.add(other);
      made.get(other)?.add(image);
    }
  }
}

/** What the row's writer says that its likenesses tell: by their keys, the keys of what they tell and their own. */
function statedOf({ tells = [], years, people }: Place): ReadonlyMap<string, readonly string[]> {
  const full = (key: string): string => {
    const [sort, index] = key.split(":");
    if (sort === "year") return `year:${years[Number(index)]?.[1] ?? ""}`;
    return sort === "person" ? `person:${people[Number(index)]?.[0] ?? ""}` : key;
  };
  return new Map(
    tells.map((keys, i) => [
      `image:${i}`,
      [`image:${i}`, ...keys.split(" ").filter(Boolean).map(full)],
    ]),
  );
}

/** Whether two sayings tell the same, where one of them is a likeness of which its writer said what it tells. */
function areAlikeAsStated(
  stated: ReadonlyMap<string, readonly string[]>,
  one: string,
  two: string,
): boolean | null {
  if (!stated.has(one) && !stated.has(two)) return null;
  const told = stated.get(two) ?? [two];
  return (stated.get(one) ?? [one]).some((key) => told.includes(key));
}

/** Whether two texts about a place tell one and the same thing of it, by the same signs. */
export function tellsLike(place: Place, text: string, other: string): boolean {
  tellingsOf(place);
  const counts = countsKnown.get(place.veiled);
  return counts !== undefined && likenessOf(signsIn(text), signsIn(other), counts) >= alikeFrom;
}

let signsKnown = new Map<string, ReadonlyMap<string, number>>();
/** A clue is held against every line of its place in every round. */
const mostSigns = 3_000;

function signsIn(text: string): ReadonlyMap<string, number> {
  const before = signsKnown.get(text);
  if (before) return before;
  if (signsKnown.size >= mostSigns) signsKnown = new Map();
  const made = signsOf(text);
  signsKnown.set(text, made);
  return made;
}

const likelyKnown = new WeakMap<Tellings, Tellings>();

/**
 * The same, with what can be guessed: a likeness in which nothing of its row is known again tells, as likely as not,
 * what no other likeness tells.
 */
export function likelyTellingsOf(place: Place): Tellings {
  const sure = tellingsOf(place);
  const before = likelyKnown.get(sure);
  if (before) return before;
  const made = new Map([...sure].map(([key, others]) => [key, new Set(others)]));
  if (place.tells === undefined) joinOrphans(made);
  likelyKnown.set(sure, made);
  return made;
}

function joinOrphans(made: ReadonlyMap<string, Set<string>>): void {
  const isImage = (key: string): boolean => key.startsWith("image:");
  const keys = [...made.keys()];
  const orphans = keys.filter((key) => isImage(key) && [...(made.get(key) ?? [])].every(isImage));
  const untold = keys.filter(
    (key) => key.startsWith("fact:") && ![...(made.get(key) ?? [])].some(isImage),
  );
  for (const orphan of orphans)
    for (const other of [...orphans, ...untold]) {
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

/** The signs of a text by which another that tells the same is known, with what each is worth. */
function signsOf(text: string): Map<string, number> {
  const made = new Map<string, number>();
  const add = (sign: string, value: number): void => {
    if ((made.get(sign) ?? 0) < value) made.set(sign, value);
  };
  for (const term of termsOf(text))
    for (const { sign, value } of signsOfTerm(term)) add(sign, value);
  for (const figure of [...digitsIn(text), ...spelledIn(text)])
    if (Number(figure) > 3) add(`figure ${figure}`, worth.figure);
  return made;
}

interface Sign {
  sign: string;
  value: number;
}

const termsKnown = new Map<string, readonly Sign[]>();
/** More than the library has; an operator's own texts cannot grow it for ever. */
const mostTerms = 50_000;

function signsOfTerm(term: string): readonly Sign[] {
  const before = termsKnown.get(term);
  if (before) return before;
  synonyms ??= new Map(readSynonyms());
  const root = rootOf(term);
  const made: Sign[] = [];
  if (!plainWords.has(root) && !plainWords.has(term)) {
    made.push({ sign: root, value: worth.word });
    for (const { sort, isRare } of sortsOf(root))
      made.push({ sign: `sort ${sort}`, value: isRare ? worth.rareSort : worth.sort });
    for (const other of synonyms.get(term) ?? [])
      made.push({ sign: rootOf(other), value: worth.synonym });
  }
  if (termsKnown.size >= mostTerms) termsKnown.clear();
  termsKnown.set(term, made);
  return made;
}

const everySign: Counts = () => true;

function likenessOf(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
  counts: Counts = everySign,
): number {
  let sum = 0;
  for (const [sign, value] of a) {
    const other = b.get(sign);
    if (other !== undefined && counts(sign))
      sum += Math.min(value, other) * (value + other > 1.3 || sign.startsWith("sort") ? 1 : 0);
  }
  return sum;
}
