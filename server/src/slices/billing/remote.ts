import type { getCheckout, openPortal, ResultInput } from "@ten-paces/contract";
import { findPlan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { PaymentsAway, type RemoteCheckout } from "../../lib/payments/provider.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { raiseAlert } from "../alerts/service.ts";
import { lockHolder, lockMembership } from "../memberships/service.ts";
import { giveBack, tellOfPlan } from "./align.ts";
import { takeDispute } from "./disputes.ts";
import { fulfil } from "./fulfil.ts";
import { bookReversal } from "./given-back.ts";
import { inDollars } from "./mails.ts";
import { bookPayment } from "./payments.ts";
import * as remote from "./remote-sql.ts";
import { findItem, returnUrlOf } from "./rules.ts";
import * as sql from "./sql.ts";
import { rankOf } from "./terms.ts";

const dayMs = 86_400_000;

/** How a checkout at the provider stands, for who comes back from there; asks it where it has not been paid. */
export async function showCheckout(
  deps: Deps,
  userId: string,
  id: string,
): Promise<ResultInput<typeof getCheckout>> {
  const checkout = await sql.findCheckout(deps.db, userId, id);
  const item = checkout && findItem(checkout.kind, checkout.itemId);
  if (!checkout || !item) throw notFound("Checkout");
  if (!checkout.paidAt && checkout.providerRef && deps.payments.remote) {
    await inTransaction(deps.db, (tx) => askForCheckout(deps, tx, id));
  }
  return {
    provider: checkout.provider,
    title: checkout.kind === "plan" ? `${item.name} plan` : item.name,
    amountCents: checkout.amountCents,
    status: checkout.paidAt ? "paid" : "open",
    returnUrl: returnUrlOf(checkout),
  };
}

/** Asks for a checkout to be looked at, at most once at a time. */
export async function askForCheckout(deps: Pick<Deps, "jobs">, tx: Tx, id: string): Promise<void> {
  await deps.jobs.add(tx, {
    kind: "settle_checkout",
    payload: { checkoutId: id },
    lane: `settle ${id}`,
    priority: "urgent",
  });
}

/** A provider that is away is told in a sentence; it may be asked again with the same key. */
export async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentsAway)) throw error;
    throw new AppError(
      "unavailable",
      "The payment service does not answer at the moment. Nothing was charged. Please try again in a minute.",
    );
  }
}

/** The provider's page of cards and invoices. */
export async function openPortalPage(
  deps: Deps,
  userId: string,
): Promise<ResultInput<typeof openPortal> | RefusalOf<typeof openPortal>> {
  const customer = deps.payments.remote && (await remote.findCustomer(deps.db, userId));
  if (!deps.payments.remote || !customer) return refuse("no_customer");
  return { url: await orUnavailable(deps.payments.remote.openPortal(customer)) };
}

/**
 * Fetches a checkout from the provider and gives what was paid for, once, whoever asks and however often.
 * Nothing is believed that was not fetched.
 * @param toldRef the provider's name of it, for a checkout whose own was never noted
 */
export async function settleCheckout(
  deps: Deps,
  checkoutId: string,
  toldRef: string | null = null,
): Promise<void> {
  const before = await remote.findRemoteCheckout(deps.db, checkoutId);
  // Its page was opened, and the process died before it could note which: the notice names it.
  const ref = before?.providerRef ?? toldRef;
  if (!before || !ref || before.paidAt || !deps.payments.remote) return;
  const fetched = await deps.payments.remote.findCheckout(ref);
  if (!fetched.paid) return;
  await inTransaction(deps.db, (tx) => settleIn(deps, tx, checkoutId, fetched));
  // It may have been told before there was a payment that it could be about.
  if (fetched.disputedRef) await takeDispute(deps, deps.payments.remote, fetched.disputedRef);
  if (before.kind === "plan") await closeOthers(deps, before);
}

/** A plan is paid once: what else was begun for one is closed. */
async function closeOthers(deps: Deps, paid: sql.CheckoutRow): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - dayMs);
  for (const ref of await remote.listOtherOpen(deps.db, paid, since)) {
    await deps.payments.remote?.closeCheckout(ref).catch((error: unknown) => {
      deps.log.warn({ err: error }, "An open checkout could not be closed.");
    });
  }
}

async function settleIn(
  deps: Deps,
  tx: Tx,
  checkoutId: string,
  fetched: RemoteCheckout,
): Promise<void> {
  const checkout = await remote.lockRemoteCheckout(tx, checkoutId);
  if (!checkout || checkout.paidAt) return;
  if ((checkout.providerRef ?? fetched.ref) !== fetched.ref) return;
  if (checkout.providerRef === null) await remote.noteRef(tx, checkoutId, fetched.ref);
  const { userId } = checkout;
  await lockHolder(tx, userId);
  if (fetched.customerRef) {
    await remote.putCustomer(tx, userId, fetched.customerRef, fetched.subscription !== null);
  }
  await sql.markPaid(tx, checkoutId, deps.clock.now());
  const why = await whyNot(deps, tx, checkout, fetched);
  if (why === null) {
    const { subscription, paymentRef } = fetched;
    await fulfil(deps, tx, checkout, {
      provider: "stripe",
      card: "good",
      paidCents: fetched.totalCents,
      paymentRef,
      subscription,
    });
    if (checkout.fromPlanId) await tellOfPlan(deps, tx, userId);
    return;
  }
  await takeNothing(deps, tx, checkout, fetched, why);
}

/** Why a paid checkout cannot be given any more, or must not be; null where it can. */
async function whyNot(
  deps: Deps,
  tx: Tx,
  checkout: sql.CheckoutRow,
  fetched: RemoteCheckout,
): Promise<string | null> {
  if (fetched.refunded) return "it was given back before";
  if ((await sql.findAddress(tx, checkout.userId)) === null) return "the account was deleted";
  const isOurs = fetched.checkoutId === checkout.id && fetched.currency === "usd";
  if (!isOurs || fetched.subtotalCents !== checkout.amountCents) {
    return `${inDollars(fetched.subtotalCents)} were paid where ${inDollars(checkout.amountCents)} were asked`;
  }
  if (checkout.kind === "pack") return null;
  const held = await lockMembership(tx, checkout.userId, deps.clock.now());
  if (checkout.fromPlanId === null) {
    if (!fetched.subscription) return "it began no subscription";
    return held ? "there was a plan already" : null;
  }
  const [from, to] = [held && findPlan(held.planId), findPlan(checkout.itemId)];
  if (!from || !to) return "the plan it was to enlarge has ended";
  if (rankOf(from) >= rankOf(to)) return "the plan was as large already";
  const isOfThisCycle =
    from.id === checkout.fromPlanId &&
    held?.cycleEndsAt.getTime() === checkout.fromCycleEndsAt?.getTime();
  return isOfThisCycle ? null : "the plan has been changed or renewed since it was reckoned";
}

/** Books a payment that nothing can be given for, and gives it back. */
async function takeNothing(
  deps: Deps,
  tx: Tx,
  checkout: sql.CheckoutRow,
  fetched: RemoteCheckout,
  why: string,
): Promise<void> {
  const { userId, itemId, id } = checkout;
  const kind = checkout.kind === "pack" ? "pack" : checkout.fromPlanId ? "plan_difference" : "plan";
  const amountCents = fetched.totalCents;
  const { paymentRef } = fetched;
  const onceKey = `checkout:${id}`;
  const paid = { userId, itemId, checkoutId: id, kind, amountCents, onceKey, next: null } as const;
  await bookPayment(deps, tx, { ...paid, provider: "stripe", providerRef: paymentRef });
  const booked = paymentRef ? await remote.findPaymentByRef(tx, paymentRef) : null;
  if (booked && paymentRef) {
    const reversal = { paymentId: booked.id, kind: "refund", amountCents } as const;
    await bookReversal(tx, reversal, deps.clock.now());
    if (!fetched.refunded) {
      const { number } = booked;
      await giveBack(deps, tx, { userId, number, amountCents, paymentRef, why });
    }
  }
  if (fetched.subscription) {
    const { ref } = fetched.subscription;
    await deps.jobs.add(tx, { kind: "end_subscription", payload: { ref }, slot: `end ${ref}` });
  }
  await raiseAlert(deps, tx, {
    kind: "payment_unplaced",
    about: `checkout ${id}`,
    text: `A payment of ${inDollars(amountCents)} (${itemId}, ${paymentRef ?? fetched.ref}) could not be given what it was for: ${why}. ${fetched.refunded ? "Nothing is left to do." : "It is being given back whole."}`,
  });
}
