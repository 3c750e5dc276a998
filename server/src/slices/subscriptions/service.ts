import {
  type endSubscription,
  findPlan,
  type listSubscriptions,
  type ResultInput,
  type subscribe,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import {
  countHunter,
  findHunt,
  huntsChannel,
  isVisible,
  presentCard,
  presentProgress,
} from "../hunts/service.ts";
import { lockMembership, stopRenewal } from "../memberships/service.ts";
import { endAtCycle, putSubscription } from "../runs/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { hasFreeSlot, openingFor } from "./rules.ts";
import * as sql from "./sql.ts";

type Subscribed = ResultInput<typeof subscribe> | RefusalOf<typeof subscribe>;

export { countSlotsUsed } from "./sql.ts";

/** Subscribes with a free slot of the user's plan. Asking again for a hunt that is held changes nothing. */
export function subscribeTo(deps: Deps, userId: string, huntId: string): Promise<Subscribed> {
  return inShortTransaction(deps.db, (tx) => subscribeIn(deps, tx, userId, huntId));
}

/** The same inside a transaction, for the payment that comes first. */
export async function subscribeIn(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  userId: string,
  huntId: string,
): Promise<Subscribed> {
  const unsuccessful = { success: false } as const;
  const now = deps.clock.now();
  // The plan's row is the lock: two tabs cannot fill one slot twice.
  const membership = await lockMembership(tx, userId, now);
  const hunt = await findHunt(tx, huntId);
  if (!hunt || !isVisible(hunt) || hunt.state === "FREE") throw notFound("Hunt");
  const done = { success: true as const, message: `Successfully subscribed to ${hunt.name}!` };
  const held = await sql.findSubscription(tx, userId, huntId);
  if (held?.status === "ACTIVE") return done;
  const plan = membership ? findPlan(membership.planId) : null;
  if (!membership || !plan) {
    return hunt.status === "ACTIVE"
      ? refuse("no_slot", unsuccessful)
      : refuse("not_open", unsuccessful);
  }
  const opening = openingFor(hunt, plan.id, now);
  if (!opening.open) {
    return opening.why === "early_access"
      ? refuse("early_access", { ...unsuccessful, opensAt: opening.opensAt.toISOString() })
      : refuse("not_open", unsuccessful);
  }
  const used = await sql.countSlotsUsed(tx, userId);
  // A subscription that is ending still holds its slot, so taking it up again needs no other.
  if (held?.status !== "ENDING" && !hasFreeSlot(plan, used)) {
    return refuse("slots_full", unsuccessful);
  }
  await putSubscription(tx, { id: newId(), userId, huntId, planId: plan.id, now });
  if (!held) await countHunter(tx, huntId);
  await tx.notify(huntsChannel, huntId);
  return done;
}

/** Stops the renewal of a hunt; when no hunt is left to renew, the plan does not renew either. */
export async function unsubscribe(
  deps: Deps,
  userId: string,
  id: string,
): Promise<ResultInput<typeof endSubscription>> {
  return inShortTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const membership = await lockMembership(tx, userId, now);
    const own = await sql.lockOwn(tx, userId, id);
    if (!own) throw notFound("Subscription");
    if (own.status === "ACTIVE") {
      await endAtCycle(tx, id, membership?.cycleEndsAt ?? now);
      if (membership && (await sql.countRenewing(tx, userId)) === 0) await stopRenewal(tx, userId);
    }
    const endsAt = own.status === "ACTIVE" ? (membership?.cycleEndsAt ?? now) : own.endsAt;
    return {
      success: true,
      message: "This hunt will not be renewed. You can play it until your cycle ends.",
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
        status: row.subscriptionStatus,
        tier: findPlan(row.planId)?.name ?? row.planId,
        createdAt: row.subscribedAt.toISOString(),
        endsAt: row.endsAt?.toISOString() ?? null,
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
