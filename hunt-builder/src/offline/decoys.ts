import { isOff, milesBetween } from "../bearings.ts";
import type { Clue } from "../hunt.ts";
import { guardOf } from "../leaks.ts";
import { mayBeOfHand } from "../material/hands.ts";
import { categories, type Material } from "../material/material.ts";
import { measureOf, readsWell } from "../material/measures.ts";
import { agesOf } from "../material/older.ts";
import { toldOfRow } from "../material/said-of-place.ts";
import { tellingsOf } from "../material/telling.ts";
import { nearOf, sightsOf } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { saysTown } from "../says-town.ts";
import { fill, sentence } from "../wording/sentences.ts";
import { areAkin, areOneSort, fitsKind } from "../words/deeds.ts";
import { saysKind } from "../words/says-kind.ts";
import { badgesDrawn, inOrder } from "./decoy-badges.ts";
import { isInRegion, type Rival, rivalsOf } from "./rivals.ts";
import { isUntrueOf } from "./untrue.ts";
import { isOtherAge } from "./untrue-age.ts";
import { isImageUntrueOf } from "./untrue-image.ts";
import { bookLikeness, isLikenessTold, isSpokenOf } from "./ways.ts";
import {
  asLine,
  clauseOf,
  decoyKey,
  framesOf,
  isFresh,
  isNewShape,
  isSaid,
  isToldAgain,
  type Workbench,
} from "./workbench.ts";

/**
 * Lines that are true of one plausible rival and false of this place, worded like the others and each at the
 * level of its sort. Each says whom it means, for whoever has solved the square.
 * @param isLed whether one of them may lead by the map
 * @param byMap how many lines of the list do
 */
export function writeDecoys(
  bench: Workbench,
  count: number,
  isLed: boolean,
  byMap = 0,
): Omit<Clue, "id">[] {
  const random = bench.task.random.fork("decoys");
  const isHard = bench.task.difficulty === "HARD";
  const made: Omit<Clue, "id">[] = [];
  const ask = (wanted: Omit<Wanted, "count">): void => {
    if (made.length < count)
      made.push(...decoysOf(bench, { ...wanted, count: count - made.length }, random));
  };
  ask({ isLed, isPlain: !isHard });
  if (bench.task.variant === "DIGITAL") return made;
  if (isHard) ask({ isLed: false, isPlain: true });
  ask({ isLed: false, isPlain: true, isLate: true });
  const led = byMap + made.filter(({ category }) => category === categories.near).length;
  if (led < mostByMap || made.length === 0) ask({ isLed: true, isPlain: true, isLate: true });
  if (made.length === 0) ask({ isLed: true, isPlain: true, isLate: true, isAnySort: true });
  return made;
}

interface Wanted {
  count: number;
  isLed: boolean;
  /** Whether they may have what can be looked up, which the true lines of a hard list have not. */
  isPlain: boolean;
  /** Whether little has been found, so that ages are looked for whatever badges were drawn. */
  isLate?: boolean;
  /** Whether anything of a place of another sort may mislead, where nothing else does. */
  isAnySort?: boolean;
}

function decoysOf(bench: Workbench, wanted: Wanted, random: Random): Omit<Clue, "id">[] {
  const { count } = wanted;
  const rivals = rivalsOf(bench, random);
  const order = badgesDrawn(bench, random);
  // The first rivals do nearly always: what the others could say is looked at only where they are wanted.
  const looked = new Map<Place, readonly Material[]>();
  const usable = (other: Place): readonly Material[] => {
    const found = looked.get(other) ?? inOrder(usableOf(bench, other, wanted, order), order);
    looked.set(other, found);
    return found;
  };
  const plausible = rivals.filter(({ isPlausible }) => isPlausible);
  const others = rivals.filter(({ isPlausible }) => !isPlausible);
  const made: Omit<Clue, "id">[] = [];
  const fields = new Set<string>();
  const take = (other: Place, chosen: readonly Material[]): void => {
    for (const each of chosen) {
      const line = asDecoy(bench, other, each);
      if (line === null) continue;
      fields.add(categories[each.source]);
      made.push(line);
    }
  };
  // Of the likeliest, who wears the badges that were drawn.
  const tryOne = (circle: readonly Rival[], most: number): void => {
    let best: { other: Place; chosen: readonly Material[]; cost: number } | null = null;
    for (const [i, { other, score }] of circle.entries()) {
      if (best !== null && i >= likeliest) break;
      const chosen = unlike(bench, other, usable(other), fields, most);
      if (chosen.length < most) continue;
      const late = chosen.map(({ source }) => order.indexOf(categories[source]));
      const cost = late.reduce(
        (sum, each) => sum + each,
        ((circle[0]?.score ?? 0) - score) * costOfLess,
      );
      if (best === null || cost < best.cost) best = { other, chosen, cost };
      // Nobody could say more of what was drawn.
      if (Math.max(...late) < most) break;
    }
    if (best !== null) take(best.other, best.chosen);
  };
  tryOne(plausible, count);
  // Else two likely ones before one whom nobody would think of.
  for (const { other } of plausible) {
    if (made.length === count) break;
    take(other, unlike(bench, other, usable(other), fields, 1));
  }
  for (let most = count - made.length; most > 0 && made.length < count; most--)
    tryOne(others, most);
  return made;
}

/** Where nothing else is left one may lead by the map all the same, unless so many lines of the list do. */
const mostByMap = 2;

/** Rivals of which the one is taken that can say what was drawn, and what it costs that one is less likely than the first. */
const likeliest = 5;
const costOfLess = 0.4;

const markOf = (other: Place, { key }: Material): string => `${decoyKey}${other.id}: ${key}`;

/** One of each field, none of which the hunt or the stock has heard: the first so many. */
function unlike(
  bench: Workbench,
  other: Place,
  usable: readonly Material[],
  taken: ReadonlySet<string>,
  most: number,
): Material[] {
  const fields = new Set(taken);
  const told = new Set<string>();
  const found: Material[] = [];
  // What the other's row tells is asked for a second line alone: reading a row is dear.
  const isTold = ({ key }: Material): boolean =>
    told.size > 0 && [...(tellingsOf(other).get(key) ?? [])].some((each) => told.has(each));
  for (const each of usable) {
    if (found.length >= most) break;
    const field = categories[each.source];
    if (fields.has(field) || !isNewShape(bench, markOf(other, each)) || isTold(each)) continue;
    // Beside puzzles the clue is all that says anything of other places.
    if (
      bench.task.variant === "DIGITAL" &&
      isToldAgain(bench, clauseOf(each), bench.texts.slice(0, 1))
    )
      continue;
    if (!framesOf(each).some((frame) => isFresh(bench, sentence(fill(frame, each.slots)))))
      continue;
    fields.add(field);
    told.add(each.key);
    found.push(each);
  }
  return found;
}

function asDecoy(bench: Workbench, other: Place, material: Material): Omit<Clue, "id"> | null {
  const mark = markOf(other, material);
  const line = asLine(bench, { ...material, key: mark });
  if (line === null) return null;
  bench.shapes.push(mark);
  if (material.source === "image") bookLikeness(bench, other.id, material.slots.image ?? "");
  return { ...line, about: other.name };
}

/** Badges drawn before this one are looked for first. */
const soon = 3;

const bornOnly =
  /\b(?:built|founded|dedicated|completed|established|designed|opened|begun|finished)\b/;

/** What of another place can mislead here and can be called false of this one. */
function usableOf(
  bench: Workbench,
  other: Place,
  wanted: Wanted,
  order: readonly string[],
): Material[] {
  const { isLed, isPlain, isLate = false, isAnySort = false } = wanted;
  const { place, stockmates, huntmates, random, variant } = bench.task;
  const own = guardOf(other);
  const isOutdoors = variant === "PHYSICAL";
  const isOneSort = !isOutdoors || isAnySort || areOneSort(place, other);
  const grown = !place.tags?.includes("made") && place.tags?.includes("grown") === true;
  // What comes late is hardly ever taken, and these have to be looked for among all places.
  const areWanted = order.indexOf(categories.older) < soon || isLate;
  const ages = areWanted
    ? agesOf(other, stockmates, huntmates)
        .filter((each) => isOtherAge(place, each))
        .map((each) => (isOneSort || isOfKind(place, each) ? each : ofNoDeed(each)))
    : [];
  const measures = readsWell(other.measure) ? measureOf(other) : [];
  // What one has and looks like tempts only where it could be had by a place of this sort.
  const { said, dates } = toldOfRow(other);
  const told = said.filter((each) => isOneSort || isOfKind(place, each));
  const facts = told.filter((each) => each.source === "fact" && isUntrueOf(place, each));
  const rest = [...told.filter(({ source }) => source === "person"), ...dates, ...measures].filter(
    (each) => (isOneSort || isOfKind(place, each)) && isUntrueOf(place, each),
  );
  const mayLook = isOutdoors && (isOneSort || areAkin(place.kind, other.kind));
  const images = mayLook
    ? told.filter((each) => each.source === "image" && isImageUntrueOf(place, other, each))
    : [];
  const mayLead = isLed && (isAnySort || isInRegion(other, [place, ...huntmates]));
  const ways = mayLead ? waysTo(other, bench) : [];
  const isTooPlain = ({ source, level }: Material): boolean =>
    !isPlain && level === "EASY" && source !== "near";
  return [
    ...random.shuffle(facts),
    ...random.shuffle(rest.filter(({ source }) => isOutdoors || source !== "decade")),
    ...random.shuffle(images),
    ...random.shuffle(ways),
    ...(isOutdoors ? random.shuffle(ages) : ages.slice(0, 1)),
  ].filter((each) => {
    if (each.source === "pair" || (isOutdoors && isTooPlain(each))) return false;
    // Nobody takes what says that it is a bridge for a line on a tower.
    if (isOutdoors && place.kind !== other.kind && saysKind(other, each.slots)) return false;
    const clause = clauseOf(each);
    // "Here" is there, and what it saw is no deed of a date.
    if (isOutdoors && each.source !== "image" && /\bhere\b|^it saw\b/.test(clause)) return false;
    // Nobody has climbed a museum first.
    if (!isOneSort && !isOfKind(place, each) && !isAge(each)) return false;
    if (own.findLeak(clause) !== null || saysTown(clause, place) || saysTown(clause, other))
      return false;
    if (place.people.some(([name]) => clause.includes(name))) return false;
    if (mayBeOfHand(place, each, stockmates)) return false;
    // What the clue says of another place would strike the line, and what a puzzle shows would be false twice.
    const line = clause.replace(/^it /, "");
    if ([...bench.texts, ...bench.shown].some((text) => text.includes(line))) return false;
    // Nobody strikes a line because the clue has dated the same deed, or because nothing built it.
    if (!isOfOwnKeys(each) && isSaid(bench, each)) return false;
    // Two lines that lead from one neighbor to two places are a toss of a coin.
    if (isOutdoors && isSpokenOf(bench, each)) return false;
    if (each.source === "image" && isLikenessTold(bench, each.slots.image ?? "")) return false;
    return !(grown && bornOnly.test(clause));
  });
}

/** What a place of another sort may lend to this one: the deeds of its own kind, ages, and where it lies. */
function isOfKind(place: Place, { source, slots }: Material): boolean {
  if (source === "fact" || source === "measure") return false;
  if (source === "person") return fitsKind(place.kind, slots.deed ?? "");
  // Likenesses are asked for by kinds that are akin; a way has no deed.
  return slots.phrase === undefined || fitsKind(place.kind, slots.phrase);
}

const isAge = ({ source }: Material): boolean => categories[source] === categories.older;

/** The age of another place where what was done to that is never done to one of this kind. */
const ofNoDeed = (age: Material): Material => ({ ...age, slots: { ...age.slots, phrase: "came" } });

/** Keys by which the rival's row is meant and not the target's, or by which nothing is told that the clue may have. */
function isOfOwnKeys(each: Material): boolean {
  const { source } = each;
  return source === "fact" || source === "image" || isAge(each);
}

/** Ways that lead to another place from neighbors of its own, and clearly not to this one. */
function waysTo(other: Place, { task }: Workbench): Material[] {
  const { place, stockmates, huntmates } = task;
  const hidden = [...huntmates, place];
  return [...nearOf(other, stockmates, hidden), ...sightsOf(other, stockmates, hidden)].filter(
    ({ key, slots }) => {
      const from = stockmates.find(({ id }) => key === `landmark:${id}`);
      if (from === undefined) return false;
      const [own, theirs] = [place, other].map((each) => milesBetween(each.point, from.point));
      if (own === undefined || theirs === undefined) return false;
      return (
        isOff(slots.direction ?? "", place.point, from.point) ||
        Math.abs(own - theirs) > Math.max(clearlyMi, clearShare * theirs)
      );
    },
  );
}

const clearlyMi = 2;
const clearShare = 0.4;
