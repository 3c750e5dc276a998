import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { addToAnswer } from "../../lib/idempotency/idempotency.ts";
import { oneByOne } from "../../lib/jobs/one-by-one.ts";
import { listPlaceTakers } from "../eligibility/service.ts";
import { completeHunt, isLive } from "../hunt-status/service.ts";
import { countFinisher, type LockedHunt, lockHunt } from "../hunts/service.ts";
import { recordScore } from "../leaderboard/service.ts";
import { awardPrize, listFreePlaces } from "../prizes/service.ts";
import {
  finish,
  listHuntsWithWaiting,
  listWaiting,
  mostTimeInHand,
  setPlaceWaits,
} from "../runs/service.ts";
import * as rules from "./rules.ts";
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

/** What a finished run came to. */
export interface Finished {
  /** 1, 2 or 3 when a prize was won. */
  place: number | null;
  /** Whether the place is decided later: others have time in hand that a resting square cost them. */
  waits: boolean;
}

/**
 * Ends a hunter's run: score, place, prize; the third finisher completes the hunt. One that was played on
 * after the hunt was complete earns nothing. The caller holds the hunt's lock.
 */
export async function finishRun(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  { userId, now, key }: Pick<CheckInRecord, "userId" | "now" | "key">,
  playedOn: boolean,
): Promise<Finished> {
  const run = await finish(tx, userId, hunt.id, null, now);
  if (playedOn) return { place: null, waits: false };
  await recordScore(tx, { userId, hunt, ...run, finishedAt: now });
  await setPlaceWaits(tx, hunt.id, userId, null, true);
  const { placed, waiting } = await settlePlaces(deps, tx, hunt, now);
  const place = placed.get(userId) ?? null;
  const waits = waiting.has(userId);
  if (key !== null && place !== null) await addToAnswer(tx, userId, key, { prizePlace: place });
  if (key !== null && waits) await addToAnswer(tx, userId, key, { placeWaits: true });
  return { place, waits };
}

/**
 * Gives places to those who have finished, in the order of their finish less the time that resting squares cost
 * them, as far as nobody on the way can still come before them. The caller holds the hunt's lock.
 */
export async function settlePlaces(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  now: Date,
): Promise<{ placed: Map<string, number>; waiting: Set<string> }> {
  const rows = await listWaiting(tx, hunt.id);
  // A paused hunt cannot be completed by its third place: all of them wait until it goes on.
  if (hunt.status === "PAUSED") {
    return { placed: new Map(), waiting: new Set(rows.map(({ userId }) => userId)) };
  }
  const inHand = await mostTimeInHand(tx, hunt.id, now);
  const { decided, open } = rules.decidable(rows, inHand, now);
  const placed = new Map<string, number>();
  const free = await listFreePlaces(tx, hunt.id);
  const takers = await listPlaceTakers(
    deps,
    tx,
    decided.map(({ userId }) => userId),
  );
  for (const { userId } of decided) {
    // Who plays for points alone finishes, and leaves the place to the next.
    const takes = hunt.status !== "CANCELED" && takers.has(userId);
    const place = takes ? (free.shift() ?? null) : null;
    await setPlaceWaits(tx, hunt.id, userId, place, false);
    if (place === null) continue;
    placed.set(userId, place);
    await countFinisher(tx, hunt.id);
    await awardPrize(deps, tx, { hunt, userId, place, now });
  }
  const waiting = new Set(open.map(({ userId }) => userId));
  if (free.length > 0) return { placed, waiting };
  for (const userId of waiting) await setPlaceWaits(tx, hunt.id, userId, null, false);
  if (placed.size > 0 && isLive(hunt.status)) await completeHunt(deps, tx, hunt);
  return { placed, waiting: new Set() };
}

/** Decides the places that waited for time in hand to run out. */
export function schedulePlaces(deps: Deps): void {
  deps.jobs.schedule({ kind: "settle_places", everyMs: 300_000 }, async () => {
    const hunts = await listHuntsWithWaiting(deps.db);
    await oneByOne(hunts, (huntId) =>
      inTransaction(deps.db, async (tx) => {
        const hunt = await lockHunt(tx, huntId);
        if (hunt) await settlePlaces(deps, tx, hunt, deps.clock.now());
      }),
    );
  });
}
