import { finderLimits } from "@ten-paces/contract";
import { maxClockSkewMs, maxFixAgeMs } from "@ten-paces/geo";

/** The time and accuracy a look-up came with: metres, milliseconds since the epoch. */
export interface GivenFix {
  accuracy?: number | undefined;
  at?: number | undefined;
}

export type FixVerdict = "good" | "position_needed" | "position_stale" | "position_weak";

/** Whether the finder answers for a position: by the clock of the server, as fresh as a check-in has to be. */
export function judgeFix({ accuracy, at }: GivenFix, nowMs: number): FixVerdict {
  if (accuracy === undefined || at === undefined) return "position_needed";
  const ageMs = nowMs - at;
  // Written so that what is no number is refused as well.
  if (!(ageMs <= maxFixAgeMs && ageMs >= -maxClockSkewMs)) return "position_stale";
  if (!(accuracy > 0 && accuracy <= finderLimits.weakAboveM)) return "position_weak";
  return "good";
}

export const dayMs = 24 * 3600 * 1000;

/** Whole seconds until a day that began then is over; at least 1. */
export function secondsLeftOf(beganAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((beganAt.getTime() + dayMs - now.getTime()) / 1000));
}
