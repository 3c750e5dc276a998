import type { getHuntSignals, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findHuntEver } from "../hunts/service.ts";
import { listPrizes } from "../prizes/service.ts";
import type { Integrity } from "./service.ts";
import { type Signal, weighRun } from "./signals.ts";
import * as sql from "./sql.ts";

type Answer = ResultInput<typeof getHuntSignals>;

const mostRuns = 30;

/** What stands out in a hunt, winners first, then who weighs most: for administrators. */
export async function showSignals(
  deps: Deps,
  integrity: Integrity,
  huntId: string,
): Promise<Answer> {
  const { db } = deps;
  const hunt = await findHuntEver(db, huntId);
  if (!hunt) throw notFound("Hunt");
  await integrity.weighHunt(huntId);
  const prizes = await listPrizes(db, huntId);
  const heaviest = await sql.listHeaviest(db, huntId, mostRuns);
  const userIds = [...new Set([...prizes.map(({ userId }) => userId), ...heaviest])];
  const rows = await sql.listWeighed(db, huntId, userIds);
  const ofAccounts = new Map<string, Signal[]>();
  for (const userId of userIds) ofAccounts.set(userId, await integrity.weighAccount(userId));
  const named = await namesOf(deps, [
    ...rows.flatMap(({ signals }) => signals.found),
    ...[...ofAccounts.values()].flat(),
  ]);
  const runs = userIds.flatMap((userId) => {
    const own = rows.filter((row) => row.userId === userId);
    const [first] = own;
    if (!first) return [];
    const prize = prizes.find((one) => one.userId === userId);
    const { score, found } = weighRun(
      own.map(({ signals }) => signals),
      ofAccounts.get(userId),
    );
    return {
      userId,
      displayName: first.displayName,
      place: prize?.place ?? null,
      prizeStatus: prize?.status ?? null,
      score,
      signals: found.map((one) => ({ ...named(one), count: one.count })),
      checkIns: own
        .filter(({ signals }) => signals.found.length > 0)
        .map(({ squareNum, at, success, signals }) => ({
          squareNum,
          at: at.toISOString(),
          success,
          score: signals.score,
          signals: signals.found.map(named),
        })),
    };
  });
  const orderOf = ({ place, score }: (typeof runs)[number]) => (place ?? 9) * 1_000 - score;
  return {
    hunt: { id: hunt.id, name: hunt.name },
    runs: runs.sort((a, b) => orderOf(a) - orderOf(b)),
  };
}

/** Signals with the names of the accounts they are about. */
async function namesOf(deps: Deps, found: readonly Signal[]) {
  const ids = [...new Set(found.flatMap(({ accounts = [] }) => accounts))];
  const names = new Map((await sql.listNames(deps.db, ids)).map((one) => [one.id, one]));
  return ({ code, points, reason, accounts = [] }: Signal) => ({
    code,
    points,
    reason,
    accounts: accounts.flatMap((id) => names.get(id) ?? []),
  });
}
