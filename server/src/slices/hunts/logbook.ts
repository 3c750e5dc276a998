import type { getLogbook, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import type { Caller } from "../../lib/session/session.ts";
import { readLoggedSquares } from "./logbook-sql.ts";
import type { Hunts } from "./service.ts";

/** What the caller's solved squares took; nothing of the others. @throws not_found of a hunt they may not see */
export async function showLogbook(
  deps: Pick<Deps, "db">,
  hunts: Hunts,
  caller: Caller,
  huntId: string,
): Promise<ResultInput<typeof getLogbook>> {
  const { startedAt, completedAt, currentSquare } = await hunts.getStanding(caller, huntId);
  const reached = startedAt === null ? 1 : (currentSquare ?? 1);
  const squares = await readLoggedSquares(deps.db, caller.userId, huntId, reached);
  let since = startedAt;
  return {
    startedAt: startedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    entries: squares.map(({ solvedAt, hints, ...square }) => {
      const minutes = solvedAt && since && minutesBetween(since, solvedAt);
      since = solvedAt ?? since;
      return { ...square, solvedAt: solvedAt?.toISOString() ?? null, minutes, hints: hints ?? [] };
    }),
  };
}

function minutesBetween(from: Date, until: Date): number {
  return Math.max(1, Math.round((until.getTime() - from.getTime()) / 60_000));
}
