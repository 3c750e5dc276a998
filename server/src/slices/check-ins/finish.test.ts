import {
  buyHint,
  checkIn,
  getHunt,
  getLeaderboard,
  listHunts,
  listSubscriptions,
  subscribe,
} from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeHunt, makeHunter, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function playUpTo(huntId: string, player: Hunter, squares: number): Promise<void> {
  for (let num = 1; num <= squares; num += 1) {
    const request = { params: { id: huntId }, body: { squareNum: num, fixes: fixesAt(app, num) } };
    const answer = await app.ask(checkIn, request, player);
    expect(answer.success).toBe(true);
  }
}

const last = (huntId: string) => ({
  params: { id: huntId },
  body: { squareNum: 3, fixes: fixesAt(app, 3) },
});

const listPrizes = (huntId: string) =>
  app.deps.db.query<{ place: number; sats: number; cents: number; userId: string }>(sql`
    select place, sats, amount_cents as cents, user_id as "userId" from prizes
    where hunt_id = ${huntId} order by place`);

test("eight who finish in the same instant take three different places, and the hunt is complete", async () => {
  const huntId = await makeHunt(app, { state: "OHIO", difficulty: "MEDIUM" });
  const next = await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
  const players = await Promise.all(Array.from({ length: 8 }, () => makePlayer(app, huntId)));
  await Promise.all(players.map((player) => playUpTo(huntId, player, 2)));
  const answers = await Promise.all(
    players.map((player) => app.call(checkIn, last(huntId), player)),
  );
  const places = answers.flatMap((answer) => answer.body.prizePlace ?? []).sort();
  expect(places).toEqual([1, 2, 3]);
  // Whoever came fourth was playing on: for nothing, and for no prize.
  const charged = answers.filter((answer) => answer.body.creditsRemaining === 12);
  expect(charged).toHaveLength(3);
  for (const answer of answers.filter((one) => !charged.includes(one))) {
    expect(answer.body).toMatchObject({ huntCompleted: true, creditsRemaining: 13 });
    expect(answer.body).not.toHaveProperty("prizePlace");
  }
  const prizes = await listPrizes(huntId);
  expect(prizes.map((prize) => prize.sats)).toEqual([18_750_000, 11_250_000, 7_500_000]);
  expect(prizes.map((prize) => prize.cents)).toEqual([1_828_125, 1_096_875, 731_250]);
  const { hunts } = await app.ask(listHunts, { query: {} });
  expect(hunts.filter((hunt) => hunt.state === "OHIO").map((hunt) => hunt.id)).toEqual([next]);
});

test("the last check-in repeated under its key gives the same prize, once", async () => {
  const huntId = await makeHunt(app, { state: "IOWA" });
  const player = await makePlayer(app, huntId);
  await playUpTo(huntId, player, 2);
  const as = { ...player, idempotencyKey: "the-last-one" };
  const request = last(huntId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(checkIn, request, as)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ success: true, huntCompleted: true, prizePlace: 1 });
  expect(await listPrizes(huntId)).toHaveLength(1);
  const shown = await app.ask(getHunt, { params: { id: huntId }, query: {} }, player);
  expect(shown).toMatchObject({ place: 1, progress: { completedSquares: [1, 2, 3] } });
});

test("a winner of a complete hunt is shown WON, and the board counts the score", async () => {
  const huntId = await makeHunt(app, { state: "UTAH", difficulty: "HARD" });
  const players = await Promise.all(Array.from({ length: 3 }, () => makePlayer(app, huntId)));
  for (const player of players) {
    await playUpTo(huntId, player, 3);
    app.clock.advance(60);
  }
  const [winner] = players;
  if (!winner) throw new Error("no winner");
  const { subscriptions } = await app.ask(listSubscriptions, {}, winner);
  expect(subscriptions[0]?.hunt.status).toBe("WON");
  app.clock.advance(600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  const board = await app.ask(getLeaderboard, {}, winner);
  // (500 + 100 for speed + 50 for accuracy) × 3 for a HARD hunt.
  expect(board.me).toMatchObject({ score: 1950, completedHunts: 1 });
  expect(board.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(board)).not.toContain("@");
});

test("a complete hunt is played on by who was subscribed: for nothing, and it wins nothing", async () => {
  const huntId = await makeHunt(app, { state: "MAINE" });
  const late = await makePlayer(app, huntId);
  const finishers = await Promise.all(Array.from({ length: 3 }, () => makePlayer(app, huntId)));
  for (const player of finishers) await playUpTo(huntId, player, 3);
  await app.deps.jobs.drain();

  const shown = await app.ask(getHunt, { params: { id: huntId }, query: {} }, late);
  expect(shown).toMatchObject({ subscribed: false, standing: "play_on" });
  expect(shown.hunt).toMatchObject({ status: "COMPLETE", squares: [{ state: "current" }, {}, {}] });
  const hint = { params: { id: huntId }, body: { squareNum: 1, level: 3 } } as const;
  const bought = await app.ask(buyHint, hint, late);
  expect(bought).toMatchObject({ hint: "hint3-secret-1", charged: 0, creditsRemaining: 15 });
  const miss = { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(app, 1, 900) } };
  expect(await app.ask(checkIn, miss, late)).toMatchObject({
    success: false,
    creditsRemaining: 15,
  });
  await playUpTo(huntId, late, 2);
  const end = await app.ask(checkIn, last(huntId), late);
  expect(end).toMatchObject({ success: true, huntCompleted: true, creditsRemaining: 15 });
  expect(end).not.toHaveProperty("prizePlace");

  expect(await listPrizes(huntId)).toHaveLength(3);
  const scored = sql`select 1 as one from scores where user_id = ${late.id}`;
  expect(await app.deps.db.maybeOne(scored)).toBeNull();
  const after = await app.ask(getHunt, { params: { id: huntId }, query: {} }, late);
  expect(after.completedAt).not.toBeNull();
  expect(after.hunt.squares.every((square) => square.state === "completed")).toBe(true);

  const stranger = await makeHunter(app);
  const refused = await app.call(checkIn, last(huntId), stranger);
  expect(refused).toMatchObject({ status: 403, body: { code: "not_subscribed" } });
});

test("a hunt that its player has finished uses no slot, though it is still open to others", async () => {
  const huntId = await makeHunt(app, { state: "VERMONT" });
  const next = await makeHunt(app, { state: "NEVADA" });
  const winner = await makePlayer(app, huntId);
  const take = () => app.call(subscribe, { params: { id: next }, body: {} }, winner);
  expect(await take()).toMatchObject({ status: 402, body: { code: "slots_full" } });
  await playUpTo(huntId, winner, 3);
  expect((await take()).status).toBe(200);
});
