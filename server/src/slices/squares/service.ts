import type { locateSquare, Parts, ResultInput } from "@ten-paces/contract";
import { seesHunts } from "@ten-paces/contract/roles";
import { inBatches } from "../../lib/db/in-batches.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { getShownLimits } from "../settings/service.ts";
import * as rules from "./rules.ts";
import * as sql from "./sql.ts";

export { type LookUp, listLookUps } from "./sql.ts";

/** Look-ups are signals for the review of a prize, and prizes are settled long before that. */
export const lookUpsKeptDays = 90;
/** For tests and benchmarks; within what a column of whole numbers holds. */
const unlimited = 2_000_000_000;

type Answer = ResultInput<typeof locateSquare> | RefusalOf<typeof locateSquare>;

/**
 * The three words of where a hunter stands: a position into words, never words into a position. Only an
 * administrator may ask for a place without standing there. Every look-up that is answered is counted and kept.
 */
export async function locate(
  deps: Deps,
  caller: Caller,
  asked: Parts<typeof locateSquare>["query"],
): Promise<Answer> {
  const now = deps.clock.now();
  const pointedAt =
    seesHunts(caller.role) && asked.accuracy === undefined && asked.at === undefined;
  const verdict = pointedAt ? "good" : rules.judgeFix(asked, now.getTime());
  if (verdict !== "good") return refuse(verdict);
  const { finderPerDay } = await getShownLimits(deps.db);
  const taken = await inTransaction(deps.db, (tx) =>
    sql.takeLookUp(tx, {
      id: newId(),
      userId: caller.userId,
      at: now,
      lat: asked.lat,
      lng: asked.lng,
      accuracyM: asked.accuracy ?? null,
      dayStartedAfter: new Date(now.getTime() - rules.dayMs),
      perDay: deps.config.rateLimits ? finderPerDay : unlimited,
    }),
  );
  if (!taken) {
    const beganAt = (await sql.findDayStart(deps.db, caller.userId)) ?? now;
    return refuse("day_used_up", { retryAfterSeconds: rules.secondsLeftOf(beganAt, now) });
  }
  const square = deps.grid.encode(asked);
  if (!square) return refuse("outside");
  return { words: square.words, center: square.center };
}

/** Lets go of look-ups from before then, a batch at a time; says how many. */
export async function forgetLookUps(deps: Deps, before: Date): Promise<number> {
  return inBatches(deps.db, (tx, most) => sql.deleteLookUps(tx, before, most));
}
