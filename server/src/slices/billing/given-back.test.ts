import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeHunt, makeHunter } from "../../../test/factories.ts";
import { StripeStub, type StubEvent, signatureOf } from "../../../test/stripe-stub.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { readTotals } from "../admin-insights/sql.ts";
import { readSums } from "../backing/sql.ts";
import { sumFunding } from "../hunts/admin-sql.ts";
import { shareOutPayments } from "./funding-sql.ts";

let stub: StripeStub;
let app: TestApp;
let [one, other] = ["", ""];

beforeAll(async () => {
  stub = await StripeStub.start();
  app = await testApp(stub.settings);
  stub.clock = app.clock;
  [one, other] = [await makeHunt(app), await makeHunt(app, { variant: "DIGITAL" })];
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

async function tell(events: readonly StubEvent[]): Promise<void> {
  for (const event of events) {
    const payload = JSON.stringify({ object: "event", ...event });
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/api/billing/webhook",
      headers: {
        "content-type": "application/json",
        "stripe-signature": signatureOf(payload, app.clock.now(), "whsec_stub"),
      },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  }
  await app.deps.jobs.drain();
}

/** Pays a plan of three hunts, spent on two. @returns the payment's reference */
async function payForTwo(hunter: Hunter): Promise<string> {
  const body = { kind: "plan", id: "three", huntId: one } as const;
  const { url } = await app.ask(contract.startCheckout, { body }, hunter);
  const session = url.split("/").at(-1) ?? "";
  await tell(stub.pay(session));
  await app.ask(contract.subscribe, { params: { id: other }, body: {} }, hunter);
  const invoice = stub.find(String(stub.find(session).invoice));
  const { data } = invoice.payments as { data: { payment: { payment_intent: string } }[] };
  return data[0]?.payment.payment_intent ?? "";
}

const share = () => inTransaction(app.deps.db, (tx) => shareOutPayments(tx, app.clock.now(), 100));

/** What each of those who sum payments says has come in, in cents. */
async function sums() {
  const now = app.clock.now();
  const [funding, { takenIn }, { revenueCents }] = await Promise.all([
    sumFunding(app.deps.db, [one, other]),
    readSums(app.deps.db),
    readTotals(app.deps.db, now, now),
  ]);
  const cents = [one, other].map((id) => Math.round((funding.get(id) ?? 0) * 100) / 100);
  return { cents, takenIn, revenueCents };
}
const all = (cents: number) => ({
  cents: [cents / 2, cents / 2],
  takenIn: cents,
  revenueCents: cents,
});

test("what is given back is taken off once, wherever payments are summed, before their sharing and after it", async () => {
  const [first, second] = [await makeHunter(app), await makeHunter(app)];
  const early = await payForTwo(first);
  const late = await payForTwo(second);
  expect(await sums()).toEqual(all(2 * 2699));

  const part = stub.refund(early, 700);
  await tell([...part, ...part]);
  expect(await sums()).toEqual(all(2 * 2699 - 700));

  app.clock.advance(32 * 24 * 3600);
  expect(await share()).toBe(2);
  expect(await share()).toBe(0);
  expect(await sums()).toEqual(all(2 * 2699 - 700));

  const more = stub.refund(early, 1_000);
  await tell([...more, ...more]);
  expect(await sums()).toEqual(all(2 * 2699 - 1_000));
  const whole = stub.refund(early);
  await tell([...whole, ...whole]);
  expect(await sums()).toEqual(all(2699));
  const disputed = stub.dispute(late);
  await tell([...disputed, ...disputed]);
  expect(await sums()).toEqual(all(0));
});

test("a payment that is given back ends the time of the one before, and funds nothing", async () => {
  const hunter = await makeHunter(app);
  const before = await sums();
  await tell(stub.refund(await payForTwo(hunter)));
  expect(await sums()).toEqual(before);
});
