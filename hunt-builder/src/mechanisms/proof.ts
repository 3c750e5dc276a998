import { isOff, milesBetween } from "../bearings.ts";
import { milesText } from "../material/whereabouts.ts";
import type { Place, Point } from "../place.ts";
import { feetAt } from "../stands/stand-of.ts";
import type { Scene } from "./mechanism.ts";
import { isSure, tenths } from "./walk-undone.ts";

/** What a clue says of how its place lies to another: so far off, on this side of it; on any where none is told. */
export interface Leg {
  from: Point;
  miles: number;
  side?: string;
}

/** Below, a distance is told in tenths of a mile. */
const tenthsBelowMi = 1.95;
/** How far off what is told somebody with a map may come out: of tenths, of whole miles, and of each of those. */
const slackOfTenths = 0.15;
const slackOfMiles = 0.65;
const slackOfEach = 0.015;

const slackOf = (miles: number): number =>
  miles < tenthsBelowMi ? slackOfTenths : slackOfMiles + slackOfEach * miles;

/** "three tenths of a mile", "about 12 miles"; null where it is short and not known to a tenth: "less than a mile" decides nothing. */
export function farText(one: Place, other: Place, miles: number): string | null {
  if (miles >= tenthsBelowMi) return milesText(miles);
  return isSure(one) && isSure(other) ? tenths(miles) : null;
}

/** Whether a point answers to a leg, measured generously. */
export function answersTo({ from, miles, side }: Leg, point: Point): boolean {
  if (Math.abs(milesBetween(from, point) - miles) > slackOf(miles)) return false;
  return side === undefined || !isOff(side, from, point);
}

/** Whether of all that is known near by, rows or not, the place alone answers. */
export function isAlone(
  { place, stockmates, strangers = [] }: Scene,
  answers: (point: Point) => boolean,
): boolean {
  return !(
    stockmates.some((each) => each !== place && answers(feetAt(each))) ||
    strangers.some(({ point }) => answers(point))
  );
}
