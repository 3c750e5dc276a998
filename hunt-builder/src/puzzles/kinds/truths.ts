import { lastMade } from "../../last-made.ts";
import { tellingsOf } from "../../material/telling.ts";
import { isOfDisaster } from "../../offline/untrue.ts";
import type { Place } from "../../place.ts";
import { dated } from "../../wording/dated.ts";
import { isUsualOf } from "../../words/usual.ts";

export type TruthForm = "fact" | "veiled" | "year" | "person";

/** One thing that the library says of a place, as a line of its own. */
export interface Truth {
  form: TruthForm;
  text: string;
  /** The library's own words in it, so that the square need not say them too. */
  line: string;
  /** Of what in its row it is told: "fact:2", "image:0", "year:opened", "person:Ada Brook". */
  key: string;
  /** What is found out of it when it is first asked: it is held against each place that it could be false of. */
  look: { stems?: readonly number[]; isSharp?: boolean; isDeniable?: boolean };
}

const toldOf = new Map<Place, readonly Truth[]>();
/** The neighbors of a place are asked for each of its puzzles; those of other states are not. */
const mostTold = 300;

/** What can be said of a place on a door or in a book, the telling first. */
export function truthsOf(place: Place): readonly Truth[] {
  const before = toldOf.get(place);
  if (before) return before;
  if (toldOf.size >= mostTold) toldOf.clear();
  const made = everyTruth(place);
  toldOf.set(place, made);
  return made;
}

function everyTruth({ facts, veiled, years, people }: Place): Truth[] {
  return [
    ...facts.map(
      (fact, i): Truth => ({ form: "fact", text: fact, line: fact, key: `fact:${i}`, look: {} }),
    ),
    ...veiled.map(
      (line, i): Truth => ({ form: "veiled", text: line, line, key: `image:${i}`, look: {} }),
    ),
    ...years.map(
      ([year, phrase]): Truth => ({
        form: "year",
        text: dated(phrase, year),
        line: phrase,
        key: `year:${phrase}`,
        look: {},
      }),
    ),
    ...people.map(
      ([name, deed]): Truth => ({
        form: "person",
        text: `${name} ${deed}`,
        line: name,
        key: `person:${name}`,
        look: {},
      }),
    ),
  ];
}

/** Whether the row says that two of its sayings tell one and the same thing. */
export function areOneTelling(place: Place, one: Truth, other: Truth): boolean {
  return one.key === other.key || tellingsOf(place).get(one.key)?.has(other.key) === true;
}

const stop = new Set(
  "with from that this over under into upon when where which while their there about after before were have been once only each them then than they what still every through between first last state home place people years early".split(
    " ",
  ),
);

/** As many texts again are kept of those that were read before these: about those of a state. */
const mostRead = 6_000;
let read = new Map<string, readonly number[]>();
let readBefore = new Map<string, readonly number[]>();

function stems(text: string): readonly number[] {
  const before = read.get(text);
  if (before) return before;
  const made = readBefore.get(text) ?? readStems(text);
  if (read.size >= mostRead) {
    readBefore = read;
    read = new Map();
  }
  read.set(text, made);
  return made;
}

/** Shorter words tell nothing. */
const shortest = 4;
/** Letters of a word that its stem is made of. */
const stemLetters = 5;
const [a, z] = [97, 122];

/** A stem as one number: the first letters of a word as digits of base 27. */
function stemAt(text: string, from: number, to: number): number {
  let stem = 0;
  const end = Math.min(to, from + stemLetters);
  for (let i = from; i < end; i++) stem = stem * 27 + (text.charCodeAt(i) - a + 1);
  return stem;
}

const stopStems = new Set([...stop].map((word) => stemAt(word, 0, word.length)));

/** The stems of a text's words. */
function readStems(text: string): number[] {
  const plain = text.toLowerCase();
  const found: number[] = [];
  for (let from = 0; from < plain.length; from++) {
    let to = from;
    for (; to < plain.length; to++) {
      const code = plain.charCodeAt(to);
      if (code < a || code > z) break;
    }
    if (to - from >= shortest) {
      const stem = stemAt(plain, from, to);
      if (!stopStems.has(stem) || !stop.has(plain.slice(from, to))) found.push(stem);
    }
    from = to;
  }
  return found;
}

/** Whether two truths tell of the same matter, as far as their words show it. */
export function areOfOneMatter(a: Truth, b: Truth): boolean {
  const [own, others] = [stemsOfTruth(a), stemsOfTruth(b)];
  for (let i = 0; i < own.length; i++) if (others.includes(own[i] ?? -1)) return true;
  return false;
}

function stemsOfTruth({ look, text }: Truth): readonly number[] {
  look.stems ??= readStems(text);
  return look.stems;
}

/** Whether two lines say the same thing in other words: whoever holds one has the other. */
export function isSameSaying(a: string, b: string): boolean {
  const others = stems(b);
  // Asked of each line of a place for each of another: nothing is made of the stems that they share.
  let first = -1;
  for (const stem of stems(a)) {
    if (stem === first || !others.includes(stem)) continue;
    if (first >= 0) return true;
    first = stem;
  }
  return false;
}

/** A place is asked for while its square is written. */
const mostOwn = 40;
const stemsOf = lastMade(
  mostOwn,
  (place: Place): ReadonlySet<number> =>
    new Set(
      readStems(
        [
          place.name,
          ...place.aliases,
          ...place.facts,
          ...place.veiled,
          ...place.years.map(([, phrase]) => phrase),
          ...place.people.flat(),
          place.measure.what,
          place.town,
        ].join(" "),
      ),
    ),
);

/** Stems of all that can be said of a place on a door or in a book. */
const saidStemsOf = lastMade(
  mostOwn,
  (place: Place): ReadonlySet<number> =>
    new Set(truthsOf(place).flatMap(({ text }) => stems(text))),
);

/** Something sharp enough that it can hardly hold of two places: a number, a name, a first or an only. */
function isSharp(text: string): boolean {
  return (
    /\d|\p{Lu}\p{Ll}{2,}/u.test(text) ||
    /\b(?:first|only|oldest|largest|longest|tallest|highest|smallest|deepest|named for|hundred|thousand|dozen|once|never|twice|stolen|moved|rebuilt|lost)\b/i.test(
      text,
    )
  );
}

function isSharpOne({ look, text }: Truth): boolean {
  look.isSharp ??= isSharp(text);
  return look.isSharp;
}

function hasNone(own: ReadonlySet<number>, truth: Truth): boolean {
  const all = stemsOfTruth(truth);
  for (let i = 0; i < all.length; i++) if (own.has(all[i] ?? -1)) return false;
  return true;
}

/** Whether a text has two of some stems: where it has not, none of the lines that they are of says the same. */
function sharesTwo(said: ReadonlySet<number>, text: string): boolean {
  let first = -1;
  for (const stem of stems(text)) {
    if (stem === first || !said.has(stem)) continue;
    if (first >= 0) return true;
    first = stem;
  }
  return false;
}

/** What a likeness has of its own that one can look for at a place and not find: a number, a name, a superlative. */
const isCounted =
  /\d|\p{Lu}\p{Ll}{2,}|\b(?:only|oldest|largest|biggest|longest|tallest|highest|smallest|deepest|fastest|named for|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|dozen|hundred|thousand|million|twice|stolen|rebuilt)\b/u;

/** Words that a fact and a likeness of anything may share. */
const anyones = new Set(
  "took taken made make makes built stand stands stood keep keeps kept came come comes left went goes gone gave give gives hold holds held more most than much many long down near name names named water house town city river away time".split(
    " ",
  ),
);
const anyonesStems = new Set([...anyones].map((word) => stemAt(word, 0, word.length)));

/**
 * Whether a likeness says something that can be denied of another place: it counts or names, or it says a thing of the
 * fact that it veils by its own word. What is veiled altogether, "engines have been excused from it", may be so anywhere.
 */
export function isDeniable({ look, text, key }: Truth, { facts, tells = [] }: Place): boolean {
  look.isDeniable ??=
    isCounted.test(text) ||
    (tells[Number(key.slice("image:".length))] ?? "").split(" ").some((each) => {
      const fact = each.startsWith("fact:") ? facts[Number(each.slice("fact:".length))] : undefined;
      if (fact === undefined) return false;
      const own = stems(text);
      return stems(fact).some((stem) => own.includes(stem) && !anyonesStems.has(stem));
    });
  return look.isDeniable;
}

/** Books date a thing a year or two apart. */
const yearsApart = 5;
/** Whether what a likeness of another place tells there is said of this one, too, whatever words it puts it in. */
function isToldHere(place: Place, { key }: Truth, { facts, tells = [] }: Place): boolean {
  const told = (tells[Number(key.slice("image:".length))] ?? "").split(" ");
  const said = saidStemsOf(place);
  return told.some((each) => {
    const fact = each.startsWith("fact:") ? facts[Number(each.slice("fact:".length))] : undefined;
    if (fact === undefined || !sharesTwo(said, fact)) return false;
    return truthsOf(place).some(({ text }) => isSameSaying(text, fact));
  });
}

/**
 * Whether a truth of another place, `of`, can be called false of this one, from what the library knows; whether anybody
 * would deny a likeness, too, `isDeniable` says.
 */
export function isFalseOf(place: Place, truth: Truth, of: Place): boolean {
  const own = stemsOf(place);
  switch (truth.form) {
    case "fact":
      return (
        hasNone(own, truth) &&
        isSharpOne(truth) &&
        !isOfDisaster(truth.text) &&
        !isUsualOf(place.kind, truth.text)
      );
    case "veiled":
      return (
        hasNone(own, truth) && !isUsualOf(place.kind, truth.text) && !isToldHere(place, truth, of)
      );
    case "year": {
      const year = Number(/\d{4}$/.exec(truth.text)?.[0]);
      return place.years.some(
        ([at, phrase]) => phrase === truth.line && Math.abs(at - year) >= yearsApart,
      );
    }
    case "person":
      return !place.people.some(([name]) => name === truth.line) && hasNone(own, truth);
  }
}
