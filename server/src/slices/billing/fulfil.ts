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
  provider: "sandbox" | "stripe";
  card: Card;
  /** With taxes, where the provider adds them; null for the sum of the checkout. */
  paidCents: number | null;
  /** What was charged, as the provider calls it. */
  paymentRef: string | null;
  /** What pays the plan from now on; null of the sandbox and of a difference. */
  subscription: { ref: string; cycleEndsAt: Date } | null;
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
  if (checkout.kind === "pack") await givePack(deps, tx, checkout, means);
  else await givePlan(deps, tx, checkout, means);
  await completeReferral(deps, tx, checkout.userId);
  if (checkout.kind === "pack" || !checkout.huntId) return null;
  // A hunt that cannot be taken any more does not undo the payment: the plan stands, and the screen says so.
  const subscribed = await subscribeIn(deps, tx, checkout.userId, checkout.huntId);
  const given = subscribed !== null && !(subscribed instanceof Refusal);
  await noteHuntGiven(tx, checkout.id, given);
  return given;
}

async function givePack(deps: Deps, tx: Tx, checkout: CheckoutRow, means: Means): Promise<void> {
  const pack = findPack(checkout.itemId);
  if (!pack) throw new Error(`A paid checkout names the unknown pack ${checkout.itemId}`);
  await bookPayment(deps, tx, { ...paymentFor(checkout, "pack", means), next: null });
  await grantCredits(tx, {
    userId: checkout.userId,
    bought: pack.credits,
    reason: "pack",
    reference: pack.name,
    onceKey: `pack:${checkout.id}`,
    now: deps.clock.now(),
  });
}

async function givePlan(deps: Deps, tx: Tx, checkout: CheckoutRow, means: Means): Promise<void> {
  const { provider, card, subscription } = means;
  const plan = findPlan(checkout.itemId);
  if (!plan) throw new Error(`A paid checkout names the unknown plan ${checkout.itemId}`);
  const { userId } = checkout;
  const now = deps.clock.now();
  const held = checkout.fromPlanId ? await lockMembership(tx, userId, now) : null;
  if (held?.status === "GRACE") {
    return beginNextCycle(deps, tx, held, { plan, card, checkoutId: checkout.id });
  }
  if (held) return enlargePlan(deps, tx, checkout, { held, to: plan, means });
  const endsAt = subscription?.cycleEndsAt ?? cycleEndAfter(now, now);
  const next = { at: endsAt, cents: plan.priceCents };
  await bookPayment(deps, tx, { ...paymentFor(checkout, "plan", means), next });
  const providerRef = subscription?.ref ?? null;
  const begun = { id: newId(), userId, planId: plan.id, endsAt, provider, providerRef, card, now };
  await put(tx, begun);
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
  { held, to, means }: { held: MembershipRow; to: Plan; means: Means },
): Promise<void> {
  const { userId } = checkout;
  const from = findPlan(held.planId);
  if (!from) throw new Error(`A membership names the unknown plan ${held.planId}`);
  const next = { at: held.cycleEndsAt, cents: to.priceCents };
  await bookPayment(deps, tx, { ...paymentFor(checkout, "plan_difference", means), next });
  await enlarge(tx, userId, { planId: to.id, card: means.card });
  await setPlan(tx, userId, to.id);
  await topUpCycle(tx, {
    userId,
    key: `checkout:${checkout.id}`,
    ...topUp(from, to),
    planName: to.name,
    now: deps.clock.now(),
  });
}

function paymentFor(checkout: CheckoutRow, kind: PaymentKind, means: Means) {
  const { userId, itemId, id } = checkout;
  const { provider, paymentRef: providerRef } = means;
  const amountCents = means.paidCents ?? checkout.amountCents;
  const paid = { kind, amountCents, provider, providerRef };
  return { userId, itemId, checkoutId: id, onceKey: `checkout:${id}`, ...paid };
}
