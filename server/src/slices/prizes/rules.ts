import { type PrizeStatus, prizeSharePercent } from "@ten-paces/contract";

/**
 * The part of a pool that a place wins, in the pool's own whole units (satoshis, cents). Places 2 and 3 are
 * rounded down; what that leaves over goes to the first place, so that the three add up to the pool.
 */
export function shareOf(pool: number, place: number): number {
  const share = (index: number) => Math.floor((pool * (prizeSharePercent[index] ?? 0)) / 100);
  if (place !== 1) return share(place - 1);
  return pool - share(1) - share(2);
}

/** What a prize may become; `prize_may_move` of the database says the same. */
const next: Record<PrizeStatus, readonly PrizeStatus[]> = {
  PENDING_REVIEW: ["NOTIFIED", "DISQUALIFIED"],
  NOTIFIED: ["CLAIMED", "FORFEITED", "DISQUALIFIED"],
  CLAIMED: ["PAID", "DISQUALIFIED"],
  // After an answer that a second administrator found to be right.
  DISQUALIFIED: ["PENDING_REVIEW"],
  FORFEITED: [],
  PAID: [],
};

export function mayMove(from: PrizeStatus, to: PrizeStatus): boolean {
  return next[from].includes(to);
}

/** Whether a prize is still on its way to its winner. */
export function isOpen(status: PrizeStatus): boolean {
  return status === "PENDING_REVIEW" || status === "NOTIFIED" || status === "CLAIMED";
}

const dayMs = 86_400_000;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}

/** Days after the notice on which a winner who has not claimed is reminded. */
const remindAfterDays = [3, 6] as const;

/** How many reminders a winner should have had by now. */
export function remindersDue(notifiedAt: Date, now: Date): number {
  return remindAfterDays.filter((days) => daysAfter(notifiedAt, days) <= now).length;
}

/** From when on the operator is told that a prize waits for its review: winners are promised a day. */
export const nudgeAfterHours = 12;
