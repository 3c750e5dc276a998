import { findPack, findPlan, type Plan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { Refusal } from "../../lib/refusal.ts";
import { beginCycle, grantCredits, topUpCycle } from "../credits/service.ts";
import { cycleEndAfter, enlarge, put } from "../memberships/service.ts";
import { completeReferral } from "../referrals/service.ts";
import { setPlan } from "../runs/service.ts";
import { subscribeIn } from "../subscriptions/service.ts";
import { type CheckoutRow, noteHuntGiven } from "./sql.ts";
import { topUp } from "./terms.ts";

/**
 * Gives what was paid for, in the transaction that books the payment.
 * @returns whether the hunt of the checkout could be subscribed to; null where it names none
 */
export async function fulfil(
  deps: Deps,
  tx: Tx,
  checkout: CheckoutRow,
  provider: string,
): Promise<boolean | null> {
  if (checkout.kind === "pack") await givePack(deps, tx, checkout);
  else await givePlan(deps, tx, checkout, provider);
  await completeReferral(deps, tx, checkout.userId);
  if (checkout.kind === "pack" || !checkout.huntId) return null;
  // A hunt that cannot be taken any more does not undo the payment: the plan stands, and the screen says so.
  const subscribed = await subscribeIn(deps, tx, checkout.userId, checkout.huntId);
  const given = subscribed !== null && !(subscribed instanceof Refusal);
  await noteHuntGiven(tx, checkout.id, given);
  return given;
}

async function givePack(deps: Deps, tx: Tx, checkout: CheckoutRow): Promise<void> {
  const pack = findPack(checkout.itemId);
  if (!pack) throw new Error(`A paid checkout names the unknown pack ${checkout.itemId}`);
  await grantCredits(tx, {
    userId: checkout.userId,
    bought: pack.credits,
    reason: "pack",
    reference: pack.name,
    onceKey: `pack:${checkout.id}`,
    now: deps.clock.now(),
  });
}

async function givePlan(
  deps: Deps,
  tx: Tx,
  checkout: CheckoutRow,
  provider: string,
): Promise<void> {
  const plan = findPlan(checkout.itemId);
  if (!plan) throw new Error(`A paid checkout names the unknown plan ${checkout.itemId}`);
  const { userId } = checkout;
  const from = checkout.fromPlanId && findPlan(checkout.fromPlanId);
  if (from) return enlargePlan(deps, tx, checkout, { from, to: plan });
  const now = deps.clock.now();
  const endsAt = cycleEndAfter(now, now);
  await put(tx, { id: newId(), userId, planId: plan.id, endsAt, provider, now });
  await setPlan(tx, userId, plan.id);
  await beginCycle(tx, {
    userId,
    key: `checkout:${checkout.id}`,
    monthlyCredits: plan.monthlyCredits,
    bonusCredits: plan.bonusCredits,
    endsAt,
    planName: plan.name,
    now,
  });
}

/** A larger plan at once, in the cycle of the one before: credits are topped up, and none expires. */
async function enlargePlan(
  deps: Deps,
  tx: Tx,
  checkout: CheckoutRow,
  { from, to }: { from: Plan; to: Plan },
): Promise<void> {
  const { userId } = checkout;
  await enlarge(tx, userId, to.id);
  await setPlan(tx, userId, to.id);
  await topUpCycle(tx, {
    userId,
    key: `checkout:${checkout.id}`,
    ...topUp(from, to),
    planName: to.name,
    now: deps.clock.now(),
  });
}
