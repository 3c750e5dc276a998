import type { getOwnTrack, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import type { Caller } from "../../lib/session/session.ts";
import * as sql from "./sql.ts";
import { listOwnCheckIns } from "./track-sql.ts";

/** What was recorded of a winner's own hunt; never what it was weighed for. */
export async function showOwnTrack(
  { db }: Pick<Deps, "db">,
  caller: Caller,
  prizeId: string,
): Promise<ResultInput<typeof getOwnTrack>> {
  const prize = await sql.findPrize(db, prizeId);
  if (prize?.userId !== caller.userId) throw notFound("Prize");
  const rows = await listOwnCheckIns(db, caller.userId, prize.huntId);
  return { checkIns: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
