import { findPack, findPlan, type Plan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { Refusal } from "../../lib/refusal.ts";
import { beginCycle, grantCredits, topUpCycle } from "../credits/service.ts";
import {
  type Card,
  cycleEndAfter,
  enlarge,
  lockMembership,
  type MembershipRow,
  put,
} from "../memberships/service.ts";
import { completeReferral } from "../referrals/service.ts";
import { setPlan } from "../runs/service.ts";
import { subscribeIn } from "../subscriptions/service.ts";
import { bookPayment } from "./payments.ts";
import { beginNextCycle } from "./renewals.ts";
import { type CheckoutRow, noteHuntGiven, type PaymentKind } from "./sql.ts";
import { topUp } from "./terms.ts";

/** By what the payment was made. */
interface Means {
  provider: string;
  card: Card;
}

/**
 * Books the payment of a checkout and gives what it was for, in its transaction.
 * @returns whether the hunt of the checkout could be subscribed to; null where it names none
 */
export async function fulfil(
  deps: Deps,
  tx: Tx,
  checkout: CheckoutRow,
  means: Means,
): Promise<boolean | null> {
  if (checkout.kind === "pack") await givePack(deps, tx, checkout);
  else await givePlan(deps, tx, checkout, means);
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
  await bookPayment(deps, tx, { ...paymentFor(checkout, "pack"), next: null });
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
  { provider, card }: Means,
): Promise<void> {
  const plan = findPlan(checkout.itemId);
  if (!plan) throw new Error(`A paid checkout names the unknown plan ${checkout.itemId}`);
  const { userId } = checkout;
  const now = deps.clock.now();
  const held = checkout.fromPlanId ? await lockMembership(tx, userId, now) : null;
  if (held?.status === "GRACE") {
    return beginNextCycle(deps, tx, held, { plan, card, checkoutId: checkout.id });
  }
  if (held) return enlargePlan(deps, tx, checkout, { held, to: plan, card });
  const endsAt = cycleEndAfter(now, now);
  const next = { at: endsAt, cents: plan.priceCents };
  await bookPayment(deps, tx, { ...paymentFor(checkout, "plan"), next });
  await put(tx, { id: newId(), userId, planId: plan.id, endsAt, provider, card, now });
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
  { held, to, card }: { held: MembershipRow; to: Plan; card: Card },
): Promise<void> {
  const { userId } = checkout;
  const from = findPlan(held.planId);
  if (!from) throw new Error(`A membership names the unknown plan ${held.planId}`);
  const next = { at: held.cycleEndsAt, cents: to.priceCents };
  await bookPayment(deps, tx, { ...paymentFor(checkout, "plan_difference"), next });
  await enlarge(tx, userId, { planId: to.id, card });
  await setPlan(tx, userId, to.id);
  await topUpCycle(tx, {
    userId,
    key: `checkout:${checkout.id}`,
    ...topUp(from, to),
    planName: to.name,
    now: deps.clock.now(),
  });
}

function paymentFor(checkout: CheckoutRow, kind: PaymentKind) {
  const { userId, itemId, amountCents, id } = checkout;
  return { userId, itemId, amountCents, kind, checkoutId: id, onceKey: `checkout:${id}` };
}
