import Stripe from "stripe";
import type { StripeConfig } from "../../config.ts";
import { forbidInsideAny } from "../db/running-transaction.ts";
import { within } from "./deadline.ts";
import {
  NoticeRefused,
  type OpenedCheckout,
  type Order,
  type PaymentProvider,
  PaymentsAway,
  type RemotePayments,
  type Wanted,
} from "./provider.ts";
import {
  chargeOf,
  checkoutOf,
  disputeOf,
  idOf,
  invoiceOf,
  noticeOf,
  subscriptionOf,
} from "./stripe-shapes.ts";

/** A page waits three seconds at most, its own work included. */
const pageWaitsMs = 2_500;
/** A job may wait longer, and is tried again. */
const jobWaitsMs = 10_000;
const toleranceSeconds = 300;

/** Payments by Stripe: hosted pages for checkout and cards, notices by webhook. */
export function stripePayments(config: StripeConfig): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    ...(config.apiBase && hostOf(config.apiBase)),
    timeout: jobWaitsMs,
    // A job is tried again by its queue, a page by its reader.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const pages = new Pages(stripe, config);
  return {
    name: "stripe",
    leastCents: 50,
    openCheckout: (order) => within(pageWaitsMs, told(pages.open(order))),
    remote: remoteOf(stripe, config, pages),
  };
}

function hostOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** What Stripe throws, in our words: whether it is away, or says no. */
async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
  asked.catch(() => {});
  forbidInsideAny("The payment provider was asked");
  try {
    return await asked;
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    // The message may quote the key's last digits; nothing else of it is secret.
    if (isAway) throw new PaymentsAway("The payment provider is away.", { cause: error });
    // Its own status is between it and us: no caller of ours has asked anything wrong.
    throw new Error("The payment provider refused a call.", { cause: error });
  }
}

/** Products and the pages on which they are paid. */
class Pages {
  readonly #stripe: Stripe;
  readonly #config: StripeConfig;
  readonly #products = new Map<string, Promise<string>>();

  constructor(stripe: Stripe, config: StripeConfig) {
    this.#stripe = stripe;
    this.#config = config;
  }

  async open(order: Order): Promise<OpenedCheckout> {
    const { checkoutId, userId, customerRef, kind } = order;
    const metadata = { checkoutId, userId };
    const common = {
      client_reference_id: checkoutId,
      metadata,
      line_items: [{ quantity: 1, price_data: await this.priceOf(order, kind === "plan") }],
      ...(customerRef ? { customer: customerRef } : { customer_email: order.email }),
      success_url: `${this.#config.origin}/checkout/${checkoutId}`,
      cancel_url: `${this.#config.origin}${order.backTo}`,
      ...(this.#config.tax && {
        automatic_tax: { enabled: true },
        ...(customerRef && { customer_update: { address: "auto" as const } }),
      }),
    };
    const session = await this.#stripe.checkout.sessions.create(
      kind === "plan"
        ? { ...common, mode: "subscription", subscription_data: { metadata } }
        : {
            ...common,
            mode: "payment",
            payment_intent_data: { metadata },
            ...(customerRef ? {} : { customer_creation: "always" }),
          },
      { idempotencyKey: `checkout:${checkoutId}` },
    );
    if (!session.url) throw new PaymentsAway("The payment provider named no page.");
    return { url: session.url, ref: session.id };
  }

  async priceOf(
    { productKey, name, ...sum }: Pick<Order, "productKey" | "name"> & { amountCents: number },
    monthly: boolean,
  ) {
    return {
      product: await this.#product(productKey, name),
      currency: "usd",
      unit_amount: sum.amountCents,
      tax_behavior: "exclusive" as const,
      ...(monthly && { recurring: { interval: "month" as const } }),
    };
  }

  /** Products have ids of ours, so that they are made once, by whoever needs one first. */
  #product(key: string, name: string): Promise<string> {
    const known = this.#products.get(key);
    if (known) return known;
    const id = `ten_paces_${key}`;
    const made = this.#stripe.products
      .create({ id, name })
      .catch((error: unknown) => {
        if (!isCode(error, "resource_already_exists")) throw error;
      })
      .then(() => id);
    made.catch(() => this.#products.delete(key));
    this.#products.set(key, made);
    return made;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

function remoteOf(stripe: Stripe, config: StripeConfig, pages: Pages): RemotePayments {
  return {
    readNotice(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? "",
          config.webhookSecret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
        return noticeOf(event);
      } catch (error) {
        throw new NoticeRefused("This is no notice of the payment provider.", { cause: error });
      }
    },
    findCheckout: (ref) =>
      told(
        (async () => {
          const session = await stripe.checkout.sessions.retrieve(ref, {
            expand: ["invoice.payments", "subscription.latest_invoice"],
          });
          const found = checkoutOf(session);
          const paymentRef = found.paymentRef;
          if (!paymentRef || !found.paid) return found;
          const intent = await stripe.paymentIntents.retrieve(paymentRef, {
            expand: ["latest_charge"],
          });
          const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
          const disputedRef = charge?.disputed ? charge.id : null;
          return { ...found, refunded: charge?.refunded ?? false, disputedRef };
        })(),
      ),
    findInvoice: (ref) =>
      told(stripe.invoices.retrieve(ref, { expand: ["payments"] }).then(invoiceOf)),
    findSubscription: (ref) =>
      told(stripe.subscriptions.retrieve(ref, { expand: ["latest_invoice"] }).then(subscriptionOf)),
    findCharge: (ref) => told(stripe.charges.retrieve(ref).then(chargeOf)),
    findDispute: (charge) =>
      told(
        (async () => {
          const { data } = await stripe.disputes.list({ charge, limit: 20 });
          return disputeOf(await stripe.charges.retrieve(charge), data);
        })(),
      ),
    isSuspected: (charge) =>
      told(
        stripe.radar.earlyFraudWarnings
          .list({ charge, limit: 20 })
          .then(({ data }) => data.some(({ actionable }) => actionable)),
      ),
    align: (ref, wanted) => told(align(stripe, pages, ref, wanted)),
    endSubscription: (ref) => told(endSubscription(stripe, ref)),
    async refund(paymentRef) {
      const refunding = stripe.refunds.create(
        { payment_intent: paymentRef },
        { idempotencyKey: `refund:${paymentRef}` },
      );
      await told(
        refunding.catch((error: unknown) => {
          if (!isCode(error, "charge_already_refunded")) throw error;
        }),
      );
    },
    async closeCheckout(ref) {
      await told(
        stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
          // One that was paid or closed meanwhile cannot be closed, and says so.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }),
      );
    },
    openPortal: (customer) =>
      within(
        pageWaitsMs,
        told(
          stripe.billingPortal.sessions
            .create({ customer, return_url: `${config.origin}/profile#plan` })
            .then(({ url }) => url),
        ),
      ),
  };
}

async function align(stripe: Stripe, pages: Pages, ref: string, wanted: Wanted): Promise<boolean> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  const [item] = subscription.items.data;
  if (subscription.status === "canceled" || !item) return false;
  const { productKey, name, priceCents } = wanted;
  const isPriced = item.price.unit_amount === priceCents;
  // The price of the next cycle: what is left of this one was reckoned and paid by a checkout of its own.
  const price_data = await pages.priceOf({ productKey, name, amountCents: priceCents }, true);
  await stripe.subscriptions.update(ref, {
    ...endingOf(subscription, wanted.renews),
    ...(!isPriced && {
      proration_behavior: "none",
      items: [{ id: item.id, price_data: { ...price_data, recurring: { interval: "month" } } }],
    }),
  });
  return true;
}

/** What makes it renew or end with its cycle; a day on which it was to end is taken back by its own field. */
function endingOf(
  { cancel_at_period_end, cancel_at }: Stripe.Subscription,
  renews: boolean,
): Pick<Stripe.SubscriptionUpdateParams, "cancel_at" | "cancel_at_period_end"> {
  const ends = cancel_at_period_end || cancel_at !== null;
  if (ends !== renews) return {};
  if (!renews) return { cancel_at_period_end: true };
  return cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" };
}

async function endSubscription(stripe: Stripe, ref: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isCode(error, "resource_missing")) throw error;
  }
  // What a failed renewal left open would still be collected.
  for (const status of ["open", "draft"] as const) {
    const { data } = await stripe.invoices.list({ subscription: ref, status, limit: 10 });
    for (const invoice of data) {
      const id = idOf(invoice);
      // A draft of a subscription cannot be deleted: it is closed without a try to collect it, then void.
      if (status === "draft") await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
      await stripe.invoices.voidInvoice(id);
    }
  }
}
