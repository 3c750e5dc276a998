/** Signs of cheating and how much each weighs; 100 and more together are shown as 100. */
export const pointsOf = {
  travel_over_600_mph: 60,
  travel_over_100_mph: 30,
  fixes_jump: 30,
  identical_fixes: 15,
  too_exact: 30,
  fixes_of_another: 60,
  fix_of_another: 20,
  time_zone_far: 10,
  finder_far: 40,
  finder_lattice: 40,
  finder_typed: 30,
  device_of_another: 35,
  network_of_another: 5,
  automated: 40,
  no_browser: 20,
  no_device: 5,
  never_shown: 40,
  faster_than_reading: 40,
  run_faster_than_reading: 30,
  not_typed: 15,
  pasted: 5,
  typed_at_once: 10,
  pace_of_another: 50,
} as const;

export type SignalCode = keyof typeof pointsOf;

/** One sign in one check-in. Read by administrators only. */
export interface Signal {
  code: SignalCode;
  points: number;
  /** A plain sentence with its figures. */
  reason: string;
  /** Other accounts it is about. */
  accounts?: string[];
}

/** What is stored with a check-in. */
export interface Weighed {
  /** 0 to 100. */
  score: number;
  found: Signal[];
}

/** One sign over a whole hunt: the strongest of its kind, and in how many check-ins it stands. */
export interface RunSignal extends Signal {
  count: number;
}

export function signal(code: SignalCode, reason: string, accounts: readonly string[] = []): Signal {
  const named = accounts.length > 0 ? { accounts: [...accounts] } : {};
  return { code, points: pointsOf[code], reason, ...named };
}

const highest = 100;

export function weighed(found: readonly Signal[]): Weighed {
  const sum = found.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(highest, sum), found: [...found] };
}

/** A sign that comes again weighs a fifth more, four times at the most. */
const mostRepeats = 4;

/**
 * What a whole hunt of one hunter weighs.
 * @param ofAccount what is known of the account by now, and may not have been when its check-ins were weighed
 */
export function weighRun(
  checkIns: readonly Weighed[],
  ofAccount: readonly Signal[] = [],
): { score: number; found: RunSignal[] } {
  const byCode = new Map<SignalCode, RunSignal>();
  const add = (one: Signal, times: number) => {
    const before = byCode.get(one.code);
    const accounts = [...new Set([...(before?.accounts ?? []), ...(one.accounts ?? [])])];
    byCode.set(one.code, {
      ...(before ?? one),
      count: (before?.count ?? 0) + times,
      ...(accounts.length > 0 ? { accounts } : {}),
    });
  };
  for (const one of checkIns.flatMap(({ found }) => found)) add(one, 1);
  for (const one of ofAccount) add(one, byCode.has(one.code) ? 0 : 1);
  const found = [...byCode.values()].sort(
    (a, b) => b.points - a.points || (a.code < b.code ? -1 : 1),
  );
  const sum = found.reduce(
    (total, { points, count }) => total + points * (1 + Math.min(mostRepeats, count - 1) / 5),
    0,
  );
  return { score: Math.min(highest, Math.round(sum)), found };
}
