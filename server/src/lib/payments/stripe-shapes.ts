import type Stripe from "stripe";
import type {
  Notice,
  RemoteCharge,
  RemoteCheckout,
  RemoteDispute,
  RemoteInvoice,
  RemoteSubscription,
} from "./provider.ts";

/** The id of something that comes as its id or whole. */
export function idOf(given: string | { id: string }): string {
  return typeof given === "string" ? given : given.id;
}

const idOrNull = (given: string | { id: string } | null | undefined) =>
  given ? idOf(given) : null;

const whole = <Thing extends object>(given: string | Thing | null | undefined): Thing | null =>
  given && typeof given === "object" ? given : null;

/** What a notice is about; null for a sort that nothing here follows. */
export function noticeOf(event: Stripe.Event): Notice | null {
  const { id, type } = event;
  const object = event.data.object as { id?: unknown; charge?: unknown };
  const about = aboutOf(type);
  const ref = about === "dispute" || about === "warning" ? object.charge : object.id;
  return about && typeof ref === "string" ? { id, type, about, ref } : null;
}

function aboutOf(type: string): Notice["about"] | null {
  if (/^checkout\.session\.(completed|async_payment_succeeded)$/.test(type)) return "checkout";
  if (/^invoice\.(paid|payment_failed)$/.test(type)) return "invoice";
  if (/^customer\.subscription\.(updated|deleted)$/.test(type)) return "subscription";
  if (type === "charge.refunded") return "charge";
  if (type.startsWith("charge.dispute.")) return "dispute";
  if (type.startsWith("radar.early_fraud_warning.")) return "warning";
  return null;
}

export function checkoutOf(session: Stripe.Checkout.Session): RemoteCheckout {
  const invoice = whole(session.invoice);
  const subscription = whole(session.subscription);
  return {
    ref: session.id,
    checkoutId: session.client_reference_id,
    paid: session.status === "complete" && session.payment_status === "paid",
    refunded: false,
    disputedRef: null,
    currency: session.currency ?? "",
    subtotalCents: session.amount_subtotal ?? 0,
    totalCents: session.amount_total ?? 0,
    customerRef: idOrNull(session.customer),
    paymentRef: idOrNull(session.payment_intent) ?? (invoice && paymentOf(invoice)),
    subscription: subscription && subscriptionOf(subscription),
  };
}

/** The payment that settled an invoice. */
function paymentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === "paid");
  return idOrNull(paid?.payment.payment_intent);
}

export function subscriptionOf(subscription: Stripe.Subscription): RemoteSubscription {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  const newest = whole(subscription.latest_invoice);
  return {
    ref: subscription.id,
    userId: subscription.metadata.userId ?? null,
    customerRef: idOf(subscription.customer),
    status: statusOf(subscription.status),
    // Its own pages name the day instead of setting the flag.
    cancelsAtEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cycleEndsAt: new Date(Math.max(0, ...ends) * 1000),
    newestInvoiceRef: idOrNull(subscription.latest_invoice),
    payUrl: newest?.status === "open" ? (newest.hosted_invoice_url ?? null) : null,
  };
}

function statusOf(status: string): RemoteSubscription["status"] {
  if (status === "active" || status === "trialing") return "running";
  return status === "past_due" || status === "unpaid" ? "overdue" : "ended";
}

export function invoiceOf(invoice: Stripe.Invoice): RemoteInvoice {
  const of = invoice.parent?.subscription_details ?? null;
  return {
    ref: idOf(invoice),
    state: invoice.status === "paid" ? "paid" : invoice.status === "open" ? "open" : "void",
    reason: reasonOf(invoice.billing_reason),
    subtotalCents: invoice.subtotal,
    paidCents: invoice.amount_paid,
    subscriptionRef: of && idOf(of.subscription),
    checkoutId: of?.metadata?.checkoutId ?? null,
    paymentRef: paymentOf(invoice),
  };
}

function reasonOf(reason: string | null): RemoteInvoice["reason"] {
  if (reason === "subscription_create") return "first";
  return reason === "subscription_cycle" ? "cycle" : "other";
}

export function chargeOf(charge: Stripe.Charge): RemoteCharge {
  return {
    ref: charge.id,
    paymentRef: idOrNull(charge.payment_intent),
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
  };
}

/** Of several disputes of one charge the one that took the money counts, then one that was won. */
export function disputeOf(
  charge: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
): RemoteDispute {
  const each = new Set(disputes.map(({ status }) => standingOf(status)));
  const standing = (["taken", "won", "asked"] as const).find((one) => each.has(one)) ?? "none";
  return { ...chargeOf(charge), standing };
}

const standings: Readonly<Record<string, RemoteDispute["standing"]>> = {
  needs_response: "taken",
  under_review: "taken",
  lost: "taken",
  appeal_needs_response: "taken",
  appeal_under_review: "taken",
  won: "won",
  warning_needs_response: "asked",
  // It was answered, it led to nothing, or a refund has settled it, of which there is a notice of its own.
  warning_under_review: "none",
  warning_closed: "none",
  prevented: "none",
};

/** A status that this version does not know takes nothing from anybody: a person looks at it. */
function standingOf(status: string): RemoteDispute["standing"] {
  return standings[status] ?? "asked";
}
