import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { goodCard, type Hunter, makeAdmin, makeHunt, makeHunter } from "../../../test/factories.ts";
import { StripeStub, signatureOf } from "../../../test/stripe-stub.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { readTotals } from "../admin-insights/sql.ts";
import { checkLedger } from "../credits/check.ts";
import { renewAll } from "./renewals.ts";

const reason = "Charged twice by our mistake";

async function openCheckout(
  app: TestApp,
  hunter: Hunter,
  body: contract.Parts<typeof contract.startCheckout>["body"],
): Promise<string> {
  const { url } = await app.ask(contract.startCheckout, { body }, hunter);
  return url.split("/").at(-1) ?? "";
}

const fileOf = (app: TestApp, admin: Hunter, id: string) =>
  app.ask(contract.getAdminUser, { params: { id } }, admin);

const refundAs = (app: TestApp, who: Hunter, id: string) =>
  app.call(contract.refundPayment, { params: { id }, body: { reason } }, who);

describe("in the sandbox", () => {
  let app: TestApp;
  let admin: Hunter;
  beforeAll(async () => {
    app = await testApp();
    admin = await makeAdmin(app);
  });
  afterAll(() => app.close());

  async function buy(hunter: Hunter, kind: "plan" | "pack", id: string, huntId?: string) {
    const body = { kind, id, ...(huntId ? { huntId } : {}) };
    const checkoutId = await openCheckout(app, hunter, body);
    await app.ask(contract.paySandbox, { params: { checkoutId }, body: goodCard }, hunter);
    const [newest] = (await fileOf(app, admin, hunter.id)).payments;
    if (!newest) throw new Error("Nothing was paid.");
    return newest;
  }
  const revenue = async () =>
    (await readTotals(app.deps.db, app.clock.now(), app.clock.now())).revenueCents;

  test("a plan is given back: it ends with its hunts, its payer reads why, it is no revenue and stands in the log", async () => {
    const hunter = await makeHunter(app);
    const huntId = await makeHunt(app);
    const before = await revenue();
    const payment = await buy(hunter, "plan", "one", huntId);
    expect(payment).toMatchObject({ amountUsd: 9.99, givenBackUsd: 0, refundable: true });
    const { status, body } = await refundAs(app, admin, payment.id);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        amountUsd: 9.99,
        taken: "Here 15 credits were taken back, the plan was ended with its hunts.",
      },
    ]);
    const file = await fileOf(app, admin, hunter.id);
    expect(file.payments[0]).toMatchObject({ givenBackUsd: 9.99, refundable: false });
    expect(file.user).toMatchObject({ plan: null, subscriptions: 0 });
    expect(file.credits.totalCredits).toBe(0);
    expect(await revenue()).toBe(before);
    await app.deps.jobs.drain();
    const mail = app.sent.find(
      ({ to, subject }) => to === hunter.email && /^\$9\.99/.test(subject),
    );
    expect(mail?.text).toContain(reason);
    const { entries } = await app.ask(contract.listAudit, { query: { search: "refund" } }, admin);
    expect(entries[0]).toMatchObject({
      action: "refund payment",
      after: { name: hunter.email, receipt: payment.number, amountUsd: 9.99, reason },
    });
    expect((await checkLedger(app.deps)).difference).toBe(0);
  });

  test("of twenty presses at once one gives back, and takes the credits once", async () => {
    const hunter = await makeHunter(app, 4);
    const payment = await buy(hunter, "pack", "ten");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refundAs(app, admin, payment.id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "given_back",
    });
    expect((await fileOf(app, admin, hunter.id)).credits.totalCredits).toBe(4);
    expect((await checkLedger(app.deps)).difference).toBe(0);
  });

  test("a plan and the difference to a larger one leave no credits behind, whichever is given back first", async () => {
    for (const first of [0, 1]) {
      const hunter = await makeHunter(app, 4);
      const paid = [await buy(hunter, "plan", "one")];
      app.clock.advance(60);
      paid.push(await buy(hunter, "plan", "unlimited"));
      if (first === 1) paid.reverse();
      for (const { id } of paid) expect((await refundAs(app, admin, id)).status).toBe(200);
      expect((await fileOf(app, admin, hunter.id)).credits.totalCredits).toBe(4);
    }
    expect((await checkLedger(app.deps)).difference).toBe(0);
  });

  test("of a plan that has ended the credits that never expire are taken back", async () => {
    const hunter = await makeHunter(app, 4);
    const payment = await buy(hunter, "plan", "unlimited");
    await app.ask(contract.cancelPlan, {}, hunter);
    app.clock.advance(40 * 86_400);
    await renewAll(app.deps);
    const credits = async () => (await fileOf(app, admin, hunter.id)).credits.totalCredits;
    expect(await credits()).toBe(14);
    expect((await refundAs(app, admin, payment.id)).body).toMatchObject({
      taken: "Here 10 credits were taken back.",
    });
    expect(await credits()).toBe(4);
  });

  test("what a provider took that is not configured any more is not said to be given back", async () => {
    const hunter = await makeHunter(app);
    const id = crypto.randomUUID();
    await inTransaction(app.deps.db, async (tx) => {
      await tx.execute(sql`
        insert into payments (id, user_id, kind, item_id, amount_cents, paid_at, once_key, provider, provider_ref)
        values (${id}, ${hunter.id}, 'pack', 'ten', 899, ${app.clock.now()}, ${id}, 'stripe', 'pi_before')`);
      const payload = { paymentRef: "pi_before" };
      await app.deps.jobs.add(tx, { kind: "refund_payment", payload });
    });
    expect((await refundAs(app, admin, id)).body).toMatchObject({ code: "provider_missing" });
    expect((await fileOf(app, admin, hunter.id)).payments[0]).toMatchObject({ givenBackUsd: 0 });
    for (let tries = 0; tries < 6; tries += 1) {
      await app.deps.jobs.drain().catch(() => 0);
      app.clock.advance(300);
    }
    const [job] = await app.deps.db.query<{ status: string; error: string }>(
      sql`select status, error from jobs where kind = 'refund_payment'`,
    );
    expect(job).toEqual({
      status: "failed",
      error: expect.stringContaining("give pi_before back"),
    });
  });

  test("a reason is wanted, a payment that is none is not found, and an operator gives no money back", async () => {
    const hunter = await makeHunter(app);
    const { id } = await buy(hunter, "pack", "ten");
    const without = { params: { id }, body: { reason: " x " } };
    expect((await app.call(contract.refundPayment, without, admin)).status).toBe(400);
    expect((await refundAs(app, admin, crypto.randomUUID())).status).toBe(404);
    const operator = await makeHunter(app);
    const role = { params: { id: operator.id }, body: { role: "operator" as const } };
    await app.ask(contract.updateUser, role, admin);
    expect((await refundAs(app, operator, id)).status).toBe(403);
    expect((await fileOf(app, operator, hunter.id)).payments[0]?.refundable).toBe(true);
  });
});

test("where money moves the provider gives it back, and its notice of that changes nothing more", async () => {
  const stub = await StripeStub.start();
  const app = await testApp({ ...stub.settings, ADMIN_SECOND_FACTOR: "optional" });
  stub.clock = app.clock;
  const tell = async (events: ReturnType<StripeStub["refund"]>) => {
    for (const event of events) {
      const payload = JSON.stringify({ object: "event", ...event });
      const signature = signatureOf(payload, app.clock.now(), "whsec_stub");
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      await app.fastify.inject({ method: "POST", url: "/api/billing/webhook", headers, payload });
    }
    await app.deps.jobs.drain();
  };
  try {
    const admin = await makeAdmin(app);
    const hunter = await makeHunter(app);
    const session = await openCheckout(app, hunter, { kind: "pack", id: "ten" });
    await tell(stub.pay(session));
    const intent = String(stub.find(session).payment_intent);
    const [payment] = (await fileOf(app, admin, hunter.id)).payments;
    expect((await refundAs(app, admin, payment?.id ?? "")).status).toBe(200);
    expect(stub.chargeOf(intent).refunded).toBe(false);
    await app.deps.jobs.drain();
    expect(stub.chargeOf(intent).refunded).toBe(true);
    await tell(stub.refund(intent));
    const file = await fileOf(app, admin, hunter.id);
    expect(file.payments[0]).toMatchObject({ givenBackUsd: file.payments[0]?.amountUsd });
    expect(file.credits.totalCredits).toBe(0);
    expect((await app.ask(contract.listAlerts, {}, admin)).alerts).toEqual([]);
  } finally {
    await app.close();
    await stub.close();
  }
});
