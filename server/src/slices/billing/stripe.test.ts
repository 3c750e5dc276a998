import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { giveCredits, type Hunter, makeHunt, makeHunter } from "../../../test/factories.ts";
import { StripeStub, type StubEvent, signatureOf } from "../../../test/stripe-stub.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { showAlerts } from "../alerts/service.ts";
import { checkLedger } from "../credits/service.ts";
import { takeSubscription } from "./remote-cycles.ts";

let stub: StripeStub;
let app: TestApp;
let states = 0;

beforeAll(async () => {
  stub = await StripeStub.start();
  app = await testApp(stub.settings);
  stub.clock = app.clock;
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(() => {
  stub.trouble = () => null;
});

const drain = () => app.deps.jobs.drain();

function deliver(event: StubEvent, { at = app.clock.now(), secret = "whsec_stub", as = "" } = {}) {
  const payload = as || JSON.stringify({ object: "event", ...event });
  return app.fastify.inject({
    method: "POST",
    url: "/api/billing/webhook",
    headers: {
      "content-type": "application/json",
      "stripe-signature": signatureOf(JSON.stringify({ object: "event", ...event }), at, secret),
    },
    payload,
  });
}

async function tell(events: readonly StubEvent[]): Promise<void> {
  for (const event of events) expect((await deliver(event)).statusCode).toBe(200);
  await drain();
}

async function pass(days: number): Promise<void> {
  app.clock.advance(days * 86_400);
  await app.deps.jobs.keepSchedules();
  await drain();
}

/** Lets time pass until a tenth of a day before the cycle of a plan is over. */
async function passToLastHours(hunter: Hunter): Promise<void> {
  const ends = new Date((await current(hunter))?.cycleEndsAt ?? 0);
  await pass((ends.getTime() - app.clock.now().getTime()) / 86_400_000 - 0.1);
}

/** Begins a checkout. @returns the session at the stub */
async function begin(hunter: Hunter, kind: "plan" | "pack", id: string, huntId?: string) {
  const body = { kind, id, ...(huntId ? { huntId } : {}) } as const;
  const { url } = await app.ask(contract.startCheckout, { body }, hunter);
  expect(url).toMatch(/^https:\/\/stripe\.test\/pay\/cs_/);
  return url.split("/").at(-1) ?? "";
}

async function buy(hunter: Hunter, kind: "plan" | "pack", id: string, huntId?: string) {
  const session = await begin(hunter, kind, id, huntId);
  await tell(stub.pay(session));
  return stub.find(session);
}

const current = async (hunter: Hunter) => (await app.ask(contract.getCatalog, {}, hunter)).current;
const credits = (hunter: Hunter) => app.ask(contract.getCredits, {}, hunter);
const receipts = async (hunter: Hunter) =>
  (await app.ask(contract.getReceipts, { query: {} }, hunter)).receipts.map(
    ({ item, amountCents, reversed }) => [item, amountCents, reversed],
  );
// The nightly cleaning of a moved clock signs everybody out but hunters of today.
const alerts = async () => (await showAlerts(app.deps)).alerts;
const newHunt = () => makeHunt(app, { state: `STRIPES ${++states}` });

/** The order of a pack of cards, by a seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
  return order;
}

test("a plan is paid on Stripe's page, subscribes to its hunt, and comes back to it", async () => {
  const hunter = await makeHunter(app);
  const huntId = await newHunt();
  const session = await begin(hunter, "plan", "one", huntId);
  const { checkoutId } = stub.find(session).metadata as { checkoutId: string };
  const show = () => app.ask(contract.getCheckout, { params: { checkoutId } }, hunter);
  expect(await show()).toMatchObject({ status: "open", provider: "stripe", amountCents: 999 });
  expect(await current(hunter)).toBeNull();
  // No notice has come yet: whoever comes back has it looked at.
  stub.pay(session);
  await show();
  await drain();
  expect(await show()).toMatchObject({ status: "paid", returnUrl: `/hunt/${huntId}/subscribe` });
  expect(await current(hunter)).toMatchObject({ planId: "one", renews: true, slotsUsed: 1 });
  expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
  expect(await receipts(hunter)).toEqual([["1 Hunt plan, one month", 999, null]]);
  const stranger = await makeHunter(app);
  expect((await app.call(contract.getCheckout, { params: { checkoutId } }, stranger)).status).toBe(
    404,
  );
  const portal = await app.ask(contract.openPortal, {}, hunter);
  expect(portal.url).toMatch(/portal\/cus_/);
  expect((await app.call(contract.openPortal, {}, stranger)).body).toMatchObject({
    code: "no_customer",
  });
});

test("where real money moves no test card buys anything", async () => {
  const hunter = await makeHunter(app);
  const session = await begin(hunter, "pack", "twenty");
  const { checkoutId } = stub.find(session).metadata as { checkoutId: string };
  const body = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
  const params = { checkoutId };
  expect((await app.call(contract.paySandbox, { params, body }, hunter)).status).toBe(404);
  expect((await app.call(contract.getSandboxCheckout, { params }, hunter)).status).toBe(404);
  expect(await credits(hunter)).toMatchObject({ totalCredits: 0 });
});

test.each([7, 2_026, 91])(
  "notices delivered fifty times each, in any order and at once (seed %d), give one grant for each payment",
  async (seed) => {
    const hunter = await makeHunter(app);
    const deliverAll = async (events: readonly StubEvent[]) => {
      const copies = shuffled(
        events.flatMap((event) => Array.from({ length: 50 }, () => event)),
        seed,
      );
      for (let at = 0; at < copies.length; at += 25) {
        const answers = await Promise.all(copies.slice(at, at + 25).map((event) => deliver(event)));
        for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
        await Promise.all([drain(), drain(), drain()]);
      }
    };
    const plan = await begin(hunter, "plan", "three");
    const begun = [...stub.pay(await begin(hunter, "pack", "ten")), ...stub.pay(plan)];
    await deliverAll(begun);
    expect(await credits(hunter)).toMatchObject({ freeCredits: 15, bonusCredits: 10 });
    expect(await receipts(hunter)).toHaveLength(2);
    app.clock.advance(31 * 86_400);
    await deliverAll([...stub.renew(String(stub.find(plan).subscription)), ...begun]);
    expect(await credits(hunter)).toMatchObject({ freeCredits: 15, bonusCredits: 10 });
    expect(await receipts(hunter)).toHaveLength(3);
    expect((await checkLedger(app.deps)).difference).toBe(0);
  },
);

test("forged, changed, and 301 seconds old notices are refused; one of 299 seconds is taken", async () => {
  const hunter = await makeHunter(app);
  const [event] = stub.pay(await begin(hunter, "pack", "five"));
  if (!event) throw new Error("The stub sent nothing.");
  const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000);
  const changed = JSON.stringify({ object: "event", ...event, livemode: true });
  const refused = [
    await deliver(event, { secret: "whsec_other" }),
    await deliver(event, { as: changed }),
    await deliver(event, { at: ago(301) }),
    await app.fastify.inject({ method: "POST", url: "/api/billing/webhook", payload: event }),
    await app.fastify.inject({ method: "POST", url: "/api/billing/webhook", payload: "" }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  await drain();
  expect(await credits(hunter)).toMatchObject({ totalCredits: 0 });
  expect((await deliver(event, { at: ago(299) })).statusCode).toBe(200);
  await drain();
  expect(await credits(hunter)).toMatchObject({ totalCredits: 5 });
});

test("a notice is a hint: what was not paid is not believed", async () => {
  const hunter = await makeHunter(app);
  const session = await begin(hunter, "pack", "five");
  const object = { ...stub.find(session), status: "complete", payment_status: "paid" };
  await tell([{ id: "evt_lie", type: "checkout.session.completed", data: { object } }]);
  expect(await credits(hunter)).toMatchObject({ totalCredits: 0 });
});

test("twelve months are renewed by their invoices, once each, in the cycles of Stripe", async () => {
  const hunter = await makeHunter(app);
  const huntId = await newHunt();
  const { subscription } = await buy(hunter, "plan", "one", huntId);
  for (let month = 0; month < 3; month += 1) {
    await pass(30.5);
    const events = stub.renew(String(subscription));
    await tell([...events, ...events]);
  }
  expect(await receipts(hunter)).toHaveLength(4);
  expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
  const { subscriptions } = await app.ask(contract.listSubscriptions, {}, hunter);
  expect(subscriptions).toMatchObject([{ status: "ACTIVE" }]);
});

test("each of two renewals that are heard of at once gives its credits, and so does the one after", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  const heardLate: StubEvent[] = [];
  for (let month = 0; month < 2; month += 1) {
    app.clock.advance(31 * 86_400);
    heardLate.push(...stub.renew(String(subscription)));
  }
  await tell(heardLate);
  expect(await receipts(hunter)).toHaveLength(3);
  expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
  app.clock.advance(31 * 86_400);
  await tell(stub.renew(String(subscription)));
  expect(await receipts(hunter)).toHaveLength(4);
  expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
  const grants = (await app.ask(contract.getLedger, { query: {} }, hunter)).entries;
  expect(grants.filter(({ reason }) => reason === "monthly_grant")).toHaveLength(4);
});

test("a renewal whose notice was lost is asked for", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  stub.renew(String(subscription));
  await pass(32);
  expect(await receipts(hunter)).toHaveLength(2);
  expect(await current(hunter)).toMatchObject({ overdueUntil: null });
});

test("a payment of which no word ever came is found once its page has closed; a notice that failed is taken up again", async () => {
  const [silent, failed] = [await makeHunter(app), await makeHunter(app)];
  stub.pay(await begin(silent, "pack", "five"));
  await pass(1.005);
  expect(await credits(silent)).toMatchObject({ bonusCredits: 5 });

  const events = stub.pay(await begin(failed, "pack", "ten"));
  stub.trouble = () => ({ how: "fail", after: false });
  for (const event of events) await deliver(event);
  for (let tries = 0; tries < 6; tries += 1) {
    app.clock.advance(300);
    await drain();
  }
  expect(await credits(failed)).toMatchObject({ bonusCredits: 0 });
  stub.trouble = () => null;
  await pass(0.03);
  expect(await credits(failed)).toMatchObject({ bonusCredits: 10 });
});

test("a renewal that fails has seven days of grace; paid in them the plan goes on, else it ends everywhere", async () => {
  const [mends, ends] = [await makeHunter(app), await makeHunter(app)];
  const [first, second] = [await buy(mends, "plan", "one"), await buy(ends, "plan", "one")];
  await pass(31);
  await tell(stub.renew(String(first.subscription), false));
  await tell(stub.renew(String(second.subscription), false));
  expect(await current(mends)).toMatchObject({ overdueUntil: expect.any(String) });
  const { url } = await app.ask(
    contract.startCheckout,
    { body: { kind: "plan", id: "one" } },
    mends,
  );
  expect(url).toMatch(/^https:\/\/stripe\.test\/invoice\//);
  await tell(stub.payOpen(String(first.subscription)));
  expect(await current(mends)).toMatchObject({ overdueUntil: null, renews: true });
  await pass(6);
  expect(await current(ends)).toMatchObject({ planId: "one" });
  await pass(1.1);
  expect(await current(ends)).toBeNull();
  expect(stub.find(String(second.subscription)).status).toBe("canceled");
  expect(stub.find(String(stub.find(String(second.subscription)).latest_invoice)).status).toBe(
    "void",
  );
  expect(await receipts(ends)).toHaveLength(1);
});

test("stopped here it is stopped there, taken up again too; nothing is charged afterwards", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "five");
  const there = () => stub.find(String(subscription));
  await app.ask(contract.cancelPlan, {}, hunter);
  await drain();
  expect(there().cancel_at_period_end).toBe(true);
  await app.ask(contract.resumePlan, {}, hunter);
  await drain();
  expect(there().cancel_at_period_end).toBe(false);
  await app.ask(contract.cancelPlan, {}, hunter);
  await drain();
  await pass(32);
  await tell(stub.renew(String(subscription)));
  expect(await current(hunter)).toBeNull();
  expect(await receipts(hunter)).toHaveLength(1);
});

test("stopped on Stripe's page it is stopped here, and taken up again on either", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  const there = () => stub.find(String(subscription));
  await tell(stub.cancelInPortal(String(subscription), true));
  expect(await current(hunter)).toMatchObject({ renews: false, stopped: true });
  await tell(stub.cancelInPortal(String(subscription), false));
  expect(await current(hunter)).toMatchObject({ renews: true });
  await tell(stub.cancelInPortal(String(subscription), true));
  await app.ask(contract.resumePlan, {}, hunter);
  await drain();
  expect(there().cancel_at).toBeNull();
  expect(await current(hunter)).toMatchObject({ renews: true });
  await pass(31);
  await tell(stub.renew(String(subscription)));
  expect(await receipts(hunter)).toHaveLength(2);
});

test.each(["resume", "change"] as const)(
  "a plan whose subscription was ended over there is not taken up again (%s): it ends with its cycle, and its member is told",
  async (how) => {
    const hunter = await makeHunter(app);
    const { subscription } = await buy(hunter, "plan", "three");
    await tell(stub.endNow(String(subscription)));
    expect(await current(hunter)).toMatchObject({ renews: false, stopped: true });
    if (how === "resume") await app.ask(contract.resumePlan, {}, hunter);
    else await app.ask(contract.changePlan, { body: { id: "one", keep: [] } }, hunter);
    await drain();
    expect(await current(hunter)).toMatchObject({ renews: false, stopped: true, next: null });
    const mail = app.sent.find(
      ({ to, subject }) => to === hunter.email && subject.includes("again"),
    );
    expect(mail?.text).toContain("was ended at the payment provider");
    await pass(32);
    expect(await current(hunter)).toBeNull();
    expect(await receipts(hunter)).toHaveLength(1);
  },
);

test("of two workers on one subscription the one with older news does not have the last word", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  const ref = String(subscription);
  const { remote } = app.deps.payments;
  if (!remote) throw new Error("Stripe is not configured.");
  await tell(stub.cancelInPortal(ref, true));
  const stale = await remote.findSubscription(ref);
  await tell(stub.cancelInPortal(ref, false));
  let asked = 0;
  const slow = {
    ...remote,
    findSubscription: async (name: string) =>
      asked++ === 0 ? stale : remote.findSubscription(name),
  };
  await takeSubscription(app.deps, slow, ref);
  expect(await current(hunter)).toMatchObject({ renews: true, stopped: false });
});

test("while a renewal is on its way no other plan is sold or chosen; a stop still counts", async () => {
  const [waits, stops] = [await makeHunter(app), await makeHunter(app)];
  const [first, second] = [await buy(waits, "plan", "one"), await buy(stops, "plan", "one")];
  await pass(31);
  await tell([
    ...stub.beginCycle(String(first.subscription)),
    ...stub.beginCycle(String(second.subscription)),
  ]);
  const body = { kind: "plan", id: "unlimited" } as const;
  expect((await app.call(contract.startCheckout, { body }, waits)).body).toMatchObject({
    code: "plan_renewing",
  });
  const choice = { id: "three" as const, keep: [] };
  expect((await app.call(contract.changePlan, { body: choice }, waits)).body).toMatchObject({
    code: "plan_renewing",
  });
  const { terms } = await app.ask(contract.getCatalog, {}, waits);
  expect(terms.map(({ planId }) => planId)).toEqual(["one"]);
  expect(await app.ask(contract.cancelPlan, {}, stops)).toMatchObject({ current: null });
  await drain();
  expect(await current(stops)).toBeNull();
  expect(stub.find(String(second.subscription)).status).toBe("canceled");
  const draft = stub.find(String(stub.find(String(second.subscription)).latest_invoice));
  expect(draft.status).toBe("void");
  await tell(stub.chargeCycle(String(first.subscription)));
  expect(await receipts(waits)).toHaveLength(2);
  expect(await receipts(stops)).toHaveLength(1);
  expect((await app.call(contract.startCheckout, { body }, waits)).status).toBe(200);
});

test("a difference that is paid after the cycle it was reckoned for buys nothing, and is given back", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  await passToLastHours(hunter);
  const cheap = await begin(hunter, "plan", "unlimited");
  await pass(0.2);
  await tell(stub.renew(String(subscription)));
  await tell(stub.pay(cheap));
  await drain();
  expect(await current(hunter)).toMatchObject({ planId: "one" });
  expect(await credits(hunter)).toMatchObject({ totalCredits: 15 });
  expect(stub.chargeOf(String(stub.find(cheap).payment_intent)).refunded).toBe(true);
  expect((await receipts(hunter))[0]).toEqual([expect.any(String), 50, "refund"]);
  const mails = await app.deps.db.query<{ text: string }>(sql`
    select body as text from mails where recipient = ${hunter.email} and subject like '%is being given back'`);
  expect(mails).toEqual([
    { text: expect.stringContaining("because the plan has been changed or renewed since") },
  ]);
});

test("a renewal that was paid in its grace without a word is found before the plan would end", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  await pass(31);
  await tell(stub.renew(String(subscription), false));
  await pass(6.5);
  stub.payOpen(String(subscription));
  await pass(0.6);
  expect(await current(hunter)).toMatchObject({ planId: "one", overdueUntil: null });
  expect(await receipts(hunter)).toHaveLength(2);
});

test("a stop that Stripe was not told in time: the charge is given back, and the subscription ended", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  stub.trouble = (call) =>
    call.includes("/v1/subscriptions/") ? { how: "fail", after: false } : null;
  await app.ask(contract.cancelPlan, {}, hunter);
  await drain();
  app.clock.advance(32 * 86_400);
  const charged = stub.renew(String(subscription));
  stub.trouble = () => null;
  await tell([...charged, ...charged]);
  await pass(1);
  expect(await current(hunter)).toBeNull();
  expect(stub.find(String(subscription)).status).toBe("canceled");
  expect(await receipts(hunter)).toMatchObject([
    [expect.any(String), 999, "refund"],
    [expect.any(String), 999, null],
  ]);
  const invoice = stub.find(String(stub.find(String(subscription)).latest_invoice));
  const intent = (invoice.payments as { data: { payment: { payment_intent: string } }[] }).data[0];
  expect(stub.chargeOf(intent?.payment.payment_intent ?? "").refunded).toBe(true);
  expect(
    (await alerts()).some(
      ({ kind, text }) => kind === "payment_unplaced" && text.includes("stopped"),
    ),
  ).toBe(true);
});

test("a larger plan is charged its difference and costs more from the next cycle; a smaller one less", async () => {
  const hunter = await makeHunter(app);
  const { subscription } = await buy(hunter, "plan", "one");
  await pass(15);
  const { terms } = await app.ask(contract.getCatalog, {}, hunter);
  const due = terms.find(({ planId }) => planId === "unlimited")?.dueTodayCents ?? 0;
  const paid = await buy(hunter, "plan", "unlimited");
  expect(paid).toMatchObject({ mode: "payment", amount_total: due });
  expect(await current(hunter)).toMatchObject({ planId: "unlimited", nextSumCents: 6999 });
  const price = () =>
    (stub.find(String(subscription)).items as { data: { price: { unit_amount: number } }[] })
      .data[0]?.price.unit_amount;
  expect(price()).toBe(6999);
  await app.ask(contract.changePlan, { body: { id: "three", keep: [] } }, hunter);
  await drain();
  expect(price()).toBe(2699);
  await pass(16);
  await tell(stub.renew(String(subscription)));
  expect(await current(hunter)).toMatchObject({ planId: "three" });
  expect((await receipts(hunter)).map(([, cents]) => cents)).toEqual([2699, due, 999]);
});

test("a plan paid twice is given once, and the second payment is given back", async () => {
  const hunter = await makeHunter(app);
  const [first, second] = [
    await begin(hunter, "plan", "one"),
    await begin(hunter, "plan", "three"),
  ];
  const events = [...stub.pay(first), ...stub.pay(second)];
  await tell(shuffled([...events, ...events], 3));
  await drain();
  const held = await current(hunter);
  const kept = stub.find(held?.planId === "one" ? first : second);
  const other = stub.find(held?.planId === "one" ? second : first);
  expect(stub.find(String(kept.subscription)).status).toBe("active");
  expect(stub.find(String(other.subscription)).status).toBe("canceled");
  expect((await receipts(hunter)).map(([, , reversed]) => reversed).sort()).toEqual(
    [null, "refund"].sort(),
  );
  expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
});

test("an open checkout for another plan is closed once one is paid", async () => {
  const hunter = await makeHunter(app);
  const other = await begin(hunter, "plan", "five");
  await buy(hunter, "plan", "one");
  expect(stub.find(other).status).toBe("expired");
});

test("refunds and disputes take back what is there, once, with an alert; a part is only told", async () => {
  const hunter = await makeHunter(app);
  const pack = await buy(hunter, "pack", "ten");
  await giveCredits(app, hunter.id, 4);
  const part = stub.refund(String(pack.payment_intent), 100);
  await tell(part);
  expect(await credits(hunter)).toMatchObject({ totalCredits: 14 });
  const whole = stub.refund(String(pack.payment_intent));
  await tell([...whole, ...whole, ...part]);
  expect(await credits(hunter)).toMatchObject({ totalCredits: 4 });
  const plan = await buy(hunter, "plan", "unlimited");
  const invoice = stub.find(String(plan.invoice));
  const intent =
    (invoice.payments as { data: { payment: { payment_intent: string } }[] }).data[0]?.payment
      .payment_intent ?? "";
  await tell(stub.dispute(intent));
  expect(await current(hunter)).toBeNull();
  expect(await credits(hunter)).toMatchObject({ totalCredits: 4, freeCredits: 0 });
  expect(stub.find(String(plan.subscription)).status).toBe("canceled");
  expect((await alerts()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["refund", "dispute"]),
  );
  expect((await receipts(hunter)).map(([, , reversed]) => reversed)).toEqual(["dispute", "refund"]);
  expect((await checkLedger(app.deps)).difference).toBe(0);
});

test("a larger plan in the last hours costs what can be charged, and an account that was deleted pays nothing", async () => {
  const hunter = await makeHunter(app);
  await buy(hunter, "plan", "one");
  await passToLastHours(hunter);
  const larger = await buy(hunter, "plan", "three");
  expect(larger.amount_total).toBe(50);
  expect(await current(hunter)).toMatchObject({ planId: "three" });

  const gone = await makeHunter(app);
  const session = await begin(gone, "plan", "five");
  const password = "brass lantern 9";
  await app.ask(contract.deleteUser, { body: { password } }, gone);
  await tell(stub.pay(session));
  await drain();
  const { subscription, invoice } = stub.find(session);
  expect(stub.find(String(subscription)).status).toBe("canceled");
  const paid = stub.find(String(invoice)).payments as {
    data: { payment: { payment_intent: string } }[];
  };
  expect(stub.chargeOf(paid.data[0]?.payment.payment_intent ?? "").refunded).toBe(true);
});

test("a refund that is told before its payment leaves nothing behind", async () => {
  const hunter = await makeHunter(app);
  const session = await begin(hunter, "pack", "twenty");
  const paid = stub.pay(session);
  const refunded = stub.refund(String(stub.find(session).payment_intent));
  await tell([...refunded, ...paid]);
  expect(await credits(hunter)).toMatchObject({ totalCredits: 0 });
  expect(await receipts(hunter)).toEqual([["20 credits", 1599, "refund"]]);
});

test.each(["hang", "garbage", "fail", "cut", "refuse"] as const)(
  "where Stripe answers a page with a %s, nobody waits over three seconds and nothing is charged twice",
  async (how) => {
    const hunter = await makeHunter(app);
    const body = { kind: "pack", id: "five" } as const;
    const key = { ...hunter, idempotencyKey: `again-${how}` };
    stub.trouble = (call) => (call.endsWith("/sessions") ? { how, after: true } : null);
    const begun = performance.now();
    const first = await app.call(contract.startCheckout, { body }, key);
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(first.status).toBeGreaterThanOrEqual(500);
    expect(String(first.body.error)).toMatch(/Nothing was charged|went wrong/);
    stub.trouble = () => null;
    const second = await app.ask(contract.startCheckout, { body }, key);
    const sessions = stub
      .all("checkout.session")
      .filter(({ metadata }) => (metadata as { userId: string }).userId === hunter.id);
    expect(sessions).toHaveLength(1);
    expect(second.url).toBe(String(sessions[0]?.url));
  },
  10_000,
);

test("whichever call fails, before or after it was carried out, a repeated notice ends the same", async () => {
  const ends: unknown[] = [];
  for (let failing = 0; failing < 6; failing += 1) {
    for (const after of [false, true]) {
      const hunter = await makeHunter(app);
      const events = stub.pay(await begin(hunter, "plan", "three"));
      let calls = 0;
      stub.trouble = () => (calls++ === failing ? { how: "fail", after } : null);
      for (const event of events) await deliver(event);
      await drain();
      stub.trouble = () => null;
      app.clock.advance(120);
      await tell(events);
      const { freeCredits } = await credits(hunter);
      ends.push([freeCredits, await receipts(hunter), (await current(hunter))?.planId]);
    }
  }
  expect(new Set(ends.map((end) => JSON.stringify(end)))).toEqual(
    new Set([JSON.stringify([15, [["3 Hunts plan, one month", 2699, null]], "three"])]),
  );
});

test("the provider is asked in no transaction: what hangs there holds no row here", async () => {
  const { remote } = app.deps.payments;
  const asking = inTransaction(app.deps.db, async () => {
    await remote?.findSubscription("sub_none");
  });
  await expect(asking).rejects.toThrow("The payment provider was asked inside a transaction.");
});

test("nothing the key or the secret could be read from is logged", async () => {
  expect(app.logLines.join("\n")).not.toMatch(/sk_test_stub|whsec_stub/);
  const rows = await app.deps.db.query(
    sql`select 1 as one from payment_notices where handled_at is null`,
  );
  expect(rows.length).toBeLessThan(20);
});
