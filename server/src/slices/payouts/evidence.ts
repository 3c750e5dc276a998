import type { EvidenceLine, EvidenceRun } from "@ten-paces/contract";
import type { Db } from "../../lib/db/statements.ts";
import type { PrizeRow } from "../prizes/service.ts";
import * as sql from "./sql.ts";

const mostRuns = 10;
const mostCheckIns = 500;

/** The winner's run and those of the other finishers, each check-in with what it was decided from. */
export async function readEvidence(
  db: Db,
  { huntId, userId }: Pick<PrizeRow, "huntId" | "userId">,
): Promise<EvidenceRun[]> {
  const finishers = await sql.listFinishers(db, huntId, userId, mostRuns);
  const ids = finishers.map((one) => one.userId);
  const rows = await sql.listEvidence(db, huntId, ids, mostCheckIns);
  return finishers.map((one) => ({
    userId: one.userId,
    displayName: one.displayName ?? "An account that was deleted",
    place: one.place,
    startedAt: one.startedAt?.toISOString() ?? null,
    completedAt: one.completedAt?.toISOString() ?? null,
    checkIns: rows.filter((row) => row.userId === one.userId).map(presentLine),
  }));
}

function presentLine(row: sql.EvidenceRow): EvidenceLine {
  const { squareNum, at, kind, success, lat, lng, accuracyM, distanceM, shownAt, signals } = row;
  return {
    squareNum,
    at: at.toISOString(),
    kind,
    success,
    lat,
    lng,
    accuracyM,
    distanceM,
    secondsOnSquare: shownAt && Math.round((at.getTime() - shownAt.getTime()) / 1000),
    score: signals?.score ?? null,
    signals: signals?.found.map(({ reason }) => reason) ?? [],
    fixes: row.evidence?.fixes ?? [],
    keptSeconds: row.evidence?.keptSeconds ?? null,
  };
}
