import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { buyPlan, goodCard, type Hunter, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let states = 0;
const newState = () => `SHIRE ${++states}`;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const newHunts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeHunt(app, { state: newState() })));
const subscribe = (huntId: string, hunter: Hunter) =>
  app.call(contract.subscribe, { params: { id: huntId }, body: {} }, hunter);
const begin = (hunter: Hunter, id: string, huntId?: string) =>
  app.call(
    contract.startCheckout,
    { body: { kind: "plan", id, ...(huntId ? { huntId } : {}) } },
    hunter,
  );
const open = async (hunter: Hunter, id: string, huntId?: string) =>
  String((await begin(hunter, id, huntId)).body.url);
const pay = (hunter: Hunter, url: string) =>
  app.call(
    contract.paySandbox,
    { params: { checkoutId: url.split("/").at(-1) ?? "" }, body: goodCard },
    hunter,
  );
const current = async (hunter: Hunter) => (await app.ask(contract.getCatalog, {}, hunter)).current;
const credits = (hunter: Hunter) => app.ask(contract.getCredits, {}, hunter);
const subscriptions = async (hunter: Hunter) =>
  (await app.ask(contract.listSubscriptions, {}, hunter)).subscriptions;
const active = async (hunter: Hunter) =>
  (await subscriptions(hunter))
    .filter(({ status }) => status === "ACTIVE")
    .map(({ hunt }) => hunt.id);
const payments = async (hunter: Hunter) =>
  (
    await app.deps.db.query<{ cents: number }>(
      sql`select amount_cents as cents from payments where user_id = ${hunter.id} order by paid_at, id`,
    )
  ).map(({ cents }) => cents);

/** Lets time pass and does the renewals that fall due. */
async function pass(days: number): Promise<void> {
  app.clock.advance(days * 86_400);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
}

describe("stopping a plan", () => {
  test("needs no hunt: nothing is charged any more, and it ends with its cycle", async () => {
    const hunter = await makeHunter(app);
    expect((await app.call(contract.cancelPlan, {}, hunter)).body).toMatchObject({
      code: "no_plan",
    });
    await buyPlan(app, hunter, "one");
    const stopped = await app.ask(contract.cancelPlan, {}, hunter);
    expect(stopped).toMatchObject({
      success: true,
      current: { renews: false, stopped: true, nextSumCents: null },
    });
    await pass(95);
    expect(await payments(hunter)).toEqual([999]);
    expect(await current(hunter)).toBeNull();
  });

  test("when its cycle is over and nobody has renewed it yet, it ends at once and is not charged", async () => {
    const [hunt] = await newHunts(1);
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "three", hunt);
    app.clock.advance(31 * 86_400);
    expect(await app.ask(contract.cancelPlan, {}, hunter)).toEqual({
      success: true,
      message: "Your plan has ended.",
      current: null,
    });
    await pass(1);
    expect(await payments(hunter)).toEqual([2699]);
    expect(await subscriptions(hunter)).toMatchObject([{ status: "ENDED" }]);
  });

  test("with hunts they play on until the end, and resuming takes everything up again", async () => {
    const hunter = await makeHunter(app);
    const [first = "", second = ""] = await newHunts(2);
    await buyPlan(app, hunter, "three", first);
    await app.ask(contract.cancelPlan, {}, hunter);
    expect(await subscriptions(hunter)).toMatchObject([{ status: "ENDING" }]);
    // A hunt taken now ends with the plan; it does not quietly begin to cost again.
    expect(await subscribe(second, hunter)).toMatchObject({
      status: 200,
      body: { endsAt: expect.any(String) },
    });
    expect(await current(hunter)).toMatchObject({ renews: false, stopped: true });
    await app.ask(contract.resumePlan, {}, hunter);
    expect(await active(hunter)).toHaveLength(2);
    await pass(32);
    expect(await payments(hunter)).toEqual([2699, 2699]);
    await app.ask(contract.cancelPlan, {}, hunter);
    await pass(32);
    expect(await active(hunter)).toEqual([]);
    expect(await payments(hunter)).toEqual([2699, 2699]);
  });

  test("whoever left the last hunt takes the renewal up by subscribing again", async () => {
    const hunter = await makeHunter(app);
    const [huntId = ""] = await newHunts(1);
    await buyPlan(app, hunter, "one", huntId);
    const [held] = await subscriptions(hunter);
    await app.ask(contract.endSubscription, { params: { id: held?.id ?? "" } }, hunter);
    expect(await current(hunter)).toMatchObject({ renews: false, stopped: false });
    expect(await subscribe(huntId, hunter)).toMatchObject({ status: 200, body: { endsAt: null } });
    expect(await current(hunter)).toMatchObject({ renews: true });
    await pass(32);
    expect(await active(hunter)).toEqual([huntId]);
    expect(await payments(hunter)).toEqual([999, 999]);
  });

  test("a subscription that has ended cannot be ended again", async () => {
    const hunter = await makeHunter(app);
    const [huntId = ""] = await newHunts(1);
    await buyPlan(app, hunter, "one", huntId);
    await app.ask(contract.cancelPlan, {}, hunter);
    await pass(32);
    const [ended] = await subscriptions(hunter);
    const again = await app.call(
      contract.endSubscription,
      { params: { id: ended?.id ?? "" } },
      hunter,
    );
    expect(again).toMatchObject({ status: 409, body: { code: "ended" } });
  });
});

describe("a larger plan", () => {
  test("starts at once for the difference, in the same cycle, and no credit expires", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "five");
    const before = await current(hunter);
    app.clock.advance(10 * 86_400);
    const { terms } = await app.ask(contract.getCatalog, {}, hunter);
    const offered = terms.find(({ planId }) => planId === "unlimited");
    expect(offered).toMatchObject({ kind: "larger", nextSumCents: 6999, creditsNow: 20 });
    const url = await open(hunter, "unlimited");
    expect(await pay(hunter, url)).toMatchObject({ status: 200, body: { status: "paid" } });
    expect(await current(hunter)).toMatchObject({
      planId: "unlimited",
      cycleEndsAt: before?.cycleEndsAt,
      renews: true,
    });
    expect(await credits(hunter)).toMatchObject({ freeCredits: 25, bonusCredits: 10 });
    expect(await payments(hunter)).toEqual([3999, offered?.dueTodayCents]);
    expect(offered?.dueTodayCents).toBeGreaterThan(1_900);
    expect(offered?.dueTodayCents).toBeLessThan(2_100);
    const { entries } = await app.ask(contract.getLedger, { query: {} }, hunter);
    expect(entries.some(({ reason }) => reason === "monthly_expiry")).toBe(false);
    await pass(31);
    expect((await payments(hunter)).at(-1)).toBe(6999);
    expect(await credits(hunter)).toMatchObject({ freeCredits: 25, bonusCredits: 20 });
  });

  test("says at its checkout that it is the difference, and what comes with it", async () => {
    const hunter = await makeHunter(app);
    const [hunt = ""] = await newHunts(1);
    const shown = (url: string) =>
      app.ask(
        contract.getSandboxCheckout,
        { params: { checkoutId: url.split("/").at(-1) ?? "" } },
        hunter,
      );
    const first = await open(hunter, "one", hunt);
    const { huntName, ...facts } = await shown(first);
    expect(facts).toMatchObject({ difference: false, credits: 15, amountCents: 999 });
    expect(huntName).toEqual(expect.any(String));
    await pay(hunter, first);
    expect(await shown(await open(hunter, "unlimited"))).toMatchObject({
      difference: true,
      credits: 20,
      nextSumCents: 6999,
    });
    expect(await shown(await open(hunter, "three"))).toMatchObject({ credits: 0 });
  });

  test("is charged once from two tabs, whatever each of them chose", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "one");
    const urls = await Promise.all(
      ["three", "five", "five", "unlimited"].map((id) => open(hunter, id)),
    );
    const answers = await Promise.all(
      urls.flatMap((url) => Array.from({ length: 5 }, () => pay(hunter, url))),
    );
    const outdated = answers.filter(({ body }) => body.code === "checkout_outdated");
    expect(outdated).toHaveLength(15);
    expect(await payments(hunter)).toHaveLength(2);
  });

  test("two checkouts of a first plan give one plan", async () => {
    const hunter = await makeHunter(app);
    const [one = "", two = ""] = await Promise.all(["one", "one"].map((id) => open(hunter, id)));
    const answers = await Promise.all([pay(hunter, one), pay(hunter, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await payments(hunter)).toEqual([999]);
    expect(await credits(hunter)).toMatchObject({ totalCredits: 15 });
  });
});

describe("a smaller plan", () => {
  test("begins with the next cycle, with the hunts that were chosen", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "unlimited");
    const hunts = await newHunts(6);
    for (const huntId of hunts) await subscribe(huntId, hunter);
    const [, , third = "", , fifth = ""] = hunts;
    expect((await begin(hunter, "three")).body).toMatchObject({ code: "smaller_plan" });
    const change = (id: contract.PlanId, keep: string[]) =>
      app.call(contract.changePlan, { body: { id, keep } }, hunter);
    expect((await change("one", [third, fifth])).body).toMatchObject({
      code: "too_many_kept",
      slots: 1,
    });
    expect((await change("one", ["no-such-hunt"])).body).toMatchObject({ code: "unknown_hunt" });
    expect((await change("three", [third, fifth])).body).toMatchObject({
      success: true,
      current: {
        planId: "unlimited",
        slotsUsed: 6,
        nextSumCents: 2699,
        next: { planId: "three", keep: [third, fifth] },
      },
    });
    expect(await active(hunter)).toHaveLength(6);
    await pass(32);
    expect((await active(hunter)).sort()).toEqual([third, fifth].sort());
    expect(await current(hunter)).toMatchObject({ planId: "three", slotsUsed: 2, next: null });
    expect(await payments(hunter)).toEqual([6999, 2699]);
    expect((await subscriptions(hunter)).filter(({ status }) => status === "ACTIVE")).toMatchObject(
      [{ tier: "3 Hunts" }, { tier: "3 Hunts" }],
    );
    expect(await credits(hunter)).toMatchObject({ freeCredits: 15 });
  });

  test("of a stopped plan keeps what may stay: not what was left, finished or is over", async () => {
    const hunter = await makeHunter(app);
    const hunts = await newHunts(5);
    const [kept = "", left = "", finished = "", over = "", late = ""] = hunts;
    await buyPlan(app, hunter, "five", kept);
    for (const huntId of hunts.slice(1, 4)) {
      app.clock.advance(60);
      await subscribe(huntId, hunter);
    }
    const ofLeft = (await subscriptions(hunter)).find(({ hunt }) => hunt.id === left);
    await app.ask(contract.endSubscription, { params: { id: ofLeft?.id ?? "" } }, hunter);
    await app.ask(contract.cancelPlan, {}, hunter);
    const mayStay = async () => (await current(hunter))?.mayStay.map(({ id }) => id);
    expect(await current(hunter)).toMatchObject({ slotsUsed: 4 });
    expect(await mayStay()).toEqual([kept, finished, over]);
    const change = (keep: string[]) =>
      app.call(contract.changePlan, { body: { id: "three", keep } }, hunter);
    expect((await change([kept, left])).body).toMatchObject({ code: "unknown_hunt" });
    expect((await change([kept, late])).body).toMatchObject({ code: "unknown_hunt" });
    expect(await current(hunter)).toMatchObject({ stopped: true, next: null });
    // Between what was shown and the press one is finished and another ends: they need no slot.
    await inTransaction(app.deps.db, async (tx) => {
      await tx.execute(sql`
        update subscriptions set completed_at = now() where user_id = ${hunter.id} and hunt_id = ${finished}`);
      await tx.execute(sql`update hunts set status = 'COMPLETE' where id = ${over}`);
    });
    expect(await change([kept, finished, over])).toMatchObject({
      status: 200,
      body: { current: { renews: true, stopped: false, slotsUsed: 2, next: { keep: [kept] } } },
    });
    expect(await mayStay()).toEqual([kept]);
    await pass(32);
    const live = (await subscriptions(hunter)).filter(({ hunt }) => hunt.status === "ACTIVE");
    expect(live.map(({ hunt, status }) => [hunt.id, status]).sort()).toEqual(
      [
        [kept, "ACTIVE"],
        [left, "ENDED"],
        [finished, "ACTIVE"],
      ].sort(),
    );
    expect(await payments(hunter)).toEqual([3999, 2699]);
  });

  test("takes a hunt along that was taken after it was chosen, as long as there is room", async () => {
    const hunter = await makeHunter(app);
    const [first = "", second = "", third = "", fourth = ""] = await newHunts(4);
    await buyPlan(app, hunter, "five", first);
    await app.ask(contract.changePlan, { body: { id: "three", keep: [first] } }, hunter);
    for (const huntId of [second, third]) {
      expect(await subscribe(huntId, hunter)).toMatchObject({ body: { endsAt: null } });
    }
    const ends = (await current(hunter))?.cycleEndsAt;
    expect(await subscribe(fourth, hunter)).toMatchObject({ status: 200, body: { endsAt: ends } });
    expect(await current(hunter)).toMatchObject({ next: { keep: [first, second, third] } });
    await pass(32);
    expect((await active(hunter)).sort()).toEqual([first, second, third].sort());
  });

  test("is not said of a plan that was stopped after it was chosen, and holds again when it is resumed", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "three");
    await app.ask(contract.changePlan, { body: { id: "one", keep: [] } }, hunter);
    await app.ask(contract.cancelPlan, {}, hunter);
    expect(await current(hunter)).toMatchObject({ next: null, nextSumCents: null });
    await app.ask(contract.resumePlan, {}, hunter);
    expect(await current(hunter)).toMatchObject({ next: { planId: "one" }, nextSumCents: 999 });
  });

  test("chosen when a cycle is over is for the one after: what has begun costs what was said", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "five");
    app.clock.advance(31 * 86_400);
    await app.ask(contract.changePlan, { body: { id: "one", keep: [] } }, hunter);
    expect(await current(hunter)).toMatchObject({ planId: "five", nextSumCents: 999 });
    await pass(31);
    expect(await payments(hunter)).toEqual([3999, 3999, 999]);
  });

  test("can be taken back, and a larger one is not begun this way", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "three");
    const change = (id: contract.PlanId) =>
      app.call(contract.changePlan, { body: { id, keep: [] } }, hunter);
    expect((await change("five")).body).toMatchObject({ code: "larger_plan" });
    await change("one");
    expect((await change("three")).body).toMatchObject({ current: { next: null } });
    await pass(32);
    expect(await payments(hunter)).toEqual([2699, 2699]);
  });

  test("a renewal keeps no more hunts than the plan has slots", async () => {
    const hunter = await makeHunter(app);
    const hunts = await newHunts(3);
    await buyPlan(app, hunter, "three", hunts[0]);
    for (const huntId of hunts.slice(1)) {
      app.clock.advance(60);
      await subscribe(huntId, hunter);
    }
    // As memberships stood that were changed before slots were kept.
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update memberships set plan_id = 'one' where user_id = ${hunter.id}`),
    );
    await pass(32);
    expect(await active(hunter)).toEqual([hunts[0]]);
    expect(await payments(hunter)).toEqual([2699, 999]);
  });
});

describe("a plan is sold where it opens what was asked for", () => {
  test("a hunt that is not there, not open, or not open to this plan sells none", async () => {
    const hunter = await makeHunter(app);
    expect((await begin(hunter, "one", "no-such-hunt")).status).toBe(404);
    expect((await begin(hunter, "one", "free-hunt-2026-11")).status).toBe(404);
    const paused = await makeHunt(app, { state: newState(), status: "PAUSED" });
    expect((await begin(hunter, "one", paused)).body).toMatchObject({ code: "not_open" });
    const [special = ""] = await newHunts(1);
    const opensAt = new Date(app.clock.now().getTime() + 24 * 3_600_000);
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update hunts set opens_at = ${opensAt} where id = ${special}`),
    );
    expect(await subscribe(special, hunter)).toMatchObject({
      status: 403,
      body: { code: "early_access", opensAt: opensAt.toISOString() },
    });
    expect((await begin(hunter, "one", special)).body).toMatchObject({
      code: "early_access",
      opensAt: opensAt.toISOString(),
    });
    expect((await begin(hunter, "unlimited", special)).status).toBe(200);
  });

  test("a plan too small for the hunts that are held is not sold with one more", async () => {
    const hunter = await makeHunter(app);
    const hunts = await newHunts(4);
    await buyPlan(app, hunter, "one", hunts[0]);
    expect((await begin(hunter, "three", hunts[1])).status).toBe(200);
    await buyPlan(app, hunter, "three", hunts[1]);
    await subscribe(hunts[2] ?? "", hunter);
    expect(await subscribe(hunts[3] ?? "", hunter)).toMatchObject({
      status: 402,
      body: { code: "slots_full" },
    });
    expect((await begin(hunter, "five", hunts[3])).status).toBe(200);
  });

  test.each(["erased", "ended"])(
    "a payment stands where the hunt was %s meanwhile",
    async (end) => {
      const hunter = await makeHunter(app);
      const [huntId = ""] = await newHunts(1);
      const url = await open(hunter, "one", huntId);
      await inTransaction(app.deps.db, (tx) =>
        end === "erased"
          ? tx.execute(
              sql`update hunts set deleted_at = now(), status = 'CANCELED' where id = ${huntId}`,
            )
          : tx.execute(sql`update hunts set status = 'COMPLETE' where id = ${huntId}`),
      );
      const paid = await pay(hunter, url);
      expect(paid).toMatchObject({
        status: 200,
        body: { status: "paid", returnUrl: "/profile?plan=without-hunt" },
      });
      expect((await pay(hunter, url)).body).toEqual(paid.body);
      expect(await current(hunter)).toMatchObject({ planId: "one", renews: true, slotsUsed: 0 });
      expect(await payments(hunter)).toEqual([999]);
    },
  );
});
