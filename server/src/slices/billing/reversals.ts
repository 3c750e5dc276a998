import { findPack, findPlan, type Plan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { RemoteCharge, RemotePayments } from "../../lib/payments/provider.ts";
import { raiseAlert } from "../alerts/service.ts";
import { takeBack } from "../credits/service.ts";
import { enlarge, lockForRenewal, lockHolder } from "../memberships/service.ts";
import { keepWithinSlots, setPlan } from "../runs/service.ts";
import { tellOfPlan } from "./align.ts";
import { bookReversal, noteGivenBack } from "./given-back.ts";
import { inDollars } from "./mails.ts";
import * as remote from "./remote-sql.ts";
import { endPlan } from "./renewals.ts";
import { findCheckout } from "./sql.ts";
import { topUp } from "./terms.ts";

/** Fetches a charge and takes back what it had bought, as far as it is there, where all of it was given back. */
export async function takeCharge(deps: Deps, from: RemotePayments, ref: string): Promise<void> {
  const charge = await from.findCharge(ref);
  if (!charge.paymentRef || charge.refundedCents === 0) return;
  const { paymentRef } = charge;
  await inTransaction(deps.db, async (tx) => {
    const payment = await remote.findPaymentByRef(tx, paymentRef);
    // One that has not been taken in yet: whoever takes it in sees that it was given back.
    if (!payment) return;
    if (charge.refundedCents >= charge.amountCents) {
      await reverse(deps, tx, payment, { kind: "refund", amountCents: charge.refundedCents });
    } else {
      await noteGivenBack(tx, payment.id, charge.refundedCents);
      await tellOfPart(deps, tx, payment, charge);
    }
  });
}

/** Takes back what a payment had bought, once, and tells administrators. */
export async function reverse(
  deps: Deps,
  tx: Tx,
  payment: remote.BookedPayment,
  { kind, amountCents }: Pick<remote.Reversal, "kind" | "amountCents">,
): Promise<void> {
  await lockHolder(tx, payment.userId);
  const reversal = { paymentId: payment.id, kind, amountCents };
  if (!(await bookReversal(tx, reversal, deps.clock.now()))) return;
  const taken = await undoPayment(deps, tx, payment);
  await raiseAlert(deps, tx, {
    kind,
    about: `payment ${payment.number}`,
    text: `Receipt ${payment.number}, ${inDollars(payment.amountCents)}: ${kind === "dispute" ? "the payer disputes it with their bank; answer in the provider's dashboard" : "it was given back"}. ${taken}`,
  });
}

/** Takes back what a payment had bought, as far as it is there, under its holder's lock. @returns it as a sentence */
export async function undoPayment(
  deps: Deps,
  tx: Tx,
  payment: remote.BookedPayment,
): Promise<string> {
  const { credits, missing, plan } = await takeWhatItBought(deps, tx, payment);
  await remote.noteCreditsTaken(tx, payment.id, credits);
  const did = [
    credits > 0 && `${credits} credits were taken back`,
    missing > 0 && `${missing} had been spent`,
    plan,
  ].filter(Boolean);
  return did.length > 0 ? `Here ${did.join(", ")}.` : "Nothing of it was left to take back.";
}

interface Taken {
  credits: number;
  missing: number;
  /** What became of the plan, in words; null where nothing did. */
  plan: string | null;
}

async function takeWhatItBought(deps: Deps, tx: Tx, payment: remote.BookedPayment): Promise<Taken> {
  const now = deps.clock.now();
  const { userId, kind } = payment;
  const booking = { userId, reference: `Receipt ${payment.number}`, now };
  // A payment can be reversed again after its dispute was won.
  const onceKey = `reversal:${payment.id}:${now.toISOString()}`;
  if (kind === "pack") {
    const bought = findPack(payment.itemId)?.credits ?? 0;
    const credits = await takeBack(tx, { ...booking, onceKey, bought, bonus: 0, monthly: 0 });
    return { credits, missing: bought - credits, plan: null };
  }
  const held = await lockForRenewal(tx, userId);
  const paid = findPlan(payment.itemId);
  if (!paid) return { credits: 0, missing: 0, plan: null };
  const from = kind === "plan_difference" ? await planBefore(tx, payment) : null;
  const isPresent = held && held.status !== "ENDED" && (await remote.isNewestOfPlan(tx, payment));
  if (isPresent && kind !== "plan_difference") {
    // A larger plan that was begun since has topped the month up, and ends with it.
    const { monthlyCredits: monthly } = findPlan(held.planId) ?? paid;
    const bonus = paid.bonusCredits;
    const credits = await takeBack(tx, { ...booking, onceKey, monthly, bonus, bought: 0 });
    await endPlan(deps, tx, held, "reversed");
    const missing = monthly + bonus - credits;
    return { credits, missing, plan: "the plan was ended with its hunts" };
  }
  if (!isPresent || !from || held.planId !== paid.id) {
    // Its month is over. Bonus credits never expire: they are there still, or were spent.
    const bonus =
      kind !== "plan_difference" ? paid.bonusCredits : from ? topUp(from, paid).bonus : 0;
    const credits = await takeBack(tx, { ...booking, onceKey, monthly: 0, bonus, bought: 0 });
    return { credits, missing: bonus - credits, plan: null };
  }
  const more = topUp(from, paid);
  const credits = await takeBack(tx, { ...booking, onceKey, ...more, bought: 0 });
  await enlarge(tx, userId, { planId: from.id, card: held.card });
  await setPlan(tx, userId, from.id);
  await keepWithinSlots(tx, { userId, chosen: null, slots: from.slots, now });
  await tellOfPlan(deps, tx, userId);
  const missing = more.monthly + more.bonus - credits;
  return { credits, missing, plan: `the plan is "${from.name}" again` };
}

/** The plan that a difference was paid on top of; null where that is not known. */
async function planBefore(tx: Tx, payment: remote.BookedPayment): Promise<Plan | null> {
  const { userId, checkoutId } = payment;
  const checkout = checkoutId && (await findCheckout(tx, userId, checkoutId));
  return checkout ? findPlan(checkout.fromPlanId ?? "") : null;
}

function tellOfPart(
  deps: Deps,
  tx: Tx,
  payment: remote.BookedPayment,
  charge: RemoteCharge,
): Promise<boolean> {
  return raiseAlert(deps, tx, {
    kind: "refund",
    about: `payment ${payment.number}`,
    text: `Receipt ${payment.number}: ${inDollars(charge.refundedCents)} of ${inDollars(charge.amountCents)} were given back. Credits and plan were left as they are.`,
  });
}
