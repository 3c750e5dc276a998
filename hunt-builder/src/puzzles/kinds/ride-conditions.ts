import { findCountyAt } from "@ten-paces/geo/counties";
import type { CountyOnSheet } from "../../gazetteer.ts";
import { namesItself } from "../../names-itself.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { inSentence } from "../../wording/sentences.ts";
import { countyOnMap } from "../county-on-map.ts";
import type { KindTask } from "./kind.ts";
import { isShown } from "./statements.ts";

type Road = readonly CountyOnSheet[];

/** Something that is said beside a map and holds of the whole ride. */
export interface Condition {
  text: string;
  holds(road: Road): boolean;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const longest = 90;

/**
 * What a landmark of a county on the sheet has to do with a ride: one has to look up, or in hard hunts to recognize,
 * where it stands. None of the hunt's own, none in the county where the ride begins.
 */
export function sightConditions(
  task: KindTask,
  sheet: readonly CountyOnSheet[],
  own: CountyOnSheet,
  road: readonly CountyOnSheet[],
  counties: string,
): Condition[] {
  const byFips = new Map(sheet.map((county) => [county.fips, county]));
  return task.rivals.flatMap((of): Condition[] => {
    const county = mayReachOver(of) ? undefined : byFips.get(fipsOf(of));
    const thing = county === undefined || county === own ? null : thingOf(task, of);
    if (county === undefined || thing === null) return [];
    const passes = road.includes(county);
    return [
      {
        text: `${passes ? "One" : "None"} of its ${counties} has ${thing}.`,
        holds: (each) => each.includes(county) === passes,
      },
    ];
  });
}

function thingOf(task: KindTask, of: Place): string | null {
  const { guard, difficulty, place, random } = task;
  if (difficulty !== "HARD")
    return guard.findLeak(of.name) === null && !of.name.includes(place.town)
      ? inSentence(of.name)
      : null;
  const [line] = random
    .fork(of.id)
    .shuffle(of.veiled)
    .filter(
      (each) =>
        each.length <= longest &&
        guard.findLeak(each) === null &&
        !namesItself(of, each) &&
        !saysTown(each, place) &&
        !isShown(task, each),
    );
  return line === undefined ? null : `a sight of which they say: “${line}”`;
}

/** What lies across a county line as often as not: the library knows the county of its pin alone. */
const reaching: ReadonlySet<string> = new Set([
  "peak",
  "bridge",
  "dam",
  "railway",
  "canal",
  "lake",
  "bay",
  "forest",
  "canyon",
  "island",
  "dune",
]);
/** Acres; a park as large as this has fields in a second county. */
const wide = 2_000;

/**
 * Whether a landmark may stand in a second county, too: that a ride has none of it, or that one county alone has it,
 * could be false then.
 */
export function mayReachOver({ kind, name, measure }: Place): boolean {
  return (
    reaching.has(kind) ||
    /\b(National|State|Trail|River|Parkway)\b.*\b(Park|Forest|Preserve|Battlefield|Seashore|Area|Trail|Parkway)\b/.test(
      name,
    ) ||
    (measure.unit === "acres" && measure.value >= wide)
  );
}

const known = new WeakMap<Place, string>();

/** The number of the county of a place; "" where the map and the library do not agree on it. */
function fipsOf(place: Place): string {
  const before = known.get(place);
  if (before !== undefined) return before;
  const made = countyOnMap(place) === "" ? "" : (findCountyAt(place.point)?.fips ?? "");
  known.set(place, made);
  return made;
}

export function shunned(sheet: readonly CountyOnSheet[], road: Road): Condition[] {
  return sheet
    .filter((county) => !road.includes(county))
    .map((county) => ({
      text: `Never through ${county.name}.`,
      holds: (each) => !each.includes(county),
    }));
}

export function endsIn(road: Road): Condition[] {
  const last = road.at(-1);
  return last ? [{ text: `It ends in ${last.name}.`, holds: (each) => each.at(-1) === last }] : [];
}

/** Counties of the ride by the letters of their names, which need a look at the map. */
export function namesMeasured(road: Road, noun: string): Condition[] {
  return road.slice(1).map((county, i) => {
    const letters = lettersIn(county.name);
    return {
      text: `The ${ordinals[i + 1]} ${noun} has a name of ${letters} letters.`,
      holds: (each) => lettersIn(each[i + 1]?.name ?? "") === letters,
    };
  });
}

function lettersIn(name: string): number {
  return name.replace(/[^\p{L}]/gu, "").length;
}
