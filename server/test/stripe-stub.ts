import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "../src/lib/clock.ts";
import { cycleEndAfter } from "../src/slices/memberships/service.ts";

type Fields = Record<string, unknown>;
type Thing = Fields & { id: string; object: string };

/** What a call is answered with instead of the truth. */
export type Trouble = "refuse" | "hang" | "garbage" | "fail" | "cut";

export interface StubEvent {
  id: string;
  type: string;
  data: { object: Fields };
}

export const stubSecrets = { key: "sk_test_stub", webhook: "whsec_stub" };

/**
 * As much of Stripe's HTTP API as the product uses, in memory, written from its public reference. What happens on
 * Stripe's own pages (`pay`, `renew`, `refund` …) are its methods; each returns the events it would send.
 */
export class StripeStub {
  readonly #server: Server;
  readonly #things = new Map<string, Thing>();
  readonly #answers = new Map<string, Fields>();
  #count = 0;
  clock: Clock = { now: () => new Date() };
  /** Says of a call what goes wrong with it, `after` it was carried out or before. */
  trouble: (call: string) => { how: Trouble; after: boolean } | null = () => null;
  /** Every call so far: "POST /v1/refunds". */
  readonly calls: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<StripeStub> {
    const stub = new StripeStub();
    await new Promise<void>((resolve) => stub.#server.listen(0, "127.0.0.1", resolve));
    return stub;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a server under test is configured with. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: stubSecrets.key,
      STRIPE_WEBHOOK_SECRET: stubSecrets.webhook,
      STRIPE_API_BASE: this.base,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

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
    const customer = session.customer ?? this.#make("customer", "cus").id;
    const amount = session.amount_total as number;
    const intent = this.#charge(amount, customer);
    Object.assign(session, { status: "complete", payment_status: "paid", customer });
    if (session.mode === "payment") {
      session.payment_intent = intent.id;
      return [this.#event("checkout.session.completed", session)];
    }
    const now = this.clock.now();
    const subscription = this.#make("subscription", "sub", {
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

  dispute(intentId: string): StubEvent[] {
    const charge = this.chargeOf(intentId);
    charge.disputed = true;
    const dispute = this.#make("dispute", "dp", { charge: charge.id });
    return [this.#event("charge.dispute.created", dispute)];
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

  #make(object: string, prefix: string, fields: Fields = {}): Thing {
    this.#count += 1;
    const thing = { id: `${prefix}_${this.#count}`, object, ...fields };
    this.#things.set(thing.id, thing);
    return thing;
  }

  #charge(amount: number, customer: unknown): Thing {
    const intent = this.#make("payment_intent", "pi", { amount, customer, status: "succeeded" });
    const charge = this.#make("charge", "ch", {
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
    const invoice = this.#make("invoice", "in", {
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

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.base);
    const call = `${request.method} ${pathname}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    this.calls.push(call);
    const trouble = this.trouble(call);
    if (trouble && !trouble.after) return misbehave(response, trouble.how);
    const key = request.headers["idempotency-key"];
    const known =
      request.method === "POST" && typeof key === "string" ? this.#answers.get(key) : null;
    const answer = known ?? this.#carryOut(request.method ?? "", pathname, body, searchParams);
    if (typeof key === "string" && !("error" in answer)) this.#answers.set(key, answer);
    if (trouble) return misbehave(response, trouble.how);
    const status = "error" in answer ? 400 : 200;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }

  #carryOut(method: string, path: string, body: URLSearchParams, query: URLSearchParams): Fields {
    const [, , kind = "", ...rest] = path.split("/");
    const expanded = [...query]
      .filter(([name]) => name.startsWith("expand"))
      .map(([, value]) => value);
    if (path === "/v1/checkout/sessions") return this.#openSession(body);
    if (kind === "checkout" && rest[2] === "expire") return this.#expire(rest[1] ?? "");
    if (path === "/v1/products") {
      const id = body.get("id") ?? "";
      if (this.#things.has(id)) return refusal("resource_already_exists");
      const product = { id, object: "product", name: body.get("name") };
      this.#things.set(id, product);
      return product;
    }
    if (path === "/v1/refunds") return this.#refundBy(body.get("payment_intent") ?? "");
    if (path === "/v1/billing_portal/sessions") {
      return { id: "bps_1", url: `https://stripe.test/portal/${body.get("customer")}` };
    }
    if (path === "/v1/invoices") return this.#listInvoices(query);
    const id = kind === "checkout" ? rest[1] : rest[0];
    const thing = this.#things.get(id ?? "");
    if (!thing) return refusal("resource_missing");
    if (kind === "subscriptions" && method === "POST") return this.#change(thing, body);
    if (kind === "subscriptions" && method === "DELETE") {
      if (thing.status === "canceled") return refusal("resource_missing");
      return Object.assign(thing, { status: "canceled" });
    }
    if (kind === "invoices" && method !== "GET") return changeInvoice(thing, method, rest[1] ?? "");
    return this.#expand(thing, expanded);
  }

  #openSession(body: URLSearchParams): Fields {
    const unit = Number(body.get("line_items[0][price_data][unit_amount]"));
    const session = this.#make("checkout.session", "cs", {
      mode: body.get("mode"),
      status: "open",
      payment_status: "unpaid",
      client_reference_id: body.get("client_reference_id"),
      customer: body.get("customer"),
      currency: body.get("line_items[0][price_data][currency]"),
      amount_subtotal: unit,
      amount_total: unit,
      payment_intent: null,
      subscription: null,
      invoice: null,
      success_url: body.get("success_url"),
      metadata: {
        checkoutId: body.get("metadata[checkoutId]"),
        userId: body.get("metadata[userId]"),
      },
    });
    session.url = `https://stripe.test/pay/${session.id}`;
    return structuredClone(session);
  }

  #expire(id: string): Fields {
    const session = this.find(id);
    if (session.status !== "open") return refusal("checkout_session_not_open");
    return Object.assign(session, { status: "expired" });
  }

  #refundBy(intentId: string): Fields {
    const charge = this.chargeOf(intentId);
    if (charge.refunded) return refusal("charge_already_refunded");
    this.refund(intentId);
    return { id: `re_${intentId}`, object: "refund" };
  }

  #listInvoices(query: URLSearchParams): Fields {
    const data = this.all("invoice").filter(
      ({ parent, status }) =>
        status === query.get("status") &&
        (parent as { subscription_details: Fields }).subscription_details.subscription ===
          query.get("subscription"),
    );
    return { object: "list", data };
  }

  #change(subscription: Thing, body: URLSearchParams): Fields {
    const [atEnd, day] = [body.get("cancel_at_period_end"), body.get("cancel_at")];
    // One says when, or the other: not both, and a flag is not taken back by the day.
    if (day !== null && (atEnd !== null || day !== "" || subscription.cancel_at_period_end)) {
      return refusal("parameter_invalid");
    }
    if (atEnd === "false" && subscription.cancel_at !== null && !subscription.cancel_at_period_end)
      return refusal("parameter_invalid");
    if (atEnd !== null || day !== null) {
      const ends = atEnd === "true";
      subscription.cancel_at_period_end = ends;
      subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
    }
    const unit = body.get("items[0][price_data][unit_amount]");
    if (unit !== null) itemOf(subscription).price.unit_amount = Number(unit);
    return subscription;
  }

  /** A copy in which what was asked for stands whole. */
  #expand(thing: Thing, paths: readonly string[]): Fields {
    const copy = structuredClone(thing) as Fields;
    for (const path of paths) {
      const [name = "", ...deeper] = path.split(".");
      const given = copy[name];
      if (typeof given === "string") {
        copy[name] = this.#expand(this.find(given), deeper.length > 0 ? [deeper.join(".")] : []);
      }
    }
    return copy;
  }
}

interface Item {
  price: { unit_amount: number };
  current_period_start: number;
  current_period_end: number;
}

function itemOf(subscription: Thing): Item {
  const [item] = (subscription.items as { data: Item[] }).data;
  if (!item) throw new Error("A subscription of the stub has one item.");
  return item;
}

/** An invoice of a subscription is never deleted; it is void once it has been closed, and not before. */
function changeInvoice(invoice: Thing, method: string, call: string): Fields {
  const { status } = invoice;
  if (call === "finalize" && status === "draft") return Object.assign(invoice, { status: "open" });
  if (call === "void" && status === "open") return Object.assign(invoice, { status: "void" });
  return refusal(method === "DELETE" ? "invoice_not_editable" : "invoice_no_state");
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

function refusal(code: string): Fields {
  return { error: { type: "invalid_request_error", code, message: `The stub says ${code}.` } };
}

function misbehave(response: ServerResponse, how: Trouble): void {
  if (how === "hang") return;
  if (how === "cut") response.destroy();
  else if (how === "garbage") {
    response.writeHead(200, { "content-type": "application/json" }).end("<html>502 }{");
  } else if (how === "fail") {
    response
      .writeHead(500, { "content-type": "application/json" })
      .end('{"error":{"type":"api_error"}}');
  } else {
    const error = { type: "card_error", code: "card_declined", message: "Declined." };
    response.writeHead(402, { "content-type": "application/json" }).end(JSON.stringify({ error }));
  }
}

/** The header that Stripe signs a notice with. */
export function signatureOf(payload: string, at: Date, secret = stubSecrets.webhook): string {
  const t = seconds(at);
  const v1 = createHmac("sha256", secret).update(`${t}.${payload}`).digest("hex");
  return `t=${t},v1=${v1}`;
}
