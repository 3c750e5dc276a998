import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { goodCard, type Hunter, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
let states = 0;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const failsLater = "4000 0000 0000 0341";

async function buy(hunter: Hunter, id: string, number = goodCard.number, huntId?: string) {
  const { url } = await app.ask(
    contract.startCheckout,
    { body: { kind: "plan", id, ...(huntId ? { huntId } : {}) } },
    hunter,
  );
  const checkoutId = url.split("/").at(-1) ?? "";
  const body = { ...goodCard, number };
  return app.call(contract.paySandbox, { params: { checkoutId }, body }, hunter);
}

async function pass(days: number): Promise<void> {
  app.clock.advance(days * 86_400);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
}

const current = async (hunter: Hunter) => (await app.ask(contract.getCatalog, {}, hunter)).current;
const credits = (hunter: Hunter) => app.ask(contract.getCredits, {}, hunter);
const subjects = async (hunter: Hunter) =>
  (
    await app.deps.db.query<{ subject: string }>(
      sql`select subject from mails where recipient = ${hunter.email} order by created_at, id`,
    )
  ).map(({ subject }) => subject);

/** A hunter with one plan and one hunt, whose card will not do at the renewal. */
async function makeFailing(): Promise<{ hunter: Hunter; huntId: string }> {
  const hunter = await makeHunter(app);
  const huntId = await makeHunt(app, { state: `HAVEN ${++states}` });
  await buy(hunter, "one", failsLater, huntId);
  return { hunter, huntId };
}

test("a renewal that fails has seven days of grace, with one mail; then everything ends", async () => {
  const { hunter, huntId } = await makeFailing();
  await pass(31);
  expect(await current(hunter)).toMatchObject({ planId: "one", overdueUntil: expect.any(String) });
  expect(await credits(hunter)).toMatchObject({ totalCredits: 0 });
  const held = await app.ask(contract.listSubscriptions, {}, hunter);
  expect(held.subscriptions).toMatchObject([{ status: "ACTIVE", hunt: { id: huntId } }]);
  for (let day = 0; day < 6; day += 1) await pass(1);
  expect(await current(hunter)).toMatchObject({ overdueUntil: expect.any(String) });
  await pass(1.1);
  expect(await current(hunter)).toBeNull();
  const ended = await app.ask(contract.listSubscriptions, {}, hunter);
  expect(ended.subscriptions).toMatchObject([{ status: "ENDED" }]);
  const mails = await subjects(hunter);
  expect(mails.filter((each) => each.includes("could not be renewed"))).toHaveLength(1);
  expect(mails.filter((each) => each.includes("has ended"))).toHaveLength(1);
  const { receipts } = await app.ask(contract.getReceipts, { query: {} }, hunter);
  expect(receipts).toHaveLength(1);
});

test("paid in its grace with another card the plan goes on in its own cycle", async () => {
  const { hunter, huntId } = await makeFailing();
  const before = await current(hunter);
  await pass(33);
  const { terms } = await app.ask(contract.getCatalog, {}, hunter);
  expect(terms).toMatchObject([{ planId: "one", kind: "overdue", dueTodayCents: 999 }]);
  const other = await app.call(
    contract.startCheckout,
    { body: { kind: "plan", id: "three" } },
    hunter,
  );
  expect(other.body).toMatchObject({ code: "plan_overdue" });
  expect((await buy(hunter, "one")).body).toMatchObject({ status: "paid" });
  const after = await current(hunter);
  expect(after).toMatchObject({ planId: "one", overdueUntil: null, renews: true });
  const dayOf = (at: string | undefined) => new Date(at ?? 0).getUTCDate();
  expect(dayOf(after?.cycleEndsAt)).toBe(dayOf(before?.cycleEndsAt));
  expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
  await pass(31);
  const { receipts } = await app.ask(contract.getReceipts, { query: {} }, hunter);
  expect(receipts.map(({ item, amountCents }) => [item, amountCents])).toEqual([
    ["1 Hunt plan, one month", 999],
    ["1 Hunt plan, one month", 999],
    ["1 Hunt plan, one month", 999],
  ]);
  const { subscriptions } = await app.ask(contract.listSubscriptions, {}, hunter);
  expect(subscriptions).toMatchObject([{ status: "ACTIVE", hunt: { id: huntId } }]);
});

test("stopped in its grace a plan ends at once", async () => {
  const { hunter } = await makeFailing();
  await pass(32);
  expect(await app.ask(contract.cancelPlan, {}, hunter)).toMatchObject({ current: null });
  await pass(10);
  expect(await current(hunter)).toBeNull();
  expect((await subjects(hunter)).filter((each) => each.includes("has ended"))).toHaveLength(1);
});

test("left in its grace a hunt ends at once, and says so; the plan with its last one", async () => {
  const { hunter, huntId } = await makeFailing();
  const kept = await makeFailing();
  const held = async (of: Hunter) =>
    (await app.ask(contract.listSubscriptions, {}, of)).subscriptions;
  await pass(32);
  const [own] = await held(hunter);
  const left = await app.ask(contract.endSubscription, { params: { id: own?.id ?? "" } }, hunter);
  expect(left.message).toBe(
    "Your cycle is over: the hunt has ended, and your plan is not renewed.",
  );
  expect(Date.parse(left.endsAt ?? "")).toBe(app.clock.now().getTime());
  expect(await held(hunter)).toMatchObject([{ status: "ENDED", hunt: { id: huntId } }]);
  const { hunt } = await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, hunter);
  expect(hunt.squares?.every(({ state }) => state === "locked")).toBe(true);
  expect(await current(hunter)).toBeNull();
  await pass(2);
  expect((await subjects(hunter)).filter((each) => each.includes("has ended"))).toHaveLength(1);
  expect(await held(kept.hunter)).toMatchObject([{ status: "ACTIVE" }]);
});

test("a renewal is announced once, three days ahead, and every payment is receipted", async () => {
  const hunter = await makeHunter(app);
  await buy(hunter, "three");
  await pass(26);
  const renewsOn = (mails: string[]) => mails.filter((each) => each.includes("plan renews on"));
  expect(renewsOn(await subjects(hunter))).toHaveLength(0);
  await pass(2);
  await pass(1);
  expect(renewsOn(await subjects(hunter))).toHaveLength(1);
  await pass(2);
  await app.ask(contract.cancelPlan, {}, hunter);
  await pass(32);
  const mails = await subjects(hunter);
  expect(renewsOn(mails)).toHaveLength(1);
  expect(mails.filter((each) => each.startsWith("Receipt "))).toHaveLength(2);
  expect(mails.filter((each) => each.endsWith("plan is stopped"))).toHaveLength(1);
  const { receipts } = await app.ask(contract.getReceipts, { query: {} }, hunter);
  expect(receipts).toMatchObject([
    { item: "3 Hunts plan, one month", amountCents: 2699, sandbox: true },
    { item: "3 Hunts plan, one month", amountCents: 2699 },
  ]);
  const older = await app.ask(
    contract.getReceipts,
    { query: { before: String(receipts[0]?.number) } },
    hunter,
  );
  expect(older.receipts).toHaveLength(1);
  const own = receipts[0]?.number ?? 0;
  const read = (number: number, reader: Hunter) =>
    app.call(contract.getReceipt, { params: { number } }, reader);
  expect((await read(own, hunter)).body).toMatchObject({
    receipt: { number: own, paidBy: hunter.email, amountCents: 2699 },
  });
  const stranger = await makeHunter(app);
  expect((await read(own, stranger)).status).toBe(404);
  expect((await read(own + 1_000, hunter)).status).toBe(404);
});

test("a card without funds is declined with its reason, and nothing is booked", async () => {
  const hunter = await makeHunter(app);
  expect((await buy(hunter, "one", "4000 0000 0000 9995")).body).toMatchObject({
    status: "declined",
    reason: "insufficient_funds",
  });
  expect(await current(hunter)).toBeNull();
});
