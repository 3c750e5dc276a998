import type { HuntStatus } from "@ten-paces/contract";
import { CheckViolation } from "../../lib/db/errors.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError } from "../../lib/errors.ts";
import { tellFollowers } from "../follows/service.ts";
import { type HuntRow, huntsChannel } from "../hunts/service.ts";
import { sealHunt } from "../seals/service.ts";
import { getBtcPrice, getOpenings, mustBeSurveyed } from "../settings/service.ts";
import { requestSettlement } from "../settlements/service.ts";
import { announceOpening } from "./announce.ts";
import { openingFrom } from "./calendar.ts";
import { sourcesOf } from "./rules.ts";
import * as sql from "./sql.ts";

type Timed = Pick<Deps, "clock" | "config">;
type Needs = Timed & Pick<Deps, "jobs">;
type Ended = Pick<HuntRow, "id" | "state" | "variant">;

const notBacked =
  "This prize is not backed: more would be promised than stands behind the prizes. Add a backing first, or make the prize smaller.";

/**
 * Turns the database's refusal of a prize that is not backed into a sentence; anything else is thrown on.
 * @throws AppError conflict
 */
export function sayNotBacked(error: unknown): never {
  if (error instanceof CheckViolation && error.constraint === "prizes_backed") {
    throw new AppError("conflict", notBacked);
  }
  throw error;
}

/**
 * Moves a hunt to a status, from wherever the rules allow it; one that opens is sealed.
 * @throws AppError conflict where they do not; UniqueViolation `hunts_live_key` where the state and
 * variant have a live hunt already
 */
export async function moveHunt(deps: Timed, tx: Tx, huntId: string, to: HuntStatus): Promise<void> {
  const now = deps.clock.now();
  // The prize in dollars is fixed when the hunt opens, and stays through whatever a Bitcoin costs later.
  const { usd: btcUsd } = await getBtcPrice({ db: tx, config: deps.config });
  const realMoney = deps.config.realPayments;
  const { closingDays } = await getOpenings(tx);
  const moved = await sql
    .moveHunt(tx, huntId, sourcesOf(to), to, { now, btcUsd, realMoney, closingDays })
    .catch(sayNotBacked);
  if (moved === 0) {
    throw new AppError("conflict", `This hunt cannot become ${to} from the status it has.`);
  }
  if (to === "ACTIVE") await sealHunt(tx, huntId, "The hunt opened", now);
  await tx.notify(huntsChannel, huntId);
}

/** Completes a hunt whose places are all won, and opens the next one in stock behind it. */
export function completeHunt(deps: Needs, tx: Tx, hunt: Ended): Promise<void> {
  return endHunt(deps, tx, hunt, { reason: "hunt_won" });
}

/** Completes a hunt; its hunters are told, and given back what is owed to them, in the background. */
export async function endHunt(
  deps: Needs,
  tx: Tx,
  hunt: Ended,
  why:
    | { reason: "hunt_won" | "hunt_closed" | "hunt_closed_won" }
    | { reason: "hunt_ended"; won: number },
): Promise<void> {
  await moveHunt(deps, tx, hunt.id, "COMPLETE");
  await requestSettlement(deps, tx, { ...why, huntId: hunt.id });
  await openNext(deps, tx, hunt);
}

/**
 * How many squares have to be surveyed before a hunt may open: none in the sandbox, or where a setting allows it.
 */
export async function countSurveysOwed(
  deps: Pick<Deps, "config">,
  db: Db,
  huntId: string,
): Promise<number> {
  return (await mustBeSurveyed(deps, db)) ? sql.countUnsurveyed(db, huntId) : 0;
}

/** How many hunts in stock cannot open before somebody has stood on their squares. */
export async function countHuntsWaiting(deps: Pick<Deps, "config" | "db">): Promise<number> {
  return (await mustBeSurveyed(deps, deps.db)) ? sql.countWaiting(deps.db) : 0;
}

/**
 * The AVAILABLE hunt of a state and variant that is marked as next, else the oldest, if there is one, follows: at once,
 * or announced by the operator's setting, and then open to nobody before its Saturday.
 */
export async function openNext(
  deps: Needs,
  tx: Tx,
  { state, variant }: Pick<HuntRow, "state" | "variant">,
): Promise<void> {
  const surveyedOnly = await mustBeSurveyed(deps, tx);
  const { usd: btcUsd } = await getBtcPrice({ db: tx, config: deps.config });
  // With real payments nothing opens beyond what is backed; what does not fit waits for another.
  const within = deps.config.realPayments ? { roomCents: await sql.lockRoom(tx), btcUsd } : null;
  const next = await sql.lockNextInStock(tx, state, variant, surveyedOnly, within);
  if (!next) return;
  const { announce } = await getOpenings(tx);
  const isAnnounced =
    announce === "always" || (announce === "real_payments" && deps.config.realPayments);
  const now = deps.clock.now();
  // A time of its own stands where it leaves people as long to hear of it.
  const opensAt = isAnnounced ? openingFrom(now, state, next.opensAt) : null;
  if (opensAt) await sql.setOpening(tx, next.id, opensAt);
  await openByItself(deps, tx, next.id);
  if (opensAt) await announceOpening(deps, tx, { ...next, state, opensAt });
  else if (next.opensAt === null)
    await tellFollowers(deps, tx, { id: next.id, state, opens: null });
}

/** Opens a hunt that no administrator has opened; the product's activity shows it. */
export async function openByItself(deps: Timed, tx: Tx, huntId: string): Promise<void> {
  await moveHunt(deps, tx, huntId, "ACTIVE");
  await sql.noteOpenedItself(tx, huntId);
}
