import { distanceM as measureM } from "./distance.ts";
import { isPoint, type Point } from "./point.ts";
import { metresPerFoot, metresPerMile } from "./units.ts";

/** A position as the browser reports it: accuracy in metres (95 %), `at` in ms since the epoch. */
export interface Fix extends Point {
  accuracy: number;
  at: number;
}

/** 33 feet, as the rules round it. */
export const checkInRadiusM = 10.06;
/** A fix less certain than this is a weak signal. */
export const weakSignalAboveM = 25;
/** Phones with precise location off report hundreds of metres to kilometres. */
export const preciseLocationOffAboveM = 500;
export const maxFixAgeMs = 15_000;
/**
 * How far a phone's clock may run ahead of the server's. Phones keep time to a second or two; a minute
 * forgives one that lost its network, and such a fix counts as new. Its age is never below zero.
 */
export const maxClockSkewMs = 60_000;
export const maxFixes = 5;
/** How long a check-in may wait on a device without a network and still count. */
export const longestKeptMs = 15 * 60_000;

export type Band = "over_1_mile" | "under_1_mile" | "under_500_ft";

export type InvalidWhy =
  | "no_fix"
  | "too_many_fixes"
  | "not_finite"
  | "accuracy_not_positive"
  | "out_of_range"
  | "from_the_future"
  | "stale";

interface Measured<F extends Fix> {
  /** The fix that was judged. */
  fix: F;
  distanceM: number;
  accuracyM: number;
}

export type Verdict<F extends Fix = Fix> =
  | ({ verdict: "here" } & Measured<F>)
  | ({ verdict: "not_here"; band: Band } & Measured<F>)
  | ({ verdict: "weak_signal"; preciseLocationOff: boolean } & Measured<F>)
  | { verdict: "invalid"; why: InvalidWhy };

/**
 * How far off the place where a check-in counts, as coarsely as a player may know. Exactly one mile is "under".
 */
export function distanceBand(distanceM: number): Band {
  if (distanceM <= 500 * metresPerFoot) return "under_500_ft";
  return distanceM <= metresPerMile ? "under_1_mile" : "over_1_mile";
}

/**
 * The moment by which fixes are judged that waited on a device for a network: when the newest was measured.
 * @param sentAtMs when they were sent, by the device's clock
 * @returns null where they waited too long, or where that clock does not agree with the server's
 */
export function keptMoment(
  fixes: readonly Pick<Fix, "at">[],
  sentAtMs: number,
  nowMs: number,
): number | null {
  const newest = Math.max(...fixes.map(({ at }) => at));
  if (!Number.isFinite(newest) || !Number.isFinite(sentAtMs)) return null;
  if (Math.abs(sentAtMs - nowMs) > maxClockSkewMs || newest > sentAtMs) return null;
  return nowMs - newest > longestKeptMs ? null : Math.min(newest, nowMs);
}

/**
 * Judges 1 to 5 fixes against the centre of a square, by the clock of the server. One malformed fix
 * spoils all; old ones are passed over while at least one is fresh. Of the fresh ones the smallest
 * accuracy decides, the newer of two alike.
 * @param reachM how far from the centre counts. Bands of a wider reach are measured from its rim, as if the
 *   nearest surveyed square lay there: so that somebody is "under 500 ft" before they are within it.
 */
export function judgePosition<F extends Fix>(
  fixes: readonly F[],
  center: Point,
  nowMs: number,
  reachM: number = checkInRadiusM,
): Verdict<F> {
  const why = findFault(fixes, nowMs);
  if (why !== null) return { verdict: "invalid", why };
  const fix = findBestFix(fixes, nowMs);
  if (fix === null) return { verdict: "invalid", why: "stale" };

  const measured = { fix, distanceM: measureM(fix, center), accuracyM: fix.accuracy };
  if (fix.accuracy > weakSignalAboveM) {
    const preciseLocationOff = fix.accuracy > preciseLocationOffAboveM;
    return { verdict: "weak_signal", preciseLocationOff, ...measured };
  }
  const allowanceM = Math.min(fix.accuracy, checkInRadiusM);
  if (measured.distanceM - allowanceM <= reachM) return { verdict: "here", ...measured };
  const toGoM = measured.distanceM - (reachM - checkInRadiusM);
  return { verdict: "not_here", band: distanceBand(toGoM), ...measured };
}

function findFault(fixes: readonly Fix[], nowMs: number): InvalidWhy | null {
  if (fixes.length === 0) return "no_fix";
  if (fixes.length > maxFixes) return "too_many_fixes";
  for (const fix of fixes) {
    if (![fix.lat, fix.lng, fix.accuracy, fix.at].every(Number.isFinite)) return "not_finite";
    if (fix.accuracy <= 0) return "accuracy_not_positive";
    if (!isPoint(fix)) return "out_of_range";
    if (fix.at - nowMs > maxClockSkewMs) return "from_the_future";
  }
  return null;
}

function findBestFix<F extends Fix>(fixes: readonly F[], nowMs: number): F | null {
  let best: F | null = null;
  for (const fix of fixes) {
    if (nowMs - fix.at > maxFixAgeMs) continue;
    const better =
      best === null ||
      fix.accuracy < best.accuracy ||
      (fix.accuracy === best.accuracy && fix.at > best.at);
    if (better) best = fix;
  }
  return best;
}
