import { milesBetween } from "../bearings.ts";
import { roadFactor } from "../building/route.ts";
import type { Point } from "../place.ts";

const longDriveMi = 200;
const longestDriveMi = 400;
/** Where one flies or sails between squares. */
const flown = new Set(["ALASKA", "HAWAII", "NATIONAL"]);

/** What a leg asks of whoever drives it; null where it is none to speak of. */
export function checkLeg(
  state: string,
  from: Point,
  to: Point,
): { miles: number; tooLong: boolean } | null {
  const miles = milesBetween(from, to) * roadFactor;
  return miles > longDriveMi
    ? { miles, tooLong: miles > longestDriveMi && !flown.has(state) }
    : null;
}
