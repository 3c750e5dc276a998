import { findPack, findPlan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { beginCycle, grantCredits } from "../credits/service.ts";
import { cycleEndAfter, put } from "../memberships/service.ts";
import { completeReferral } from "../referrals/service.ts";
import { setPlan } from "../runs/service.ts";
import { subscribeIn } from "../subscriptions/service.ts";
import type { CheckoutRow } from "./sql.ts";

/** Gives what was paid for, in the transaction that books the payment. */
export async function fulfil(
  deps: Deps,
  tx: Tx,
  checkout: CheckoutRow,
  provider: string,
): Promise<void> {
  if (checkout.kind === "pack") await givePack(deps, tx, checkout);
  else await givePlan(deps, tx, checkout, provider);
  await completeReferral(deps, tx, checkout.userId);
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
  // A hunt that cannot be taken any more does not undo the payment: the screen says so.
  if (checkout.huntId) await subscribeIn(deps, tx, userId, checkout.huntId);
}
