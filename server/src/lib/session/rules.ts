const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * How long a session lasts from its beginning, and how long unused. Whoever surveys squares may be without
 * a signal for a day in the field: a working day fits between two uses of an administrator, and no more.
 */
export const sessionLimits = {
  hunter: { longestMs: 60 * dayMs, idleMs: 30 * dayMs },
  administrator: { longestMs: 7 * dayMs, idleMs: 12 * hourMs },
} as const;

/** A use is written down when the last one that was is so old; the idle limits are coarse enough for it. */
export const useNotedAfterMs = 15 * 60_000;

export interface SessionAge {
  isAdmin: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

/** When a session ends unless it is used again. The role of today counts, not that of the day it began. */
export function sessionEndsAt({ isAdmin, createdAt, lastSeenAt }: SessionAge): Date {
  const { longestMs, idleMs } = isAdmin ? sessionLimits.administrator : sessionLimits.hunter;
  return new Date(Math.min(createdAt.getTime() + longestMs, lastSeenAt.getTime() + idleMs));
}
