import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  goodCard,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let states = 0;
const newState = () => `LAND ${++states}`;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function openCheckout(hunter: Hunter, kind: "plan" | "pack", id: string): Promise<string> {
  const { url } = await app.ask(contract.startCheckout, { body: { kind, id } }, hunter);
  return url.split("/").at(-1) ?? "";
}

const subscribe = (huntId: string, hunter: Hunter) =>
  app.call(contract.subscribe, { params: { id: huntId }, body: {} }, hunter);

const credits = (hunter: Hunter) => app.ask(contract.getCredits, {}, hunter);

/** Lets time pass and does the renewals that fall due. */
async function pass(days: number): Promise<void> {
  app.clock.advance(days * 86_400);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
}

describe("the sandbox checkout", () => {
  test("gives a pack once, however often it is paid at once", async () => {
    const hunter = await makeHunter(app);
    const checkoutId = await openCheckout(hunter, "pack", "ten");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.call(contract.paySandbox, { params: { checkoutId }, body: goodCard }, hunter),
      ),
    );
    expect(answers.every((answer) => answer.body.status === "paid")).toBe(true);
    expect(await credits(hunter)).toMatchObject({ totalCredits: 10, bonusCredits: 10 });
    const payments = await app.deps.db.query(
      sql`select 1 as one from payments where checkout_id = ${checkoutId}`,
    );
    expect(payments).toHaveLength(1);
  });

  test("declines the declining card and refuses others, and gives nothing", async () => {
    const hunter = await makeHunter(app);
    const checkoutId = await openCheckout(hunter, "pack", "five");
    const pay = (card: Partial<typeof goodCard>) =>
      app.call(
        contract.paySandbox,
        { params: { checkoutId }, body: { ...goodCard, ...card } },
        hunter,
      );
    expect((await pay({ number: "4000 0000 0000 0002" })).body).toMatchObject({
      status: "declined",
    });
    for (const card of [
      { number: "1234" },
      { number: "5555 5555 5555 4444" },
      { expiry: "13/40" },
      { expiry: "01/20" },
      { cvc: "x" },
    ]) {
      expect((await pay(card)).status, JSON.stringify(card)).toBe(400);
    }
    expect(await credits(hunter)).toMatchObject({ totalCredits: 0 });
  });

  test("of another hunter is not found", async () => {
    const [owner, other] = [await makeHunter(app), await makeHunter(app)];
    const checkoutId = await openCheckout(owner, "pack", "five");
    const answer = await app.call(
      contract.paySandbox,
      { params: { checkoutId }, body: goodCard },
      other,
    );
    expect(answer.status).toBe(404);
    expect(
      (await app.call(contract.getSandboxCheckout, { params: { checkoutId } }, other)).status,
    ).toBe(404);
    const odd = await app.call(contract.getSandboxCheckout, { params: { checkoutId: "x" } }, owner);
    expect(odd.status).toBe(400);
  });

  test("of a plan with a hunt subscribes to it", async () => {
    const hunter = await makeHunter(app);
    const huntId = await makeHunt(app, { state: newState() });
    await buyPlan(app, hunter, "one", huntId);
    const { subscriptions } = await app.ask(contract.listSubscriptions, {}, hunter);
    expect(subscriptions).toMatchObject([
      { status: "ACTIVE", tier: "1 Hunt", hunt: { id: huntId } },
    ]);
    expect(await credits(hunter)).toMatchObject({ freeCredits: 15, bonusCredits: 0 });
  });
});

describe("slots", () => {
  test("a plan is needed, and only as many hunts as it has slots fit, at once too", async () => {
    const hunter = await makeHunter(app);
    const hunts = await Promise.all(
      Array.from({ length: 5 }, () => makeHunt(app, { state: newState() })),
    );
    const first = hunts[0] ?? "";
    expect(await subscribe(first, hunter)).toMatchObject({
      status: 402,
      body: { success: false, code: "no_slot" },
    });
    await buyPlan(app, hunter, "three");
    const answers = await Promise.all(hunts.map((huntId) => subscribe(huntId, hunter)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.body.code === "slots_full")).toHaveLength(2);
  });

  test("two tabs subscribing to one hunt count one hunter", async () => {
    const hunter = await makeHunter(app);
    const huntId = await makeHunt(app, { state: newState() });
    await buyPlan(app, hunter, "five");
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(huntId, hunter)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const { hunts } = await app.ask(contract.listHunts, { query: {} }, hunter);
    expect(hunts.find((hunt) => hunt.id === huntId)).toMatchObject({
      hunters: 1,
      subscribed: true,
    });
  });

  test("drafts, stock and unknown hunts are not to be had", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "unlimited");
    const stock = await makeHunt(app, { state: newState(), status: "AVAILABLE" });
    expect((await subscribe(stock, hunter)).status).toBe(404);
    expect((await subscribe("no-such-hunt", hunter)).status).toBe(404);
    const paused = await makeHunt(app, { state: newState(), status: "PAUSED" });
    expect(await subscribe(paused, hunter)).toMatchObject({
      status: 409,
      body: { code: "not_open" },
    });
  });
});

describe("cycles", () => {
  test("monthly credits go first and expire with the cycle; a renewal grants the next", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId, 5);
    const away = { squareNum: 1, fixes: fixesAt(app, 1, 5_000) };
    await app.ask(contract.checkIn, { params: { id: huntId }, body: away }, player);
    expect(await credits(player)).toMatchObject({ freeCredits: 14, bonusCredits: 5 });
    await pass(32);
    expect(await credits(player)).toMatchObject({ freeCredits: 15, bonusCredits: 5 });
    const { entries } = await app.ask(contract.getLedger, { query: {} }, player);
    expect(entries.map((entry) => entry.reason)).toEqual([
      "monthly_grant",
      "monthly_expiry",
      "check_in",
      "monthly_grant",
      "admin_grant",
    ]);
    expect(entries.reduce((sum, entry) => sum + entry.delta, 0)).toBe(20);
  });

  test("an unsubscribed hunt plays on to the end of the cycle, then ends; the plan with its last hunt", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const { subscriptions } = await app.ask(contract.listSubscriptions, {}, player);
    const id = subscriptions[0]?.id ?? "";
    const stranger = await makeHunter(app);
    const foreign = await app.call(contract.endSubscription, { params: { id } }, stranger);
    expect(foreign.status).toBe(404);
    const left = await app.ask(contract.endSubscription, { params: { id } }, player);
    expect(left.message).toContain("It was your plan's last hunt: neither is renewed.");
    const body = () => ({ squareNum: 1, fixes: fixesAt(app, 1, 5_000) });
    await app.ask(contract.checkIn, { params: { id: huntId }, body: body() }, player);
    await pass(32);
    const ended = await app.call(
      contract.checkIn,
      { params: { id: huntId }, body: body() },
      player,
    );
    expect(ended).toMatchObject({ status: 403, body: { code: "not_subscribed" } });
    expect(await credits(player)).toMatchObject({ totalCredits: 0 });
    const { current } = await app.ask(contract.getCatalog, {}, player);
    expect(current).toBeNull();
  });

  test("a member who cannot be renewed keeps nobody else from it, and is told of", async () => {
    const [odd, other] = [await makeHunter(app), await makeHunter(app)];
    await buyPlan(app, odd, "one");
    await buyPlan(app, other, "three");
    const { id } = await app.deps.db.one<{ id: string }>(
      sql`select id from users where email = ${odd.email}`,
    );
    const plant = `alter table payments add constraint planted check (user_id <> '${id}') not valid`;
    const run = (text: string) =>
      inTransaction(app.deps.db, (tx) =>
        tx.execute({ parts: [text], values: [], text, name: undefined }),
      );
    await run(plant);
    await pass(32);
    expect(await credits(other)).toMatchObject({ freeCredits: 15 });
    expect(await credits(odd)).toMatchObject({ freeCredits: 0 });
    const { result } = await app.deps.db.one<{ result: unknown }>(
      sql`select result from jobs where kind = 'renewals' order by created_at desc limit 1`,
    );
    expect(result).toMatchObject({ failed: [{ userId: id }] });
    const { alerts } = await app.ask(contract.listAlerts, {}, await makeAdmin(app));
    expect(alerts).toMatchObject([{ kind: "renewal_stuck", text: expect.stringContaining(id) }]);
    await run("alter table payments drop constraint planted");
    app.clock.advance(600);
    await app.deps.jobs.keepSchedules();
    await app.deps.jobs.drain();
    expect(await credits(odd)).toMatchObject({ freeCredits: 15 });
  });

  test("a member whose row is locked is renewed by the next run, and keeps nobody behind", async () => {
    const [locked, other] = [await makeHunter(app), await makeHunter(app)];
    await buyPlan(app, locked, "one");
    app.clock.advance(1);
    await buyPlan(app, other, "three");
    const run = (text: string) =>
      inTransaction(app.deps.db, (tx) =>
        tx.execute({ parts: [text], values: [], text, name: undefined }),
      );
    // What the database says where a lock was not to be had in time.
    await run(`create function planted() returns trigger language plpgsql as $$ begin
      if new.user_id = '${locked.id}' then raise 'locked' using errcode = '55P03'; end if;
      return new; end $$`);
    await run(
      "create trigger planted before insert on payments for each row execute function planted()",
    );
    await pass(32);
    expect(await credits(other)).toMatchObject({ freeCredits: 15 });
    expect(await credits(locked)).toMatchObject({ freeCredits: 0 });
    await run("drop trigger planted on payments");
    app.clock.advance(600);
    await app.deps.jobs.keepSchedules();
    await app.deps.jobs.drain();
    expect(await credits(locked)).toMatchObject({ freeCredits: 15 });
  });

  test("Unlimited has 25 and 10 credits and one free level-3 hint per hunt", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "unlimited", huntId);
    expect(await credits(hunter)).toMatchObject({ freeCredits: 25, bonusCredits: 10 });
    const shown = await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, hunter);
    expect(shown.freeLevel3Hint).toBe(true);
    const hint = (level: 1 | 2 | 3) =>
      app.ask(contract.buyHint, { params: { id: huntId }, body: { squareNum: 1, level } }, hunter);
    expect(await hint(3)).toMatchObject({ charged: 0, creditsRemaining: 35 });
    expect(await hint(3)).toMatchObject({ charged: 0, creditsRemaining: 35 });
    expect(await hint(2)).toMatchObject({ charged: 2, creditsRemaining: 33 });
    const again = await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, hunter);
    expect(again.freeLevel3Hint).toBe(false);
  });
});
