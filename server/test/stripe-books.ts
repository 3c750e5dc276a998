import type { Clock } from "../src/lib/clock.ts";
import { cycleEndAfter } from "../src/slices/memberships/service.ts";

export type Fields = Record<string, unknown>;
export type Thing = Fields & { id: string; object: string };

export interface StubEvent {
  id: string;
  type: string;
  data: { object: Fields };
}

/**
 * What stands at Stripe, in memory, and what happens on its own pages (`pay`, `renew`, `refund` …): each of these
 * returns the events that Stripe would send.
 */
export class StripeBooks {
  readonly #things = new Map<string, Thing>();
  #count = 0;
  clock: Clock = { now: () => new Date() };

  find(id: string): Thing {
    const thing = this.#things.get(id);
    if (!thing) throw new Error(`The stub has no ${id}.`);
    return thing;
  }

  all(object: string): Thing[] {
    return [...this.#things.values()].filter((thing) => thing.object === object);
  }

  /** Somebody pays a checkout on its page. */
  pay(sessionId: string): StubEvent[] {
    const session = this.find(sessionId);
    const customer = session.customer ?? this.make("customer", "cus").id;
    const amount = session.amount_total as number;
    const intent = this.#charge(amount, customer);
    Object.assign(session, { status: "complete", payment_status: "paid", customer });
    if (session.mode === "payment") {
      session.payment_intent = intent.id;
      return [this.#event("checkout.session.completed", session)];
    }
    const now = this.clock.now();
    const subscription = this.make("subscription", "sub", {
      customer,
      metadata: session.metadata,
      status: "active",
      cancel_at_period_end: false,
      cancel_at: null,
      anchor: now.toISOString(),
      items: {
        object: "list",
        data: [
          {
            id: `si_${this.#count}`,
            object: "subscription_item",
            price: { unit_amount: amount },
            current_period_start: seconds(now),
            current_period_end: seconds(cycleEndAfter(now, now)),
          },
        ],
      },
    });
    const invoice = this.#invoice(subscription, "subscription_create", amount);
    this.#payInvoice(invoice, intent);
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
    return [
      this.#event("checkout.session.completed", session),
      this.#event("invoice.paid", invoice),
      this.#event("customer.subscription.updated", subscription),
    ];
  }

  /** A cycle is over: it is charged, or its card fails; a subscription that was to end then ends. */
  renew(subscriptionId: string, cardWorks = true): StubEvent[] {
    const begun = this.beginCycle(subscriptionId);
    return this.find(subscriptionId).status === "canceled"
      ? begun
      : [...begun, ...this.chargeCycle(subscriptionId, cardWorks)];
  }

  /** A cycle is over, and what the next one costs stands in a draft for an hour; or the subscription ends. */
  beginCycle(subscriptionId: string): StubEvent[] {
    const subscription = this.find(subscriptionId);
    if (subscription.status === "canceled") return [];
    if (subscription.cancel_at !== null) {
      subscription.status = "canceled";
      return [this.#event("customer.subscription.deleted", subscription)];
    }
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    const from = new Date(item.current_period_start * 1000);
    item.current_period_end = seconds(cycleEndAfter(new Date(String(subscription.anchor)), from));
    const cents = item.price.unit_amount;
    this.#invoice(subscription, "subscription_cycle", cents).status = "draft";
    return [this.#event("customer.subscription.updated", subscription)];
  }

  /** The draft is closed and charged. */
  chargeCycle(subscriptionId: string, cardWorks = true): StubEvent[] {
    const subscription = this.find(subscriptionId);
    const invoice = this.find(String(subscription.latest_invoice));
    invoice.status = "open";
    if (!cardWorks) {
      subscription.status = "past_due";
      return [
        this.#event("invoice.payment_failed", invoice),
        this.#event("customer.subscription.updated", subscription),
      ];
    }
    return this.payOpen(subscriptionId);
  }

  /** The open invoice of a subscription is paid, by hand or by a card that works again. */
  payOpen(subscriptionId: string): StubEvent[] {
    const subscription = this.find(subscriptionId);
    const invoice = this.find(String(subscription.latest_invoice));
    this.#payInvoice(invoice, this.#charge(invoice.subtotal as number, subscription.customer));
    subscription.status = "active";
    return [
      this.#event("invoice.paid", invoice),
      this.#event("customer.subscription.updated", subscription),
    ];
  }

  /** An operator gives a payment back in the dashboard, whole or in part. */
  refund(intentId: string, cents?: number): StubEvent[] {
    const charge = this.chargeOf(intentId);
    charge.amount_refunded = cents ?? charge.amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    return [this.#event("charge.refunded", charge)];
  }

  /** A payer's bank disputes a payment, or asks about it first (`warning_needs_response`). */
  dispute(intentId: string, status = "needs_response"): StubEvent[] {
    const charge = this.chargeOf(intentId);
    charge.disputed = true;
    const about = { charge: charge.id, payment_intent: intentId, amount: charge.amount };
    return [
      this.#event("charge.dispute.created", this.make("dispute", "dp", { ...about, status })),
    ];
  }

  /** What becomes of the newest dispute of a payment: an inquiry becomes one, it is won, lost, or closed. */
  decide(intentId: string, status: string): StubEvent[] {
    const dispute = this.all("dispute").findLast((one) => one.payment_intent === intentId);
    if (!dispute) throw new Error(`Nobody disputes ${intentId}.`);
    dispute.status = status;
    const [told, money] = {
      needs_response: ["updated", "funds_withdrawn"],
      won: ["closed", "funds_reinstated"],
    }[status] ?? ["closed"];
    const events = [this.#event(`charge.dispute.${told}`, dispute)];
    return money ? [...events, this.#event(`charge.dispute.${money}`, dispute)] : events;
  }

  /** The network of the card takes a payment for fraud. */
  warn(intentId: string): StubEvent[] {
    const charge = this.chargeOf(intentId);
    const about = { charge: charge.id, payment_intent: intentId, actionable: !charge.refunded };
    const warning = this.make("radar.early_fraud_warning", "issfr", about);
    return [this.#event("radar.early_fraud_warning.created", warning)];
  }

  chargeOf(intentId: string): Thing {
    return this.find(String(this.find(intentId).latest_charge));
  }

  /** Changes made on Stripe's own pages of a subscription: they name the day and leave the flag alone. */
  cancelInPortal(subscriptionId: string, atEnd: boolean): StubEvent[] {
    const subscription = this.find(subscriptionId);
    const end = itemOf(subscription).current_period_end;
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: atEnd ? end : null });
    return [this.#event("customer.subscription.updated", subscription)];
  }

  /** Whether there is something of this id. */
  has(id: string): boolean {
    return this.#things.has(id);
  }

  /** Puts something on the books. */
  put(thing: Thing): Thing {
    this.#things.set(thing.id, thing);
    return thing;
  }

  /** Puts something on the books under an id that nothing else has. */
  make(object: string, prefix: string, fields: Fields = {}): Thing {
    this.#count += 1;
    return this.put({ id: `${prefix}_${this.#count}`, object, ...fields });
  }

  /** An operator ends a subscription at once, in the dashboard. */
  endNow(subscriptionId: string): StubEvent[] {
    const subscription = this.find(subscriptionId);
    subscription.status = "canceled";
    return [this.#event("customer.subscription.deleted", subscription)];
  }

  #charge(amount: number, customer: unknown): Thing {
    const intent = this.make("payment_intent", "pi", { amount, customer, status: "succeeded" });
    const charge = this.make("charge", "ch", {
      amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
    });
    intent.latest_charge = charge.id;
    return intent;
  }

  #invoice(subscription: Thing, reason: string, amount: number): Thing {
    const invoice = this.make("invoice", "in", {
      billing_reason: reason,
      status: "open",
      subtotal: amount,
      amount_paid: 0,
      hosted_invoice_url: `https://stripe.test/invoice/${this.#count}`,
      payments: { object: "list", data: [] },
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    });
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  #payInvoice(invoice: Thing, intent: Thing): void {
    invoice.status = "paid";
    invoice.amount_paid = invoice.subtotal;
    invoice.payments = {
      object: "list",
      data: [{ status: "paid", payment: { type: "payment_intent", payment_intent: intent.id } }],
    };
  }

  #event(type: string, object: Thing): StubEvent {
    this.#count += 1;
    return { id: `evt_${this.#count}`, type, data: { object: structuredClone(object) } };
  }
}

interface Item {
  price: { unit_amount: number };
  current_period_start: number;
  current_period_end: number;
}

/** The one item of a subscription. */
export function itemOf(subscription: Thing): Item {
  const [item] = (subscription.items as { data: Item[] }).data;
  if (!item) throw new Error("A subscription of the stub has one item.");
  return item;
}

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
