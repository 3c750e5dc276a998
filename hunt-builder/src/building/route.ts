import { milesBetween } from "../bearings.ts";
import type { Difficulty, HuntDraft, Leg } from "../hunt.ts";
import type { Place, Point } from "../place.ts";
import { feetAt } from "../stands/stand-of.ts";

/** Road miles for each straight mile; the mean over US counties is near 1.25. */
export const roadFactor = 1.25;
const roadMph = 45;
/** Legs beyond this are flown (or sailed): 3 hours at the ends, 400 mph between. */
const longestDriveMi = 450;
const minutesAtSquare: Record<Difficulty, number> = { EASY: 25, MEDIUM: 35, HARD: 50 };
const minutesAtDesk: Record<Difficulty, number> = { EASY: 10, MEDIUM: 15, HARD: 22 };

/** Orders places for travel: nearest neighbor from one end, then 2-opt until nothing improves. */
export function orderForTravel(places: readonly Place[]): Place[] {
  const start = westernmost(places);
  if (start === undefined) return [];
  const left = new Set(places);
  const route: Place[] = [];
  for (let at: Place | undefined = start; at; ) {
    route.push(at);
    left.delete(at);
    at = nearest(at, left);
  }
  return untangle(route);
}

function westernmost(places: readonly Place[]): Place | undefined {
  return [...places].sort((a, b) => feetAt(a).lng - feetAt(b).lng || (a.id < b.id ? -1 : 1))[0];
}

function nearest(from: Place, among: ReadonlySet<Place>): Place | undefined {
  let best: Place | undefined;
  let bestMi = Number.POSITIVE_INFINITY;
  for (const each of among) {
    const miles = milesBetween(feetAt(from), feetAt(each));
    if (miles < bestMi) {
      best = each;
      bestMi = miles;
    }
  }
  return best;
}

function untangle(route: readonly Place[]): Place[] {
  // Every way is measured many times: between the same few places.
  const feet = route.map(feetAt);
  const miles = feet.map((from) => feet.map((to) => milesBetween(from, to)));
  let best = [...route.keys()];
  let length = lengthOf(best, miles);
  for (let round = 0; round < 40; round++) {
    let improved = false;
    for (let i = 0; i < best.length - 1; i++)
      for (let j = i + 1; j < best.length; j++) {
        const turned = [
          ...best.slice(0, i),
          ...best.slice(i, j + 1).reverse(),
          ...best.slice(j + 1),
        ];
        const turnedLength = lengthOf(turned, miles);
        if (turnedLength < length - 1e-9) {
          best = turned;
          length = turnedLength;
          improved = true;
        }
      }
    if (!improved) break;
  }
  return best.flatMap((at) => route[at] ?? []);
}

function lengthOf(way: readonly number[], miles: readonly (readonly number[])[]): number {
  let sum = 0;
  for (let i = 1; i < way.length; i++) sum += miles[way[i - 1] ?? 0]?.[way[i] ?? 0] ?? 0;
  return sum;
}

/** Legs in miles of travel, to a tenth. */
export function legsOf(route: readonly Point[]): Leg[] {
  return route.slice(1).map((point, i) => {
    const miles = Math.round(milesBetween(route[i] ?? point, point) * roadFactor * 10) / 10;
    return { fromNum: i + 1, toNum: i + 2, miles };
  });
}

/** The way through a hunt's squares as they stand, and how long the hunt takes by it. */
export function routeOf({
  squares,
  variant,
  difficulty,
}: Pick<HuntDraft, "squares" | "variant" | "difficulty">): Pick<
  HuntDraft,
  "route" | "routeMiles" | "estimatedDuration"
> {
  const physical = variant === "PHYSICAL";
  const route = physical ? legsOf(squares.map((square) => square.center)) : [];
  const estimatedDuration = durationOf(route, squares.length, difficulty, physical);
  const routeMiles = Math.round(route.reduce((sum, leg) => sum + leg.miles, 0) * 10) / 10;
  return { route, routeMiles, estimatedDuration };
}

/** Minutes for a hunt, rounded up to a quarter of an hour. */
export function durationOf(
  legs: readonly Leg[],
  squares: number,
  difficulty: Difficulty,
  physical: boolean,
): number {
  const travel = legs.reduce(
    (sum, { miles }) =>
      sum + (miles > longestDriveMi ? 180 + (miles / 400) * 60 : (miles / roadMph) * 60),
    0,
  );
  const atSquares = squares * (physical ? minutesAtSquare : minutesAtDesk)[difficulty];
  return Math.ceil((travel + atSquares) / 15) * 15;
}
