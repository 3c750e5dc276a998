import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeHunter } from "../../../test/factories.ts";
import { StripeStub, type StubEvent, signatureOf } from "../../../test/stripe-stub.ts";
import type { RemoteDispute } from "../../lib/payments/provider.ts";
import { readTotals } from "../admin-insights/sql.ts";
import { showAlerts } from "../alerts/service.ts";
import { checkLedger } from "../credits/service.ts";
import { takeDispute } from "./disputes.ts";

let stub: StripeStub;
let app: TestApp;

beforeAll(async () => {
  stub = await StripeStub.start();
  app = await testApp(stub.settings);
  stub.clock = app.clock;
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

/** Tells the server of events, each of them twice. */
async function tell(events: readonly StubEvent[]): Promise<void> {
  for (const event of [...events, ...events]) {
    const payload = JSON.stringify({ object: "event", ...event });
    const signature = signatureOf(payload, app.clock.now());
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const url = "/api/billing/webhook";
    const answer = await app.fastify.inject({ method: "POST", url, headers, payload });
    expect(answer.statusCode).toBe(200);
  }
  await app.deps.jobs.drain();
  app.clock.advance(1);
}

/** Buys something. @returns the payment, as Stripe calls it */
async function buy(hunter: Hunter, kind: "plan" | "pack", id: string): Promise<string> {
  const { url } = await app.ask(contract.startCheckout, { body: { kind, id } }, hunter);
  const session = url.split("/").at(-1) ?? "";
  await tell(stub.pay(session));
  const { payment_intent, invoice } = stub.find(session);
  if (payment_intent) return String(payment_intent);
  const { data } = stub.find(String(invoice)).payments as {
    data: { payment: { payment_intent: string } }[];
  };
  return data[0]?.payment.payment_intent ?? "";
}

const credits = async (hunter: Hunter) => {
  const { freeCredits, bonusCredits } = await app.ask(contract.getCredits, {}, hunter);
  return [freeCredits, bonusCredits];
};
const reversed = async (hunter: Hunter) =>
  (await app.ask(contract.getReceipts, { query: {} }, hunter)).receipts.map((one) => one.reversed);
const revenue = async () =>
  (await readTotals(app.deps.db, app.clock.now(), app.clock.now())).revenueCents;
const plan = async (hunter: Hunter) => (await app.ask(contract.getCatalog, {}, hunter)).current;

/** The kinds of the alerts about a hunter's newest receipt. */
async function alerts(hunter: Hunter): Promise<string[]> {
  const { receipts } = await app.ask(contract.getReceipts, { query: {} }, hunter);
  const about = `Receipt ${receipts[0]?.number},`;
  const all = (await showAlerts(app.deps)).alerts;
  return all.filter(({ text }) => text.startsWith(about)).map(({ kind }) => kind);
}

test.each(["warning_closed", "warning_under_review", "prevented"])(
  "a bank that only asks is told of and takes nothing, and nothing comes of it (%s)",
  async (end) => {
    const hunter = await makeHunter(app);
    const payment = await buy(hunter, "pack", "ten");
    const before = await revenue();
    await tell(stub.dispute(payment, "warning_needs_response"));
    expect(await alerts(hunter)).toEqual(["inquiry"]);
    await tell(stub.decide(payment, end));
    expect(await credits(hunter)).toEqual([0, 10]);
    expect(await reversed(hunter)).toEqual([null]);
    expect(await revenue()).toBe(before);
    expect(await alerts(hunter)).toEqual(["inquiry"]);
  },
);

test("a question that becomes a dispute takes back, one that is won gives back, and a second one takes again", async () => {
  const hunter = await makeHunter(app);
  const payment = await buy(hunter, "pack", "twenty");
  const paid = await revenue();
  await tell(stub.dispute(payment, "warning_needs_response"));
  const taken = stub.decide(payment, "needs_response");
  await tell(taken);
  expect(await credits(hunter)).toEqual([0, 0]);
  expect(await reversed(hunter)).toEqual(["dispute"]);
  expect(await revenue()).toBe(paid - 1599);
  const won = stub.decide(payment, "won");
  // Whatever comes late is fetched anew.
  await tell(
    [...won, ...taken, ...won].map((event, at) => ({ ...event, id: `${event.id}_${at}` })),
  );
  expect(await credits(hunter)).toEqual([0, 20]);
  expect(await reversed(hunter)).toEqual([null]);
  expect(await revenue()).toBe(paid);
  expect((await alerts(hunter)).sort()).toEqual(["dispute", "dispute_won", "inquiry"]);
  const mail = app.sent.find(({ to, subject }) => to === hunter.email && /stands$/.test(subject));
  expect(mail?.text).toContain("The 20 credits that were taken back are yours again.");

  await tell(stub.dispute(payment));
  await tell(stub.decide(payment, "lost"));
  expect(await credits(hunter)).toEqual([0, 0]);
  expect(await reversed(hunter)).toEqual(["dispute"]);
  expect(await revenue()).toBe(paid - 1599);
  expect((await checkLedger(app.deps)).difference).toBe(0);
});

test("what of a disputed plan was left of its credits comes back, and nobody is charged for another", async () => {
  const hunter = await makeHunter(app);
  const payment = await buy(hunter, "plan", "unlimited");
  expect(await credits(hunter)).toEqual([25, 10]);
  await tell(stub.dispute(payment));
  expect(await plan(hunter)).toBeNull();
  expect(await credits(hunter)).toEqual([0, 0]);
  await tell(stub.decide(payment, "won"));
  expect(await credits(hunter)).toEqual([0, 35]);
  expect(await plan(hunter)).toBeNull();
  expect(stub.all("subscription").every(({ status }) => status === "canceled")).toBe(true);
  const { entries } = await app.ask(contract.getLedger, { query: {} }, hunter);
  expect(entries[0]).toMatchObject({ reason: "payment_restored", delta: 35, totalAfter: 35 });
  expect((await checkLedger(app.deps)).difference).toBe(0);
});

test("of two workers on one dispute the one with older news does not have the last word", async () => {
  const hunter = await makeHunter(app);
  const payment = await buy(hunter, "pack", "five");
  const charge = stub.chargeOf(payment).id;
  const { remote } = app.deps.payments;
  if (!remote) throw new Error("Stripe is not configured.");
  await tell(stub.dispute(payment));
  const stale: RemoteDispute = await remote.findDispute(charge);
  expect(stale.standing).toBe("taken");
  await tell(stub.decide(payment, "won"));
  let asked = 0;
  const slow = {
    ...remote,
    findDispute: async (ref: string) => (asked++ === 0 ? stale : remote.findDispute(ref)),
  };
  await takeDispute(app.deps, slow, charge);
  expect(await credits(hunter)).toEqual([0, 5]);
  expect(await reversed(hunter)).toEqual([null]);
});

test("a dispute that is told before its payment counts once that is known", async () => {
  const hunter = await makeHunter(app);
  const body = { kind: "pack", id: "ten" } as const;
  const { url } = await app.ask(contract.startCheckout, { body }, hunter);
  const session = url.split("/").at(-1) ?? "";
  const paid = stub.pay(session);
  const payment = String(stub.find(session).payment_intent);
  await tell(stub.dispute(payment));
  await tell(paid);
  expect(await reversed(hunter)).toEqual(["dispute"]);
  expect(await credits(hunter)).toEqual([0, 0]);
});

test("of a larger plan that was begun since all that was left of the month comes back", async () => {
  const hunter = await makeHunter(app);
  const payment = await buy(hunter, "plan", "one");
  await buy(hunter, "plan", "unlimited");
  expect(await credits(hunter)).toEqual([25, 10]);
  await tell(stub.dispute(payment));
  expect(await credits(hunter)).toEqual([0, 10]);
  await tell(stub.decide(payment, "won"));
  expect(await credits(hunter)).toEqual([0, 35]);
});

test("a warning of fraud is told once, and not of what was given back already", async () => {
  const [hunter, other] = [await makeHunter(app), await makeHunter(app)];
  await tell(stub.warn(await buy(hunter, "pack", "five")));
  expect(await alerts(hunter)).toEqual(["inquiry"]);
  expect(await credits(hunter)).toEqual([0, 5]);
  const given = await buy(other, "pack", "five");
  await tell(stub.refund(given));
  await tell(stub.warn(given));
  expect(await alerts(other)).toEqual(["refund"]);
});

test("what was given back besides its dispute stays given back, and who has left is asked nothing", async () => {
  const [hunter, gone] = [await makeHunter(app), await makeHunter(app)];
  const payment = await buy(hunter, "pack", "ten");
  await tell([...stub.dispute(payment), ...stub.refund(payment), ...stub.decide(payment, "won")]);
  expect(await credits(hunter)).toEqual([0, 0]);

  const last = await buy(gone, "pack", "ten");
  await app.ask(contract.deleteUser, { body: { password: "brass lantern 9" } }, gone);
  const before = await revenue();
  await tell(stub.dispute(last));
  expect(await revenue()).toBe(before - 899);
  await tell(stub.decide(last, "won"));
  expect(await revenue()).toBe(before);
  expect((await checkLedger(app.deps)).difference).toBe(0);
});
