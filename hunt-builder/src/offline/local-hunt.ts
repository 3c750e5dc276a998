import { directionTo, milesBetween } from "../bearings.ts";
import type { SquareTask } from "../clue-writer.ts";
import type { Material } from "../material/material.ts";
import { milesOfText } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { ordinal } from "../wording/numbers.ts";

type Hunt = Pick<SquareTask, "huntmates" | "variant">;

/** Miles from one end of a hunt to the other that are gone on foot or on a bicycle. */
const localMi = 12;
const fewestPlaces = 3;
/** Of so short a hunt nobody halves the length. */
const leastReachMi = 0.6;

const lengths = new WeakMap<readonly Place[], number>();

/** Miles between the two places of a hunt that lie farthest from each other. */
export function lengthOf(huntmates: readonly Place[]): number {
  const before = lengths.get(huntmates);
  if (before !== undefined) return before;
  let length = 0;
  for (const [i, a] of huntmates.entries())
    for (const b of huntmates.slice(i + 1))
      length = Math.max(length, milesBetween(a.point, b.point));
  lengths.set(huntmates, length);
  return length;
}

/** Whether all of a hunt on the ground lies in one town, or where one walks or cycles from end to end. */
export function isLocal({ huntmates, variant }: Hunt): boolean {
  const [first] = huntmates;
  if (variant === "DIGITAL" || first === undefined || huntmates.length < fewestPlaces) return false;
  return huntmates.every(({ town }) => town === first.town) || lengthOf(huntmates) <= localMi;
}

/** Miles from which a hunt leads to its places: in one town a third of its length, beyond which nothing is halved. */
export function reachOf(hunt: Hunt): number {
  return isLocal(hunt)
    ? Math.max(leastReachMi, lengthOf(hunt.huntmates) / 3)
    : Number.POSITIVE_INFINITY;
}

const ofTheState: ReadonlySet<string> = new Set(["town", "crossing", "county"]);

/** Whether what is said of where a place lies helps in its hunt: within one town neither its county does nor another town. */
export function helpsIn(hunt: Hunt, { source, slots }: Material): boolean {
  if (!isLocal(hunt)) return true;
  if (ofTheState.has(source)) return false;
  return (source !== "near" && source !== "sight") || isWithin(hunt, slots.distance ?? "");
}

/** A mile at least: "less than a mile" says no more. */
function isWithin(hunt: Hunt, distance: string): boolean {
  return milesOfText(distance) <= Math.max(1, reachOf(hunt));
}

/** A way from a place that was found before this one. */
export interface WayFromFind {
  /** Its number in the hunt. */
  find: number;
  /** "your last find", "your third find". */
  name: string;
  miles: number;
  direction: string;
}

/** Ways from what was found before this one, the last find first, then the nearest; none for the first, and in a hunt of one. */
export function waysFromFinds({
  place,
  huntmates,
  sequenceNum,
}: Pick<SquareTask, "place" | "huntmates" | "sequenceNum">): WayFromFind[] {
  // A square that is written anew may stand elsewhere in the list.
  if (huntmates[sequenceNum - 1] !== place) return [];
  const isLast = (find: number): boolean => find === sequenceNum - 1;
  return huntmates
    .slice(0, sequenceNum - 1)
    .map(({ point }, i) => ({
      find: i + 1,
      name: isLast(i + 1) ? "your last find" : `your ${ordinal(i + 1)} find`,
      miles: milesBetween(point, place.point),
      direction: directionTo(point, place.point),
    }))
    .sort((a, b) => Number(isLast(b.find)) - Number(isLast(a.find)) || a.miles - b.miles);
}

/** Shares of a hunt's length and breadth that are a side of it. */
const side = 1 / 3;

/** "on the northeast side of this hunt", "in the middle of this hunt". */
export function sideOfHunt({ place, huntmates }: Pick<SquareTask, "place" | "huntmates">): string {
  const share = (of: (each: Place) => number): number => {
    const all = huntmates.map(of);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most > least ? (of(place) - least) / (most - least) : 0.5;
  };
  const north = share(({ point }) => point.lat);
  const east = share(({ point }) => point.lng);
  const row = north < side ? "south" : north > 1 - side ? "north" : "";
  const column = east < side ? "west" : east > 1 - side ? "east" : "";
  return row + column === ""
    ? "in the middle of this hunt"
    : `on the ${row}${column} side of this hunt`;
}
