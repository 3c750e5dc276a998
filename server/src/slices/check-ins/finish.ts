import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { addToAnswer } from "../../lib/idempotency/idempotency.ts";
import { completeHunt } from "../hunt-status/service.ts";
import { countFinisher, type LockedHunt, lockHunt } from "../hunts/service.ts";
import { recordScore } from "../leaderboard/service.ts";
import { awardPrize, places } from "../prizes/service.ts";
import { finish } from "../runs/service.ts";
import type { CheckInRecord } from "./sql.ts";

/**
 * Locks the hunt ahead of its last check-in: from here to the commit no second hunter can finish it, so
 * that the order of the commits is the order of the places. Taken before the hunter's own row, as
 * everywhere else.
 */
export async function lockForFinish(tx: Tx, huntId: string): Promise<LockedHunt> {
  const hunt = await lockHunt(tx, huntId);
  if (!hunt) throw notFound("Hunt");
  return hunt;
}

/**
 * Ends a hunter's run: score, place, prize; the third finisher completes the hunt. One that was played on
 * after the hunt was complete earns nothing.
 * @returns 1, 2 or 3 when a prize was won
 */
export async function finishRun(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  record: CheckInRecord,
  playedOn: boolean,
): Promise<number | null> {
  const { userId, now, key } = record;
  if (playedOn) {
    await finish(tx, userId, hunt.id, null, now);
    return null;
  }
  const place = hunt.finishers < places ? hunt.finishers + 1 : null;
  const run = await finish(tx, userId, hunt.id, place, now);
  await recordScore(tx, { userId, hunt, ...run, finishedAt: now });
  if (place === null) return null;
  await countFinisher(tx, hunt.id);
  await awardPrize(deps, tx, { hunt, userId, place, now });
  if (key !== null) await addToAnswer(tx, userId, key, { prizePlace: place });
  if (place === places) await completeHunt(deps, tx, hunt);
  return place;
}
