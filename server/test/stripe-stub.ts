import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fields, itemOf, StripeBooks, seconds, type Thing } from "./stripe-books.ts";

export type { StubEvent } from "./stripe-books.ts";

/** What a call is answered with instead of the truth. */
export type Trouble = "refuse" | "hang" | "garbage" | "fail" | "cut";

export const stubSecrets = { key: "sk_test_stub", webhook: "whsec_stub" };

/** As much of Stripe's HTTP API as the product uses, over books in memory, written from its public reference. */
export class StripeStub extends StripeBooks {
  readonly #server: Server;
  readonly #answers = new Map<string, Fields>();
  /** Says of a call what goes wrong with it, `after` it was carried out or before. */
  trouble: (call: string) => { how: Trouble; after: boolean } | null = () => null;
  /** Every call so far: "POST /v1/refunds". */
  readonly calls: string[] = [];

  private constructor() {
    super();
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
      if (this.has(id)) return refusal("resource_already_exists");
      return this.put({ id, object: "product", name: body.get("name") });
    }
    if (path === "/v1/refunds") return this.#refundBy(body.get("payment_intent") ?? "");
    if (path === "/v1/billing_portal/sessions") {
      return { id: "bps_1", url: `https://stripe.test/portal/${body.get("customer")}` };
    }
    if (path === "/v1/invoices") return this.#listInvoices(query);
    if (path === "/v1/disputes") return this.#listOfCharge("dispute", query);
    if (path === "/v1/radar/early_fraud_warnings") {
      return this.#listOfCharge("radar.early_fraud_warning", query);
    }
    const id = kind === "checkout" ? rest[1] : rest[0];
    if (!id || !this.has(id)) return refusal("resource_missing");
    const thing = this.find(id);
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
    const session = this.make("checkout.session", "cs", {
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

  #listOfCharge(object: string, query: URLSearchParams): Fields {
    const data = this.all(object).filter(({ charge }) => charge === query.get("charge"));
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

/** An invoice of a subscription is never deleted; it is void once it has been closed, and not before. */
function changeInvoice(invoice: Thing, method: string, call: string): Fields {
  const { status } = invoice;
  if (call === "finalize" && status === "draft") return Object.assign(invoice, { status: "open" });
  if (call === "void" && status === "open") return Object.assign(invoice, { status: "void" });
  return refusal(method === "DELETE" ? "invoice_not_editable" : "invoice_no_state");
}

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
