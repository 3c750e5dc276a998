import type { funnelSteps, getAnalytics, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import * as sql from "./analytics-sql.ts";
import { mondayOf, percentOf, retentionOf } from "./rules.ts";

type Answer = ResultInput<typeof getAnalytics>;

const weekMs = 7 * 86_400_000;
const cohortWeeks = 8;
const kindWeeks = 4;
const mostHunts = 50;
const mostRecent = 10;
const mostStuck = 25;
/** More than there are open hunts with their squares. */
const allClues = 100_000;

/** How many come, stay and get past each clue. */
export async function showAnalytics({ db, clock }: Deps): Promise<Answer> {
  const now = clock.now();
  const since = new Date(mondayOf(now).getTime() - (cohortWeeks - 1) * weekMs);
  const [funnel, running, recent, subscribed, cohorts, returns, stuckSquares, puzzleKinds] =
    await Promise.all([
      sql.readFunnel(db),
      sql.countRunning(db),
      listRecent(db, now),
      sql.listSubscribed(db, mostHunts),
      sql.listCohorts(db, since),
      sql.listReturns(db, since),
      sql.listStuck(db, mostStuck),
      sql.listKinds(db, new Date(now.getTime() - kindWeeks * weekMs)),
    ]);
  return {
    stats: {
      totalUsers: funnel.registered,
      ...running,
      conversionPercent: percentOf(running.activeSubscriptions, funnel.registered),
    },
    huntStats: subscribed.map(({ subscriptions, ...hunt }) => ({
      ...hunt,
      _count: { subscriptions },
    })),
    recentCheckIns: recent.map((one) => ({
      id: one.id,
      user: { id: one.userId, email: one.email },
      hunt: { id: one.huntId, name: one.huntName ?? one.huntId },
      squareNum: one.squareNum,
      createdAt: one.at.toISOString(),
      success: one.success,
    })),
    funnel: stepsOf(funnel),
    retention: retentionOf({ since, now, cohorts, returns }),
    stuckSquares,
    puzzleKinds,
  };
}

/** Days back that are looked at for the newest, until there are enough: most often one will do. */
const recentDays = [1, 30, 36_500];

async function listRecent(db: Deps["db"], now: Date): Promise<sql.RecentCheckIn[]> {
  let found: sql.RecentCheckIn[] = [];
  for (const days of recentDays) {
    if (found.length === mostRecent) break;
    found = await sql.listRecentCheckIns(
      db,
      new Date(now.getTime() - days * 86_400_000),
      mostRecent,
    );
  }
  return found;
}

function stepsOf(funnel: sql.Funnel): Answer["funnel"] {
  const counts: Record<(typeof funnelSteps)[number], number> = {
    registered: funnel.registered,
    confirmed: funnel.confirmed,
    subscribed: funnel.subscribed,
    started: funnel.started,
    solved_one: funnel.solvedOne,
    finished: funnel.finished,
  };
  return (Object.keys(counts) as (keyof typeof counts)[]).map((step) => ({
    step,
    users: counts[step],
  }));
}

/** Every clue of the open hunts that somebody has reached, the worst first, for a file. */
export function listClues({ db }: Pick<Deps, "db">): Promise<Answer["stuckSquares"]> {
  return sql.listStuck(db, allClues);
}
