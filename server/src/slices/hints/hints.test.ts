import { buyHint, checkIn, getCredits } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, makeHunt, makePlayer } from "../../../test/factories.ts";
import { type Sql, sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let huntId: string;
beforeAll(async () => {
  app = await testApp();
  huntId = await makeHunt(app);
});
afterAll(() => app.close());

const ask = (level: 1 | 2 | 3, squareNum = 1) => ({
  params: { id: huntId },
  body: { squareNum, level },
});

test("fifty purchases of a hint at once charge its price once", async () => {
  const player = await makePlayer(app, huntId);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call(buyHint, ask(3), player)),
  );
  expect(answers.every((answer) => answer.body.hint === "hint3-secret-1")).toBe(true);
  expect(answers.filter((answer) => answer.body.charged === 3)).toHaveLength(1);
  expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 12 });
});

test("the same key gives the same answer; for another hint it is refused", async () => {
  const player = await makePlayer(app, huntId);
  const as = { ...player, idempotencyKey: "hint-key" };
  const first = await app.ask(buyHint, ask(2), as);
  expect(first).toMatchObject({ charged: 2, creditsRemaining: 13 });
  expect(await app.ask(buyHint, ask(2), as)).toEqual(first);
  expect((await app.call(buyHint, ask(1), as)).status).toBe(409);
});

test("a hint is sold, and given again, in the wording another process gave it", async () => {
  const edited = await makeHunt(app, { state: "UTAH" });
  const player = await makePlayer(app, edited);
  const buy = () =>
    app.ask(buyHint, { params: { id: edited }, body: { squareNum: 1, level: 1 } }, player);
  const reword = (hint: string) =>
    inTransaction(app.deps.db, async (tx) => {
      await tx.execute(sql`update squares set hint1 = ${hint} where hunt_id = ${edited}`);
      await tx.execute(
        sql`update hunts set content_version = content_version + 1 where id = ${edited}`,
      );
    });
  await app.ask(buyHint, { params: { id: edited }, body: { squareNum: 1, level: 2 } }, player);
  await reword("Second wording");
  expect(await buy()).toMatchObject({ hint: "Second wording", charged: 1 });
  await reword("Third wording");
  expect(await buy()).toMatchObject({ hint: "Third wording", charged: 0 });
});

test("levels come in any order, at 1, 2 and 3 credits, and never below zero", async () => {
  const player = await makePlayer(app, huntId);
  await app.ask(buyHint, ask(3), player);
  await app.ask(buyHint, ask(1), player);
  await app.ask(buyHint, ask(2), player);
  expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 9 });
});

test("what refuses a check-in refuses a hint alike", async () => {
  const paused = await makeHunt(app, { state: "OHIO" });
  const player = await makePlayer(app, paused);
  const setStatus = (status: string) =>
    inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update hunts set status = ${status} where id = ${paused}`),
    );
  const both = async () => {
    const params = { id: paused };
    const answers = [
      await app.call(buyHint, { params, body: { squareNum: 1, level: 1 } }, player),
      await app.call(checkIn, { params, body: { squareNum: 1, fixes: fixesAt(app, 1) } }, player),
      await app.call(checkIn, { params, body: { squareNum: 1, fixes: weakFixes() } }, player),
    ];
    return new Set(answers.map(({ status, body }) => `${status} ${body.code}`));
  };
  const weakFixes = () => fixesAt(app, 1).map((fix) => ({ ...fix, accuracy: 80 }));
  const setSubscription = (change: Sql) =>
    inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update subscriptions set ${change} where user_id = ${player.id}`),
    );

  await setSubscription(sql`started_at = null`);
  expect(await both()).toEqual(new Set(["409 not_started"]));
  await setSubscription(sql`started_at = created_at, status = 'ENDED'`);
  expect(await both()).toEqual(new Set(["403 not_subscribed"]));
  for (const status of ["PAUSED", "CANCELED"]) {
    await setStatus(status);
    expect(await both()).toEqual(new Set(["409 hunt_not_active"]));
  }
});

test("bad levels and other squares are refused with a sentence", async () => {
  const player = await makePlayer(app, huntId);
  for (const body of [
    { squareNum: 1, level: 4 },
    { squareNum: 1, level: "1" },
    { squareNum: "1", level: 1 },
    { squareNum: 1 },
    [],
    {},
  ]) {
    const answer = await app.call(buyHint, { params: { id: huntId }, body } as never, player);
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect(answer.body.error).toMatch(/\w/);
  }
  expect((await app.call(buyHint, ask(1, 2), player)).status).toBe(409);
  expect((await app.call(buyHint, ask(1, 40), player)).status).toBe(409);
  expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 15 });
});
