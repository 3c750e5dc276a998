import type { locateSquare, Parts, ResultInput } from "@ten-paces/contract";
import { seesHunts } from "@ten-paces/contract/roles";
import { AddressesAway } from "../../lib/addresses/provider.ts";
import { inBatches } from "../../lib/db/in-batches.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { addressAt, ownAddressAt } from "../addresses/service.ts";
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
  const id = newId();
  const taken = await inTransaction(deps.db, (tx) =>
    sql.takeLookUp(tx, {
      id,
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
  const square = await addressAt(deps, asked).catch(async (error: unknown) => {
    if (!(error instanceof AddressesAway)) throw error;
    await inTransaction(deps.db, (tx) => sql.giveBackLookUp(tx, caller.userId, id));
    throw new AppError("unavailable", awaySentence);
  });
  if (!square) return refuse("outside");
  const { words, center, wordSource } = square;
  if (wordSource === null) return { words, center };
  // A hunt keeps the words it was made with: whoever plays one of the own grid compares with those.
  const own = (await sql.playsOwnWords(deps.db, caller.userId)) ? ownAddressAt(deps, asked) : null;
  return { words, center, wordSource, ...(own && { ownWords: own.words }) };
}

/** For hunters: why it is so is told to operators. */
const awaySentence =
  "The words of squares come from what3words, which does not answer at the moment. Nothing was counted. Please try again in a few minutes: checking in works without it.";

/** Lets go of look-ups from before then, a batch at a time; says how many. */
export async function forgetLookUps(deps: Deps, before: Date): Promise<number> {
  return inBatches(deps.db, (tx, most) => sql.deleteLookUps(tx, before, most));
}
