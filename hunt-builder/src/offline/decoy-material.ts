import { isOff, milesBetween } from "../bearings.ts";
import type { HuntVariant } from "../hunt.ts";
import { guardOf } from "../leaks.ts";
import { isDateLine } from "../material/dates.ts";
import { mayBeOfHand } from "../material/hands.ts";
import { historyIn } from "../material/happenings.ts";
import { categories, type Material } from "../material/material.ts";
import { measureOf, readsWell } from "../material/measures.ts";
import { agesOf, beganIn } from "../material/older.ts";
import { toldOfRow } from "../material/said-of-place.ts";
import { milesOfText, nearOf, sightsOf } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { areAkin, areOneSort, fitsKind } from "../words/deeds.ts";
import { saysKind } from "../words/says-kind.ts";
import { couldBeAt } from "../words/scenes.ts";
import { looksOtherwise, standIn } from "../words/stand-ins.ts";
import { isUsualOf } from "../words/usual.ts";
import { inOrder, isStory } from "./decoy-badges.ts";
import { isHistoryTold, isOpenHistory } from "./history-told.ts";
import { isLocal, lengthOf, reachOf } from "./local-hunt.ts";
import { isInRegion } from "./rivals.ts";
import { isToldInHunt } from "./told-in-hunt.ts";
import { isOfOwnHistory, isUntrueOf } from "./untrue.ts";
import { isOtherAge } from "./untrue-age.ts";
import { isImageUntrueOf } from "./untrue-image.ts";
import { isLikenessTold, isSpokenOf } from "./ways.ts";
import { clauseOf, isSaid, type Workbench } from "./workbench.ts";

/** What is looked for. */
export interface Wanted {
  /** Whether it may lead by the map. */
  isLed: boolean;
  /** Whether they may have what can be looked up, which the true lines of a hard list have not. */
  isPlain: boolean;
  /** Whether it has to be what could be of any sort of place: a way, and a date or who made it. */
  isOfAnything?: boolean;
  /** Whether anything of a place of another sort may mislead, where nothing else does. */
  isAnySort?: boolean;
}

/** Badges drawn before this one are looked for first. */
const soon = 2;

const bornOnly =
  /\b(?:built|founded|dedicated|completed|established|designed|opened|begun|finished)\b/;

/** What of another place might mislead, and what of that does: one or two are taken, so that each is looked at when its turn has come. */
export interface Usable {
  all: readonly Material[];
  isUsable(each: Material): boolean;
}

/** What of another place can mislead here and can be called false of this one. */
export function usableOf(
  bench: Workbench,
  other: Place,
  wanted: Wanted,
  order: readonly string[],
): Usable {
  const { isLed, isPlain, isOfAnything = false, isAnySort = false } = wanted;
  const { place, stockmates, huntmates, random, variant, difficulty } = bench.task;
  const own = guardOf(other);
  const isOutdoors = variant === "PHYSICAL";
  const stand = isOutdoors ? standIn(place, other) : null;
  const isOneSort = isAnySort || (isOutdoors ? stand === "sort" : areOneSort(place, other));
  const areOfAKind = isOneSort || (isOutdoors ? stand !== null : areAkin(place.kind, other.kind));
  const grown = !place.tags?.includes("made") && place.tags?.includes("grown") === true;
  // These have to be looked for among all places, and say little.
  const areWanted = (isOutdoors && order.indexOf(categories.older) < soon) || isAnySort;
  const ages = areWanted
    ? agesOf(other, stockmates, huntmates)
        .filter((each) => isOtherAge(place, each) && isBelievable(place, beganIn(other)?.year))
        .map((each) => (isOneSort || isOfKind(place, each) ? each : ofNoDeed(each)))
    : [];
  const measures = readsWell(other.measure) ? measureOf(other) : [];
  // What one has and looks like tempts only where it could be had by a place of this sort.
  const { said, dates, riddledDates } = toldOfRow(other);
  // Where the clue says what sort of place it is, what another sort does is no fact of it.
  const mayBeFact = isOneSort || (areOfAKind && difficulty !== "EASY");
  const isFalse = (each: Material): boolean => {
    if (each.source === "image") return isImageUntrueOf(place, other, each);
    if (each.source !== "fact") return isUntrueOf(place, each);
    if (!isOutdoors && isUsualOf(place.kind, each.slots.fact ?? "")) return false;
    return isUntrueOf(place, each, { beSharp: !isOutdoors });
  };
  // A desk takes one line: whether it is false is asked when its turn has come.
  const falseOnes = (some: readonly Material[]): Material[] =>
    isOutdoors ? some.filter(isFalse) : [...some];
  const facts = falseOnes(mayBeFact ? said.filter(({ source }) => source === "fact") : []);
  const people = isOutdoors && isSomebodyNamed(bench) ? [] : said.filter(isOfPerson);
  // A date is told as those of the true lines are, and none that nobody would believe of such a place.
  const isBare = !isOutdoors || random.below(bareIn) === 0;
  const when = (isBare ? dates : riddledDates).filter(
    (each) =>
      (!isOutdoors || each.source !== "decade") &&
      (!isOutdoors || isDateLine(other, each)) &&
      (isAnySort || isBelievable(place, yearOf(each))),
  );
  // A false date can seldom be told by who was President: many years would have to be wrong.
  const byTerm = random.below(4) === 0 ? when.filter(({ source }) => source === "term") : [];
  const rest = falseOnes(
    [...people, ...when, ...measures].filter((each) => isOneSort || isOfKind(place, each)),
  );
  const images = falseOnes(areOfAKind ? said.filter(({ source }) => source === "image") : []);
  const mayLead = isLed && (isAnySort || isInRegion(other, [place, ...huntmates]));
  const ways = mayLead ? waysTo(other, bench) : [];
  const isTooPlain = ({ source, level }: Material): boolean =>
    !isPlain && level === "EASY" && source !== "near";
  const all = [
    ...random.shuffle(facts),
    ...byTerm.filter((each) => rest.includes(each)),
    ...random.shuffle(rest.filter(({ source }) => isOutdoors || source !== "decade")),
    ...random.shuffle(images),
    ...random.shuffle(ways),
    ...(isOutdoors ? random.shuffle(ages) : ages.slice(0, 1)),
  ];
  const misleads = (each: Material): boolean => {
    if (isOfAnything && !ofAnything[variant].has(categories[each.source])) return false;
    if (each.source === "pair" || (isOutdoors && isTooPlain(each))) return false;
    if (isOutdoors && historyIn(each).length > 0 && !isOpen(bench, other, each)) return false;
    // Nobody takes what says that it is a bridge for a line on a tower.
    if (place.kind !== other.kind && saysKind(other, each.slots)) return false;
    const clause = clauseOf(each);
    if (isOutdoors && isStory(each) && !couldBeAt(place, clause)) return false;
    // Whoever has read of brick strikes the marble.
    if (isOutdoors && isStory(each) && looksOtherwise(bench.texts.join("\n"), clause)) return false;
    // "Here" is there, and what it saw is no deed of a date.
    if (each.source !== "image" && /\bhere\b|^it saw\b/.test(clause)) return false;
    if (isOutdoors && other.stock !== place.stock && clause.includes(other.stateName)) return false;
    // Nobody has climbed a museum first.
    if (!isOneSort && !isOfKind(place, each) && !isAge(each) && !isStory(each)) return false;
    if (own.findLeak(clause) !== null || saysTown(clause, place) || saysTown(clause, other))
      return false;
    if (place.people.some(([name]) => clause.includes(name))) return false;
    // What reopened elsewhere in the year in which it opened may be called true of it.
    if (place.years.some(([year]) => clause.includes(String(year)))) return false;
    if (mayBeOfHand(place, each, stockmates)) return false;
    // What the clue says of another place would strike the line, and what a puzzle shows would be false twice.
    const line = clause.replace(/^it /, "");
    if ([...bench.texts, ...bench.shown].some((text) => text.includes(line))) return false;
    if (!isOutdoors && isToldInHunt(bench, line)) return false;
    // Nobody strikes a line because the clue has dated the same deed, or because nothing built it.
    if (!isOfOwnKeys(each) && isSaid(bench, each)) return false;
    // Two lines that lead from one neighbor to two places are a toss of a coin.
    if (isOutdoors && isSpokenOf(bench, each)) return false;
    if (each.source === "image" && isLikenessTold(bench, each.slots.image ?? "")) return false;
    if (grown && bornOnly.test(clause)) return false;
    return isOutdoors || isAge(each) || ways.includes(each) || isFalse(each);
  };
  const known = new Map<Material, boolean>();
  const isUsable = (each: Material): boolean => {
    const found = known.get(each) ?? misleads(each);
    known.set(each, found);
    return found;
  };
  return { all: inOrder(all, order), isUsable };
}

/** What could be said of any sort of place; on the ground a date confirms, and misleads nobody by itself. */
const ofAnything: Readonly<Record<HuntVariant, ReadonlySet<string>>> = {
  DIGITAL: new Set([categories.near, categories.happening]),
  PHYSICAL: new Set([categories.near, categories.person]),
};

/** One date in so many is a bare year, as of the true ones. */
const bareIn = 2;
const isOfPerson = ({ source }: Material): boolean => source === "person";

/** Whether the list says who made the place: a false maker beside a true one is told by that. */
function isSomebodyNamed({ shapes }: Workbench): boolean {
  return shapes.some((shape) => /^line \| (?:person|hand) /.test(shape));
}

/** The year, or the middle of the years, that a date tells. */
function yearOf({ slots, years }: Material): number | undefined {
  return years
    ? (years[0] + years[1]) / 2
    : Number(/\d{4}/.exec(slots.year ?? slots.span ?? "")?.[0]);
}

/** Years by which a false date may be off, by when the place began: of a colonial church nobody believes one of the jet age. */
const believable: readonly (readonly [before: number, years: number])[] = [
  [1800, 90],
  [1860, 45],
  [Number.POSITIVE_INFINITY, 35],
];

function isBelievable(place: Place, year: number | undefined): boolean {
  const own = beganIn(place)?.year ?? place.years[0]?.[0];
  if (own === undefined || year === undefined) return false;
  const [, most] = believable.find(([before]) => own < before) ?? [0, 0];
  return Math.abs(own - year) <= most;
}

/** Whether what dates the other place has dated none of the hunt, and is about neither of the two. */
function isOpen(bench: Workbench, other: Place, each: Material): boolean {
  return (
    isOpenHistory(each, bench.task, bench.guard) &&
    !isHistoryTold(bench, each) &&
    !historyIn(each).some((history) => isOfOwnHistory(other, history))
  );
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
  const farthest = Math.max(1, isLocal(task) ? reachOf(task) : lengthOf(huntmates));
  return [...nearOf(other, stockmates, hidden), ...sightsOf(other, stockmates, hidden)].filter(
    ({ key, slots }) => {
      // Farther than the hunt is long it leads out of it.
      if (huntmates.length > 1 && milesOfText(slots.distance ?? "") > farthest) return false;
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
