import { checkIn, getCredits } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, makeHunt, makePlayer, placeOfSquare } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { lawfulSeconds } from "./rules.ts";

let app: TestApp;
let states = 0;
const newState = () => `EARLY ${++states}`;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on" });
});
afterAll(() => app.close());

const at = (huntId: string, squareNum: number, offsetM = 0) => ({
  params: { id: huntId },
  body: { squareNum, fixes: fixesAt(app, squareNum, offsetM) },
});
const legSeconds = lawfulSeconds(placeOfSquare(1), placeOfSquare(2));

test("two legs driven at 90 mph win nothing: each counts when it could have been driven at 55", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const player = await makePlayer(app, huntId);
  await app.ask(checkIn, at(huntId, 1), player);
  const began = app.clock.now().getTime();
  for (const squareNum of [2, 3]) {
    app.clock.advance(Math.ceil((legSeconds * 55) / 90));
    const early = await app.call(checkIn, at(huntId, squareNum), player);
    expect(early).toMatchObject({ status: 409, body: { code: "early" } });
    const { countsAt, retryAfterSeconds } = early.body;
    const waits = Date.parse(String(countsAt)) - app.clock.now().getTime();
    expect(waits).toBe(Number(retryAfterSeconds) * 1000);
    app.clock.advance(Number(retryAfterSeconds) - 1);
    expect((await app.call(checkIn, at(huntId, squareNum), player)).body.code).toBe("early");
    app.clock.advance(1);
    expect(await app.ask(checkIn, at(huntId, squareNum), player)).toMatchObject({ success: true });
  }
  expect(app.clock.now().getTime() - began).toBeGreaterThanOrEqual(2 * (legSeconds - 1) * 1000);
  // Three right check-ins; the four that were early cost nothing and are no attempts.
  expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 12 });
  const run = sql`select attempts, successes from subscriptions where user_id = ${player.id}`;
  expect(await app.deps.db.one(run)).toEqual({ attempts: 3, successes: 3 });
});

test("a wrong position costs its credit however early it is", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const player = await makePlayer(app, huntId);
  await app.ask(checkIn, at(huntId, 1), player);
  app.clock.advance(11);
  const miss = await app.ask(checkIn, at(huntId, 2, 900), player);
  expect(miss).toMatchObject({ outcome: "not_here", creditsRemaining: 13 });
});

test("without credits right and wrong are answered alike", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const player = await makePlayer(app, huntId);
  await app.ask(checkIn, at(huntId, 1), player);
  app.clock.advance(11);
  for (let spent = 0; spent < 14; spent += 1) {
    await app.ask(checkIn, at(huntId, 2, 900), player);
    app.clock.advance(31);
  }
  // As if square 1 had been solved just now: 14 misses take longer than the way from there.
  app.clock.advance(600);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      update check_ins set at = ${app.clock.now()} where user_id = ${player.id} and success`),
  );
  for (const offsetM of [0, 900]) {
    const answer = await app.call(checkIn, at(huntId, 2, offsetM), player);
    expect(answer).toMatchObject({ status: 402, body: { code: "no_credits" } });
  }
});

test("ten right check-ins in the same instant, when it counts, solve the square once", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const player = await makePlayer(app, huntId);
  await app.ask(checkIn, at(huntId, 1), player);
  app.clock.advance(legSeconds);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(checkIn, at(huntId, 2), player)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});
