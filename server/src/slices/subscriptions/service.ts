import {
  type endSubscription,
  findPlan,
  type listSubscriptions,
  type Plan,
  type PlanId,
  type ResultInput,
  type subscribe,
} from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { isBarredFromPlay } from "../eligibility/service.ts";
import {
  countHunter,
  findHunt,
  huntsChannel,
  isVisible,
  presentCard,
  presentProgress,
} from "../hunts/service.ts";
import {
  findMembership,
  keepToo,
  lockMembership,
  type MembershipRow,
  resume,
  stopRenewal,
} from "../memberships/service.ts";
import { endAtCycle, endRuns, putSubscription } from "../runs/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { hasFreeSlot, type Opening, openingFor } from "./rules.ts";
import * as sql from "./sql.ts";

type Subscribed = ResultInput<typeof subscribe> | RefusalOf<typeof subscribe>;

export { countDone, listSlotHolders, type SlotHolder } from "./sql.ts";

/** Subscribes with a free slot of the user's plan. Asking again for a hunt that is held changes nothing. */
export function subscribeTo(deps: Deps, userId: string, huntId: string): Promise<Subscribed> {
  return inShortTransaction(deps.db, async (tx) => {
    if (await isBarredFromPlay(tx, userId)) return refuse("barred", { success: false } as const);
    const subscribed = await subscribeIn(deps, tx, userId, huntId);
    if (!subscribed) throw notFound("Hunt");
    return subscribed;
  });
}

/** Whether somebody with this plan could subscribe to the hunt now; null where there is no such hunt. */
export async function openingOf(
  db: Db,
  huntId: string,
  planId: PlanId | null,
  now: Date,
): Promise<Opening | null> {
  const hunt = await findHunt(db, huntId);
  return hunt && isVisible(hunt) && hunt.state !== "FREE" ? openingFor(hunt, planId, now) : null;
}

/** Whether a plan has room for this hunt beside those that hold its slots, or for all of them if it is one. */
export async function hasRoomFor(
  tx: Tx,
  userId: string,
  huntId: string,
  plan: Pick<Plan, "slots">,
): Promise<boolean> {
  const used = (await sql.listSlotHolders(tx, userId)).length;
  const held = await sql.findSubscription(tx, userId, huntId);
  const needed = held && held.status !== "ENDED" ? used : used + 1;
  return plan.slots === null || needed <= plan.slots;
}

/** The same as subscribing, inside the transaction of the payment that comes first; null for no such hunt. */
export async function subscribeIn(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  userId: string,
  huntId: string,
): Promise<Subscribed | null> {
  const unsuccessful = { success: false } as const;
  const now = deps.clock.now();
  // The plan's row is the lock: two tabs cannot fill one slot twice.
  const membership = await lockMembership(tx, userId, now);
  const hunt = await findHunt(tx, huntId);
  if (!hunt || !isVisible(hunt) || hunt.state === "FREE") return null;
  const held = await sql.findSubscription(tx, userId, huntId);
  const plan = membership ? findPlan(membership.planId) : null;
  const done = {
    success: true as const,
    message: `Successfully subscribed to ${hunt.name}!`,
    endsAt: membership?.stoppedAt ? membership.cycleEndsAt.toISOString() : null,
  };
  if (held?.status === "ACTIVE") return done;
  // Before the plans are: none is sold for a hunt that it could not open.
  const opening = openingFor(hunt, plan?.id ?? null, now);
  if (!opening.open) {
    return opening.why === "early_access"
      ? refuse("early_access", { ...unsuccessful, opensAt: opening.opensAt.toISOString() })
      : refuse("not_open", unsuccessful);
  }
  if (!membership || !plan) return refuse("no_slot", unsuccessful);
  const holders = await sql.listSlotHolders(tx, userId);
  // A subscription that is ending still holds its slot, so taking it up again needs no other.
  if (held?.status !== "ENDING" && !hasFreeSlot(plan, holders.length)) {
    return refuse("slots_full", unsuccessful);
  }
  await putSubscription(tx, { id: newId(), userId, huntId, planId: plan.id, now });
  // Who stopped the plan itself is not charged again for a hunt; who left its last hunt takes it up with one.
  if (!membership.renews && membership.stoppedAt === null) await resume(tx, userId);
  if (!held) await countHunter(tx, huntId);
  await tx.notify(huntsChannel, huntId);
  const goesOn = await takeAlong(tx, membership, huntId, holders);
  return goesOn ? done : { ...done, endsAt: membership.cycleEndsAt.toISOString() };
}

/**
 * Where a smaller plan was chosen for the next cycle, a hunt that is taken afterwards goes on with it as long as
 * there is room. @returns whether it does
 */
async function takeAlong(
  tx: Tx,
  { userId, nextPlanId, nextKeep }: MembershipRow,
  huntId: string,
  holders: readonly sql.SlotHolder[],
): Promise<boolean> {
  const next = nextPlanId && findPlan(nextPlanId);
  if (!next || nextKeep.includes(huntId)) return true;
  const kept = holders
    .filter(({ id, renews }) => renews && nextKeep.includes(id))
    .map(({ id }) => id);
  if (!hasFreeSlot(next, kept.length)) return false;
  await keepToo(tx, userId, [...kept, huntId]);
  return true;
}

const sentences = {
  ending: (planEnds: boolean) =>
    planEnds
      ? "It was your plan's last hunt: neither is renewed. Until your cycle ends you can play it, and take both up again."
      : "This hunt will not be renewed. You can play it until your cycle ends.",
  over: (planEnds: boolean) =>
    planEnds
      ? "Your cycle is over: the hunt has ended, and your plan is not renewed."
      : "Your cycle is over: the hunt has ended.",
};

/** Stops the renewal of a hunt; when no hunt is left to renew, the plan does not renew either. */
export async function unsubscribe(
  deps: Deps,
  userId: string,
  id: string,
): Promise<ResultInput<typeof endSubscription> | RefusalOf<typeof endSubscription>> {
  return inShortTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const membership = await lockMembership(tx, userId, now);
    const own = await sql.lockOwn(tx, userId, id);
    if (!own) throw notFound("Subscription");
    if (own.status === "ENDED") return refuse("ended");
    const until = membership?.cycleEndsAt ?? now;
    // Nothing is left of what was paid where the cycle waits for its renewal: the hunt is over, not "until then".
    const atOnce = until <= now;
    let planEnds = false;
    if (own.status === "ACTIVE") {
      if (atOnce) await endRuns(tx, own.huntId, [userId], now);
      else await endAtCycle(tx, id, until);
      planEnds = membership !== null && (await sql.countRenewing(tx, userId)) === 0;
      if (planEnds) await stopRenewal(tx, userId);
    }
    const endsAt = own.status === "ACTIVE" ? (atOnce ? now : until) : own.endsAt;
    return {
      success: true as const,
      message: atOnce ? sentences.over(planEnds) : sentences.ending(planEnds),
      endsAt: endsAt?.toISOString() ?? null,
    };
  });
}

export async function showSubscriptions(
  deps: Deps,
  userId: string,
): Promise<ResultInput<typeof listSubscriptions>> {
  const { usd } = await getShownBtcPrice(deps);
  const rows = await sql.listSubscriptions(deps.db, userId);
  const plan = await findMembership(deps.db, userId, deps.clock.now());
  // A stopped plan takes everything with it that is not over yet.
  const stopsAt = plan?.stoppedAt ? plan.cycleEndsAt : null;
  return {
    subscriptions: rows.map((row) => {
      const { completedSquares, currentSquare } = presentProgress(
        row.currentSquare,
        row.totalSquares,
        0,
      );
      const card = presentCard(row, usd);
      return {
        id: row.subscriptionId,
        status: stopsAt && row.subscriptionStatus === "ACTIVE" ? "ENDING" : row.subscriptionStatus,
        tier: findPlan(row.planId)?.name ?? row.planId,
        createdAt: row.subscribedAt.toISOString(),
        endsAt: (row.endsAt ?? stopsAt)?.toISOString() ?? null,
        hunt: {
          ...card,
          status: row.status === "COMPLETE" && row.place ? ("WON" as const) : card.status,
          subscribed: row.subscriptionStatus !== "ENDED",
          completedSquares,
          currentSquare,
          deleted: row.deleted,
        },
      };
    }),
  };
}
