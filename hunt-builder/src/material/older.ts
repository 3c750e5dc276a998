import { milesBetween } from "../bearings.ts";
import type { Place } from "../place.ts";
import { inSentence } from "../wording/sentences.ts";
import { gravityOf } from "../words/solemn.ts";
import type { Material } from "./material.ts";

const beginnings =
  /^(?:opened|was (?:built|completed|founded|dedicated|begun|finished|established|first lit|unveiled))$/;
/** A relation is worth telling where it holds of half of the places or fewer. */
const mostThatFit = 0.5;
const fewestApart = 3;
const most = 3;

interface Beginning {
  year: number;
  phrase: string;
}

/** Kinds of what was there before there were years, whenever it was opened to guests. */
const ageless =
  /^(?:archaeological_site|bay|beach|canyon|cave|dune|forest|island|lake|overlook|peak|rock|spring|waterfall)$/;

/** "Older than a cave" is nothing, though its stairs have a date; a railed overlook was made, and a reservoir. */
function isAgeless({ kind, tags }: Place): boolean {
  return ageless.test(kind) && (kind === "archaeological_site" || !tags.includes("made"));
}

const known = new WeakMap<Place, Beginning | null>();

/** The year in which a place began, by its row; null where the row does not say, and where it is of no age. */
export function beganIn(place: Place): Beginning | null {
  const before = known.get(place);
  if (before !== undefined) return before;
  const found = isAgeless(place)
    ? undefined
    : place.years.find(([year, phrase]) => year >= 1500 && beginnings.test(phrase));
  const made = found ? { year: found[0], phrase: found[1] } : null;
  known.set(place, made);
  return made;
}

/**
 * That a place is older, or younger, than another one whose name may be said. Told only where it leaves
 * at most half of the stock's places that have a date; the tightest and nearest first.
 * @param huntmates the places of the hunt, which nobody names before they are found
 */
export function agesOf(
  place: Place,
  stockmates: readonly Place[],
  huntmates: readonly Place[],
): Material[] {
  const own = beganIn(place);
  if (own === null) return [];
  const years = yearsOf(stockmates);
  if (years.length < 8) return [];
  const others: Other[] = [];
  for (const other of stockmates) {
    const theirs = beganIn(other);
    if (other === place || theirs === null) continue;
    const apart = own.year - theirs.year;
    if (Math.abs(apart) < fewestApart || gravityOf(other) === "grave") continue;
    // A number in a name would be one that no fact of this place accounts for.
    if (/\d/.test(other.name) || huntmates.some(({ id }) => id === other.id)) continue;
    const cost = Math.abs(apart) + milesBetween(place.point, other.point) / 4;
    others.push({ other, theirs, isOlder: apart < 0, cost });
  }
  others.sort((a, b) => a.cost - b.cost);
  const ages = others
    .filter(({ theirs, isOlder }) => {
      const fit = isOlder
        ? countBelow(years, theirs.year)
        : years.length - countBelow(years, theirs.year + 1);
      return fit <= mostThatFit * years.length;
    })
    .slice(0, most)
    .map(({ other, theirs, isOlder }): Material => {
      const source = isOlder ? ("older" as const) : ("younger" as const);
      return {
        source,
        key: `age:${source}`,
        level: "HARD",
        about: [other.id],
        slots: {
          phrase: own.phrase,
          other: inSentence(other.name),
          otherPhrase: theirs.phrase,
          otherYear: String(theirs.year),
        },
      };
    });
  return [...ages, ...between(own.phrase, others, years)];
}

interface Other {
  other: Place;
  theirs: Beginning;
  isOlder: boolean;
  cost: number;
}

/** A bracket of two places is worth telling where few of the stock's lie between them. */
const mostBetween = 0.3;

/** Younger than one place and older than another: the two together leave few. */
function between(phrase: string, others: readonly Other[], years: readonly number[]): Material[] {
  const after = others.find(({ isOlder }) => !isOlder);
  const before = others.find(({ isOlder }) => isOlder);
  if (after === undefined || before === undefined) return [];
  const left = countBelow(years, before.theirs.year) - countBelow(years, after.theirs.year + 1);
  if (left > mostBetween * years.length) return [];
  const slots = {
    phrase,
    other: inSentence(after.other.name),
    other2: inSentence(before.other.name),
    otherYear: String(after.theirs.year),
    otherYear2: String(before.theirs.year),
  };
  const about = [after.other.id, before.other.id];
  return [{ source: "between", key: "age:between", level: "HARD", about, slots }];
}

/** How many of numbers that are in order are smaller than a whole one. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? limit) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

const shelves = new WeakMap<readonly Place[], number[]>();

/** In order. */
function yearsOf(stockmates: readonly Place[]): number[] {
  const before = shelves.get(stockmates);
  if (before) return before;
  const made = stockmates.flatMap((each) => beganIn(each)?.year ?? []).sort((a, b) => a - b);
  shelves.set(stockmates, made);
  return made;
}
