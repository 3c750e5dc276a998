import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type {
  RemoteInvoice,
  RemotePayments,
  RemoteSubscription,
} from "../../lib/payments/provider.ts";
import { raiseAlert } from "../alerts/service.ts";
import {
  findHolder,
  findRow,
  lockForRenewal,
  lockHolder,
  type MembershipRow,
  noteTold,
  resume,
  stop,
} from "../memberships/service.ts";
import { giveBack } from "./align.ts";
import { bookReversal } from "./given-back.ts";
import { inDollars } from "./mails.ts";
import { bookPayment } from "./payments.ts";
import { settleCheckout } from "./remote.ts";
import * as remote from "./remote-sql.ts";
import { beginNextCycle, endPlan, nextPlanOf, waitInGrace } from "./renewals.ts";

/** Fetches an invoice and does what it says: the first of a subscription, a renewal, or one that failed. */
export async function takeInvoice(deps: Deps, from: RemotePayments, ref: string): Promise<void> {
  const invoice = await from.findInvoice(ref);
  // What began the subscription comes first, in whatever order it is told.
  if (invoice.checkoutId) await settleCheckout(deps, invoice.checkoutId);
  if (invoice.reason !== "cycle" || !invoice.subscriptionRef) return;
  const subscription = await from.findSubscription(invoice.subscriptionRef);
  await inTransaction(deps.db, async (tx) => {
    const held = await lockHeld(tx, subscription);
    if (invoice.state === "paid") await takeRenewal(deps, tx, { held, invoice, subscription });
    else if (invoice.state === "open" && subscription.status === "overdue") {
      await takeFailure(deps, tx, held);
    }
  });
}

/** Asks about a plan whose cycle is over without a word: a notice may have been lost. */
export async function askOfPlan(deps: Deps, userId: string): Promise<void> {
  const held = await findRow(deps.db, userId);
  const { remote: from } = deps.payments;
  if (!from || !held?.providerRef || held.status === "ENDED") return;
  const { newestInvoiceRef } = await from.findSubscription(held.providerRef);
  if (newestInvoiceRef) await takeInvoice(deps, from, newestInvoiceRef);
  await takeSubscription(deps, from, held.providerRef);
  await inTransaction(deps.db, (tx) => endUnpaid(deps, tx, userId));
}

/** Ends a plan whose grace is over, once the provider was asked whether it has been paid after all. */
async function endUnpaid(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const held = await lockForRenewal(tx, userId);
  const graceEndsAt = held?.status === "GRACE" ? held.graceEndsAt : null;
  if (held && graceEndsAt && graceEndsAt <= deps.clock.now()) {
    await endPlan(deps, tx, held, "unpaid");
  }
}

/** The plan that a subscription pays, locked; null where it pays none any more. */
async function lockHeld(tx: Tx, { ref }: RemoteSubscription): Promise<MembershipRow | null> {
  const userId = await findHolder(tx, ref);
  if (!userId) return null;
  await lockHolder(tx, userId);
  const held = await lockForRenewal(tx, userId);
  return held?.providerRef === ref && held.status !== "ENDED" ? held : null;
}

interface Renewal {
  held: MembershipRow | null;
  invoice: RemoteInvoice;
  subscription: RemoteSubscription;
}

async function takeRenewal(deps: Deps, tx: Tx, renewal: Renewal): Promise<void> {
  const { held, invoice, subscription } = renewal;
  const onceKey = `invoice:${invoice.ref}`;
  if (await remote.isBooked(tx, onceKey)) return;
  const plan = held && nextPlanOf(held);
  if (!held?.renews || !plan) return giveRenewalBack(deps, tx, renewal, onceKey);
  await beginNextCycle(deps, tx, held, {
    plan,
    card: "good",
    checkoutId: null,
    paid: {
      amountCents: invoice.paidCents,
      onceKey,
      endsAt: subscription.cycleEndsAt,
      paymentRef: invoice.paymentRef,
    },
  });
  const tooMuch = invoice.subtotalCents - plan.priceCents;
  if (tooMuch === 0) return;
  await raiseAlert(deps, tx, {
    kind: "payment_unplaced",
    about: onceKey,
    text: `The renewal ${invoice.ref} took ${inDollars(invoice.subtotalCents)} where the plan "${plan.name}" costs ${inDollars(plan.priceCents)}. ${tooMuch > 0 ? `Please give ${inDollars(tooMuch)} back in the provider's dashboard.` : "Nothing has to be given back."}`,
  });
}

/** Nobody is charged after stopping: a charge that came all the same is given back, and its subscription ended. */
async function giveRenewalBack(
  deps: Deps,
  tx: Tx,
  { invoice, subscription }: Renewal,
  onceKey: string,
): Promise<void> {
  const { userId, ref } = subscription;
  const { paymentRef, paidCents: amountCents } = invoice;
  if (userId && paymentRef) {
    const renewal = { userId, checkoutId: null, kind: "renewal", itemId: "stopped" } as const;
    const by = { provider: "stripe", providerRef: paymentRef } as const;
    await bookPayment(deps, tx, { ...renewal, ...by, amountCents, onceKey, next: null });
    const booked = await remote.findPaymentByRef(tx, paymentRef);
    if (booked) {
      const reversal = { paymentId: booked.id, kind: "refund", amountCents } as const;
      await bookReversal(tx, reversal, deps.clock.now());
      const why = "your plan had been stopped or had ended";
      const { number } = booked;
      await giveBack(deps, tx, { userId, number, amountCents, paymentRef, why });
    }
  }
  await deps.jobs.add(tx, { kind: "end_subscription", payload: { ref }, slot: `end ${ref}` });
  await raiseAlert(deps, tx, {
    kind: "payment_unplaced",
    about: onceKey,
    text: `${inDollars(amountCents)} were charged for a plan that had been stopped (${invoice.ref}). ${paymentRef ? "They are being given back whole, and the subscription is ended." : "Please give them back in the provider's dashboard."}`,
  });
}

async function takeFailure(deps: Deps, tx: Tx, held: MembershipRow | null): Promise<void> {
  const plan = held && nextPlanOf(held);
  if (!held || !plan || held.status === "GRACE") return;
  if (!held.renews) return;
  await waitInGrace(deps, tx, held, plan);
}

/** More turns than a subscription takes while a notice of it is worked on. */
const mostLooks = 4;

/** Fetches a subscription and follows what was done with it on the provider's own pages. */
export async function takeSubscription(
  deps: Deps,
  from: RemotePayments,
  ref: string,
): Promise<void> {
  let done = "";
  // Two notices can be worked on at once: whoever wrote what was no longer so finds it, and goes on.
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const subscription = await from.findSubscription(ref);
    const { status, cancelsAtEnd } = subscription;
    if (done === `${status} ${cancelsAtEnd}`) return;
    await inTransaction(deps.db, (tx) => followSubscription(deps, tx, subscription));
    done = `${status} ${cancelsAtEnd}`;
  }
}

async function followSubscription(
  deps: Deps,
  tx: Tx,
  subscription: RemoteSubscription,
): Promise<void> {
  const held = await lockHeld(tx, subscription);
  // What we have not told yet counts more than what is known there.
  if (!held?.aligned) return;
  const now = deps.clock.now();
  if (subscription.status === "ended") {
    if (held.status === "GRACE") await endPlan(deps, tx, held, "unpaid");
    else if (held.cycleEndsAt <= now) await endPlan(deps, tx, held, "stopped");
    else if (held.renews) await stop(tx, held.userId, now);
  } else if (subscription.cancelsAtEnd && held.renews) await stop(tx, held.userId, now);
  else if (!subscription.cancelsAtEnd && held.stoppedAt !== null) await resume(tx, held.userId);
  const after = await lockForRenewal(tx, held.userId);
  // It was the provider who said so.
  if (after && !after.aligned) await noteTold(tx, after);
}
