import type { CountyOnSheet } from "../../gazetteer.ts";
import type { Point } from "../../place.ts";
import { countyInWords } from "../../wording/counties.ts";
import { countyOnMap } from "../county-on-map.ts";
import { fillWithWords, type Misread, misreadings } from "./county-letters.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import {
  type Condition,
  endsIn,
  namesMeasured,
  shunned,
  sightConditions,
} from "./ride-conditions.ts";
import { bodies, openings, shownBodies } from "./ride-voices.ts";

const counts = ["", "", "", "three", "four", "five", "six", "seven", "eight"];

/** What the parts of a state are called, by the first two digits of their number. */
const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  "02": ["borough", "boroughs"],
  22: ["parish", "parishes"],
};

const mostCounties = 16;
/** Of a thousand: what lies nearer cannot be pressed apart on a phone. */
const leastApart = 85;
const mostConditions = 3;
/** In medium and hard hunts so many other words at least are read by who begins elsewhere, on rides that are no longer. */
const leastOthers = 8;
const longestOfMany = 5;
/** On longer ones, which are hardly ever longer than this. */
const leastOfLong = 3;
const longestRide = 6;
/** About two counties of the East. */
const asideDegrees = 0.7;
/** Letters as often as English has them, to fill what no word asks for. */
const common = "EEEEEAAAAIIIOOONNNRRRTTTSSSLLLDDUCMPHGBYFWVK";

/** A ride through counties that touch, a letter in each: it begins where the place lies. */
export const mapPath: Kind = {
  kind: "map_path",
  asks: "map",
  saysHow: true,
  isFree: (difficulty) => difficulty === "EASY",
  comes: "late",
  tone: "quiet",
  isFirm: (letters) => letters <= longestOfMany,
  make(task) {
    const { word, place, random, difficulty, library, guard, lenient, rivals, shelf } = task;
    const towards = aside(place.point, random.pick(rivals.length > 0 ? rivals : [place]).point);
    const easy = difficulty === "EASY";
    if (!easy && !lenient && word.length > longestRide) return null;
    const { gazetteer } = library;
    const home = countyOnMap(place);
    if (home === "") return null;
    // A page asks for the county once.
    const asked = countyInWords(place.stateCode, place.county);
    if (task.isSaid(asked)) return null;
    const sheet = gazetteer.countySheet(place.point, home, mostCounties, towards);
    const [own] = sheet;
    if (own === undefined || sheet.length < word.length + 2 || isCrowded(sheet)) return null;
    const [county, counties] = nouns[own.fips.slice(0, 2)] ?? ["county", "counties"];
    if (sheet.some(({ name }) => guard.findLeak(name) !== null)) return null;
    // A long ride leaves no room for many others.
    const least = lenient || easy ? 0 : word.length > longestOfMany ? leastOfLong : leastOthers;
    for (let tries = 0; tries < (easy ? 12 : 3); tries++) {
      const letters = new Map<CountyOnSheet, string>();
      const road = lay(task, sheet, own, word, letters);
      if (road === null) return null;
      if (easy) {
        for (const each of sheet)
          if (!letters.has(each)) letters.set(each, random.pick([...common]));
      } else fillWithWords(task, sheet, own, letters, least);
      const around = easy ? [] : misreadings(task, sheet, own, letters);
      if (around.length < least) continue;
      const sights = sightConditions(task, sheet, own, road, counties);
      const rivalRoads = roadsFrom(sheet, road, letters, {
        isWanted: (text) => text !== word && shelf.isWord(text),
        mayBegin: (text) => shelf.mayBegin(text, word.length),
      });
      const needed =
        narrowed(task, rivalRoads, sights) ??
        narrowed(
          task,
          rivalRoads,
          difficulty === "HARD"
            ? namesMeasured(road, county)
            : [...shunned(sheet, road), ...endsIn(road)],
        );
      if (needed === null) continue;
      const conditions = foundOut(
        task,
        needed,
        [sights, namesMeasured(road, county)],
        around,
        least,
      );
      const others = around.filter((each) => conditions.every(({ holds }) => holds(each.road)));
      const lures = random.shuffle(others.filter((each) => isFarOff(task, each.word)));
      if (others.length < least || lures.length < Math.min(1, least)) continue;
      const [lure] = lures;
      const wrong = lures.slice(0, 2).map((each) => each.word);
      const [, second] = road;
      return {
        prompt: voiced(task, openings, easy ? shownBodies : bodies, {
          keeper: task.keeper,
          county,
          counties,
          count: counts[word.length] ?? String(word.length),
        }),
        artefact: {
          kind: "map_path",
          regions: random.shuffle(sheet).map((each) => ({
            id: each.fips,
            name: each.name,
            letter: letters.get(each) ?? "",
            x: each.x,
            y: each.y,
            outline: each.outline,
          })),
          borders: sheet.flatMap(({ fips, borders }) =>
            borders.filter((other) => fips < other).map((other) => [fips, other]),
          ),
          ...(easy && { start: own.fips }),
          conditions: conditions.map(({ text }) => text),
        },
        hints: [
          `It is a ride from ${county} to ${county}, a letter in each; it begins in the ${county} that this place stands in.`,
          `The second ${county} of the ride is ${second?.name}.`,
        ],
        nextStep: `The ${county} after the second is ${road[2]?.name}.`,
        howItWorks: `Press the marked ${county}, then one that touches it, and so on, none of them twice. Each gives its letter.${conditions.length > 0 ? " What is written beside the map holds of the whole ride." : " One ride spells a word."}`,
        working: {
          explanation: `The ride begins in ${home}: ${road
            .map((each) => `${each.name} ${letters.get(each)}`)
            .join(", ")}.`,
          ...(lure && {
            trap: `Whoever began in ${lure.road[0]?.name} could read ${lure.word.toUpperCase()}.`,
          }),
          wrong,
          accepted: [],
          steps: easy ? 1 : 2,
          lacks: easy ? "" : `the ${county} of the place`,
        },
        says: [asked],
      };
    }
    return null;
  },
};

/**
 * A point of a map's middle, away from the place towards another: whoever looks at the middle must not know where to
 * begin, nor whoever looks at a tail.
 */
function aside(from: Point, to: Point): Point {
  const [lat, lng] = [to.lat - from.lat, to.lng - from.lng];
  const share = Math.min(1, asideDegrees / (Math.hypot(lat, lng) || 1));
  return { lat: from.lat + lat * share, lng: from.lng + lng * share };
}

type Road = readonly CountyOnSheet[];

function isCrowded(sheet: readonly CountyOnSheet[]): boolean {
  return sheet.some((a, i) =>
    sheet.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < leastApart),
  );
}

/** A ride that spells a word, over counties that have its letter already or none; its letters are set. */
function lay(
  { random }: KindTask,
  sheet: readonly CountyOnSheet[],
  from: CountyOnSheet,
  word: string,
  letters: Map<CountyOnSheet, string>,
): Road | null {
  const byFips = new Map(sheet.map((county) => [county.fips, county]));
  const go = (road: Road): Road | null => {
    const letter = (word[road.length - 1] ?? "").toUpperCase();
    const last = road.at(-1);
    if (last === undefined || (letters.get(last) ?? letter) !== letter) return null;
    if (road.length === word.length) return road;
    for (const fips of random.shuffle(last.borders)) {
      const next = byFips.get(fips);
      if (next === undefined || road.includes(next)) continue;
      const found = go([...road, next]);
      if (found) return found;
    }
    return null;
  };
  const road = go([from]);
  for (const [i, county] of (road ?? []).entries())
    letters.set(county, (word[i] ?? "").toUpperCase());
  return road;
}

/** Whether a word is no near miss of the answer, and no answer of the square. */
function isFarOff({ word, guard }: KindTask, other: string): boolean {
  const apart = [...other].filter((letter, i) => letter !== word[i]).length;
  return apart >= Math.min(3, word.length) && guard.findLeak(other) === null;
}

/** What must be said of the ride so that from the place's own county it spells one word; null where too much. */
function narrowed(
  { random }: KindTask,
  roads: readonly Road[],
  possible: readonly Condition[],
): Condition[] | null {
  let rivals = roads;
  const chosen: Condition[] = [];
  while (rivals.length > 0) {
    if (chosen.length === mostConditions) return null;
    const left = (condition: Condition): Road[] => rivals.filter(condition.holds);
    const leaves = new Map(possible.map((each) => [each, left(each).length]));
    const counted = (each: Condition): number => leaves.get(each) ?? 0;
    const [best] = random.shuffle(possible).sort((a, b) => counted(a) - counted(b));
    if (best === undefined || counted(best) === rivals.length) return null;
    chosen.push(best);
    rivals = left(best);
  }
  return chosen;
}

/**
 * A ride of which nothing must be said has something to be found all the same: a sight, else a county by its name,
 * where enough rides from elsewhere have it, too.
 */
function foundOut(
  { random }: KindTask,
  needed: readonly Condition[],
  [sights, names]: readonly [readonly Condition[], readonly Condition[]],
  around: readonly Misread[],
  least: number,
): readonly Condition[] {
  if (needed.length > 0) return needed;
  const fits = ({ holds }: Condition): boolean =>
    least === 0 || around.filter(({ road }) => holds(road)).length >= least;
  const { passed = [], shunned: none = [] } = Object.groupBy(sights.filter(fits), ({ text }) =>
    text.startsWith("One") ? "passed" : "shunned",
  );
  const [sight] = [...random.shuffle(passed), ...random.shuffle(none)];
  if (sight) return [sight];
  return random.shuffle(names).filter(fits).slice(0, 1);
}

/** Every ride as long as this one that begins where it does, and whose letters are wanted. */
function roadsFrom(
  sheet: readonly CountyOnSheet[],
  road: Road,
  letters: ReadonlyMap<CountyOnSheet, string>,
  {
    isWanted,
    mayBegin,
  }: { isWanted: (text: string) => boolean; mayBegin: (text: string) => boolean },
): Road[] {
  const byFips = new Map(sheet.map((county) => [county.fips, county]));
  const beside = new Map(
    sheet.map((county) => [county, county.borders.flatMap((fips) => byFips.get(fips) ?? [])]),
  );
  const small = new Map([...letters].map(([county, letter]) => [county, letter.toLowerCase()]));
  const found: Road[] = [];
  const ride: CountyOnSheet[] = [];
  const go = (county: CountyOnSheet, before: string): void => {
    const text = before + (small.get(county) ?? "");
    if (!mayBegin(text)) return;
    ride.push(county);
    if (ride.length < road.length) {
      for (const next of beside.get(county) ?? []) if (!ride.includes(next)) go(next, text);
    } else if (isWanted(text)) found.push([...ride]);
    ride.pop();
  };
  const [from] = road;
  if (from) go(from, "");
  return found;
}
