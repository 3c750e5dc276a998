import { checkInRadiusM } from "./check-in-geometry.ts";
import { feetToMetres } from "./units.ts";

/** How well a square's point is known: to 10 m, 100 m, 300 m, or measured on the spot by a surveyor. */
export type Sureness = "spot" | "exact" | "near" | "surveyed";

/** Metres within which the true spot lies. A surveyor stood on it. */
const knownWithinM: Record<Sureness, number> = { surveyed: 0, spot: 10, exact: 100, near: 300 };

/** How surely a stand point is known, in metres. */
export function sureWithinM(sure: Sureness): number {
  return knownWithinM[sure];
}

const reachesFt: Record<Sureness, number> = { surveyed: 33, spot: 80, exact: 430, near: 1_300 };

/** The same in metres. */
export function reachM(sure: Sureness): number {
  return sure === "surveyed" ? checkInRadiusM : feetToMetres(reachesFt[sure]);
}

/**
 * Whether a pin so many metres off its stand point still counts for whoever stands there, who is known to be
 * only within what `sure` says of the point.
 */
export function pinServes(sure: Exclude<Sureness, "surveyed">, offM: number): boolean {
  return offM <= mostPinOffsetM(sure) + snapM;
}

/** A pin is set to the center of its 10 ft square: half its diagonal. */
const snapM = 2.2;

/** How far from its pin a square counts as found, in feet: 33 where surveyed. */
export function reachFt(sure: Sureness): number {
  return reachesFt[sure];
}

/**
 * How far a pin may be moved off the point it stands for, in metres: so far that whoever stands on the true
 * spot, known only as well as `sure` says, is still within reach of the moved pin, and a third of that
 * uncertainty at most. 0 where surveyed.
 */
export function mostPinOffsetM(sure: Sureness): number {
  const known = knownWithinM[sure];
  if (known === 0) return 0;
  // A spot is told like a surveyed square, within 33 feet of it.
  const margin = sure === "spot" ? checkInRadiusM : 0;
  const left = feetToMetres(reachesFt[sure]) - known - margin - snapM;
  return Math.max(0, Math.min(known / 3, left));
}
