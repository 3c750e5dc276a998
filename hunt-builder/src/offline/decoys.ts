import { directionTo, milesBetween } from "../bearings.ts";
import type { Clue, Difficulty } from "../hunt.ts";
import { guardOf, wordsOf } from "../leaks.ts";
import { datesOf } from "../material/dates.ts";
import { categories, type Material } from "../material/material.ts";
import { measureOf, readsWell } from "../material/measures.ts";
import { agesOf, beganIn } from "../material/older.ts";
import { factsOf, peopleOf } from "../material/said-of-place.ts";
import { nearOf, sightsOf } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { fill, sentence } from "../wording/sentences.ts";
import { areAlike } from "../words/alike.ts";
import { gravityOf } from "../words/solemn.ts";
import { isUntrueOf } from "./untrue.ts";
import {
  asLine,
  clauseOf,
  decoyKey,
  framesOf,
  isFresh,
  isNewShape,
  isSaid,
  type Workbench,
} from "./workbench.ts";

/** How easily one place is taken for another. */
export function likenessOf(place: Place, other: Place): number {
  const own = wordsOf(place.name);
  const sameKind = place.kind === other.kind ? 4 : areAlike(place.kind, other.kind) ? 1 : 0;
  const sameWord = wordsOf(other.name).some((word) => word.length > 3 && own.includes(word))
    ? 3
    : 0;
  const [a, b] = [beganIn(place), beganIn(other)];
  const sameTime = a && b && Math.abs(a.year - b.year) <= 30 ? 2 : 0;
  const near = milesBetween(place.point, other.point) <= 40 ? 2 : 0;
  const isHere = ([name]: Place["people"][number]): boolean =>
    place.people.some(([mine]) => mine === name);
  const samePerson = other.people.some(isHere) ? 2 : 0;
  return sameKind + sameWord + sameTime + near + samePerson;
}

/**
 * Lines that are true of one plausible rival and false of this place, worded like the others and each at the
 * level of its sort. Each says whom it means, for whoever has solved the square.
 */
export function writeDecoys(bench: Workbench, count: number): Omit<Clue, "id">[] {
  const { place, decoyPlaces } = bench.task;
  const rivals = decoyPlaces
    .filter((other) => gravityOf(other) !== "grave" || gravityOf(place) === "grave")
    .map((other) => ({ other, likeness: likenessOf(place, other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other);
  // The first rivals do nearly always: what the others could say is looked at only where they are wanted.
  const looked = new Map<Place, readonly Material[]>();
  const usable = (other: Place): readonly Material[] => {
    const found = looked.get(other) ?? usableOf(bench, other);
    looked.set(other, found);
    return found;
  };
  const plausible = rivals.filter((other) => isPlausible(place, other));
  const others = rivals.filter((other) => !plausible.includes(other));
  const ofOne = (circle: readonly Place[], most: number): Omit<Clue, "id">[] | null => {
    for (const other of circle) {
      const chosen = unlike(bench, other, usable(other)).slice(0, most);
      if (chosen.length === most)
        return chosen.flatMap((each) => asDecoy(bench, other, each) ?? []);
    }
    return null;
  };
  // One rival who gives as many lines as are wanted; else two likely ones before one whom nobody would think of.
  const single = ofOne(plausible, count);
  if (single !== null) return single;
  const made: Omit<Clue, "id">[] = [];
  const fields = new Set<string>();
  for (const other of plausible) {
    if (made.length === count) break;
    const chosen = unlike(bench, other, usable(other)).find(
      ({ source }) => !fields.has(categories[source]),
    );
    const line = chosen ? asDecoy(bench, other, chosen) : null;
    if (!chosen || line === null) continue;
    fields.add(categories[chosen.source]);
    made.push(line);
  }
  for (let most = count - made.length; most > 0; most--) {
    const more = ofOne(others, most);
    if (more !== null) return [...made, ...more];
  }
  return made;
}

/** Whether somebody could take the one for the other: by their kind, or by a word that both names have. */
function isPlausible(place: Place, other: Place): boolean {
  return (
    areAlike(place.kind, other.kind) || place.kind === other.kind || likenessOf(place, other) >= 5
  );
}

const markOf = (other: Place, { key }: Material): string => `${decoyKey}${other.id}: ${key}`;

/** One of each field, none of which the hunt or the stock has heard. */
function unlike(bench: Workbench, other: Place, usable: readonly Material[]): Material[] {
  const fields = new Set<string>();
  return usable.filter((each) => {
    const field = categories[each.source];
    if (fields.has(field) || !isNewShape(bench, markOf(other, each))) return false;
    if (!framesOf(each).some((frame) => isFresh(bench, sentence(fill(frame, each.slots)))))
      return false;
    fields.add(field);
    return true;
  });
}

function asDecoy(bench: Workbench, other: Place, material: Material): Omit<Clue, "id"> | null {
  const mark = markOf(other, material);
  const line = asLine(bench, { ...material, key: mark });
  if (line === null) return null;
  bench.shapes.push(mark);
  // Two lines that lead from one neighbor to two places are a toss of a coin.
  if (material.key.startsWith("landmark:")) bench.said.add(material.key);
  return { ...line, difficulty: levelOf(material), about: other.name };
}

/** Decoys open with the lines of their sort. */
function levelOf({ source, level }: Material): Difficulty {
  return source === "older" || source === "younger" ? "HARD" : level;
}

const bornOnly =
  /\b(?:built|founded|dedicated|completed|established|designed|opened|begun|finished)\b/;

/** What of another place can mislead here and can be called false of this one. */
function usableOf(bench: Workbench, other: Place): Material[] {
  const { place, stockmates, huntmates, random } = bench.task;
  const own = guardOf(other);
  const grown = !place.tags?.includes("made") && place.tags?.includes("grown") === true;
  const ages = agesOf(other, stockmates, huntmates).filter((each) => isOtherAge(place, each));
  const measures = readsWell(other.measure) ? measureOf(other) : [];
  // A likeness of another place can hardly be called false of this one.
  const facts = factsOf(other);
  const rest = [...peopleOf(other), ...datesOf(other), ...measures].filter((each) =>
    isUntrueOf(place, each),
  );
  const ways = random.shuffle(waysTo(other, bench)).slice(0, 1);
  const isLed = random.below(shareOfWays) === 0;
  // A fact tempts more than a date, and that it is older than something tempts nobody.
  return [
    ...random.shuffle(facts.filter((each) => isUntrueOf(place, each))),
    ...random.shuffle(isLed ? [...rest, ...ways] : rest),
    ...ways,
    ...ages.slice(0, 1),
  ].filter((each) => {
    if (each.source === "image" || each.source === "pair" || each.source === "decade") return false;
    const clause = clauseOf(each);
    if (own.findLeak(clause) !== null || saysTown(clause, place) || saysTown(clause, other))
      return false;
    if (place.people.some(([name]) => clause.includes(name))) return false;
    // What the clue says of another place would strike the line.
    if (bench.texts.some((text) => text.includes(clause.replace(/^it /, "")))) return false;
    // Nobody strikes a line because the clue has dated the same deed, or because nothing built it.
    if (isSaid(bench, each) && each.source !== "fact") return false;
    return !(grown && bornOnly.test(clause));
  });
}

/** Ways that lead to another place from neighbors of its own, and clearly not to this one. */
function waysTo(other: Place, { task }: Workbench): Material[] {
  const { place, stockmates, huntmates, variant } = task;
  if (variant === "DIGITAL") return [];
  const hidden = [...huntmates, place];
  return [...nearOf(other, stockmates, hidden), ...sightsOf(other, stockmates, hidden)].filter(
    ({ key, slots }) => {
      const from = stockmates.find(({ id }) => key === `landmark:${id}`);
      if (from === undefined) return false;
      const [own, theirs] = [place, other].map((each) => milesBetween(each.point, from.point));
      if (own === undefined || theirs === undefined) return false;
      return (
        directionTo(place.point, from.point) !== slots.direction ||
        Math.abs(own - theirs) > Math.max(clearlyMi, clearShare * theirs)
      );
    },
  );
}

/** One decoy in so many may be a way before it is a name or a date. */
const shareOfWays = 3;
const clearlyMi = 2;
const clearShare = 0.4;

/** Whether "older than" or "younger than" is false of a place, by its own first date. */
function isOtherAge(place: Place, { source, slots }: Material): boolean {
  const began = beganIn(place);
  const year = Number(slots.otherYear);
  if (began === null || !Number.isInteger(year)) return false;
  if (place.years.some(([own]) => (source === "older" ? own < year : own > year))) return false;
  return slots.other !== place.name && began.year !== year;
}
