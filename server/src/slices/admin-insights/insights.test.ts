import * as contract from "@ten-paces/contract";
import papaparse from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  giveCredits,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  wordsOfSquare,
} from "../../../test/factories.ts";
import { json, sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;
let digital: string;
let physical: string;
/** Solves two squares of the digital hunt, with a hint; only the first; none. */
let ann: Hunter;
let bob: Hunter;
let cem: Hunter;

const guess = (player: Hunter, squareNum: number, words: string) =>
  app.ask(contract.checkIn, { params: { id: digital }, body: { squareNum, words } }, player);
const minutes = (count: number) => app.clock.advance(count * 60);

/*
 * Monday the 4th of May, 12:00. What happens in the digital hunt, in minutes from then:
 * Ann: 1 right at 10, hint 1 at square 2, 2 right at 40. Bob: 1 wrong twice alike, right at 60. Cem: 1 wrong.
 */
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  digital = await makeHunt(app, { state: "OHIO", variant: "DIGITAL" });
  physical = await makeHunt(app, { state: "MAINE" });
  const puzzles = ["doors", "groups", "doors"].map((kind, index) => ({
    ...{ kind, word: index + 1, clueId: "1-1", prompt: "A prompt.", answerLength: 5 },
  }));
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      update squares set puzzles = ${json(puzzles)}::jsonb
      where hunt_id = ${digital}`),
  );
  ann = await makePlayer(app, digital);
  bob = await makePlayer(app, digital);
  cem = await makePlayer(app, digital);
  minutes(10);
  await guess(ann, 1, wordsOfSquare(1));
  await giveCredits(app, ann.id, 5);
  await app.ask(
    contract.buyHint,
    { params: { id: digital }, body: { squareNum: 2, level: 1 } },
    ann,
  );
  minutes(30);
  await guess(ann, 2, wordsOfSquare(2));
  const [first, second] = wordsOfSquare(1).split(".");
  minutes(10);
  await guess(bob, 1, `${first}.${second}.harbor`);
  await guess(bob, 1, `${first}.${second}.Harbor`);
  minutes(10);
  await guess(bob, 1, wordsOfSquare(1));
  await guess(cem, 1, "quite.other.words");
});
afterAll(() => app.close());

const insights = (id = digital) => app.ask(contract.getHuntInsights, { params: { id } }, admin);

test("each square says who reached and solved it, how long they took and what misled them", async () => {
  const { squares, ...runs } = await insights();
  expect(runs).toEqual({ subscribed: 3, started: 3, finished: 0 });
  expect(squares).toHaveLength(3);
  expect(squares[0]).toMatchObject({
    squareNum: 1,
    reached: 3,
    solved: 2,
    tries: 5,
    wrong: 3,
    // Ann took 10 minutes, Bob 60.
    medianMinutes: 35,
    hints: 0,
    wrongAnswers: [
      { answer: "amber.lantern.harbor", count: 2 },
      { answer: "quite.other.words", count: 1 },
    ],
    // Two right answers have all three; Bob's two wrong ones the first two; Cem's none.
    puzzles: [
      { word: 1, kind: "doors", tries: 5, right: 4 },
      { word: 2, kind: "groups", tries: 5, right: 4 },
      { word: 3, kind: "doors", tries: 5, right: 2 },
    ],
  });
  expect(squares[1]).toMatchObject({
    ...{ reached: 2, solved: 1, tries: 1, wrong: 0, medianMinutes: 30 },
    ...{ hints: 1, hintsByLevel: [1, 0, 0], hintedHunters: 1, hintedSolved: 1, wrongAnswers: [] },
  });
  expect(squares[2]).toMatchObject({ reached: 1, solved: 0, medianMinutes: null });
});

test("wrong positions are told by how far they were off, and by no place", async () => {
  const player = await makePlayer(app, physical);
  const at = (offsetM: number) => ({
    params: { id: physical },
    body: { squareNum: 1, fixes: fixesAt(app, 1, offsetM) },
  });
  minutes(1);
  await app.ask(contract.checkIn, at(100), player);
  const { squares } = await insights(physical);
  expect(squares[0]).toMatchObject({ reached: 1, tries: 1, wrong: 1, wrongAnswers: [] });
  expect(squares[0]?.medianMissFt).toBeGreaterThan(300);
  expect(squares[0]?.medianMissFt).toBeLessThan(360);
  const listed = await app.ask(
    contract.listHuntCheckIns,
    { params: { id: physical }, query: {} },
    admin,
  );
  expect(listed.checkIns[0]).toMatchObject({ squareNum: 1, success: false, wrong: null });
  expect(JSON.stringify(listed)).not.toMatch(/"(lat|lng)"|38\.5/);
});

test("players are found by how far they are, and by name", async () => {
  const list = async (query: object) =>
    (await app.ask(contract.listHuntPlayers, { params: { id: digital }, query }, admin)).players;
  expect((await list({})).map(({ email }) => email)).toEqual([ann.email, bob.email, cem.email]);
  expect((await list({}))[0]).toMatchObject({
    currentSquare: 3,
    attempts: 2,
    successes: 2,
    hints: 1,
    planId: "one",
    lastAt: "2026-05-04T12:40:00.000Z",
  });
  expect((await list({ square: 2 })).map(({ email }) => email)).toEqual([bob.email]);
  expect((await list({ search: cem.email.toUpperCase() })).map((one) => one.email)).toEqual([
    cem.email,
  ]);
  expect(await list({ show: "finished" })).toEqual([]);
  expect(await list({ show: "playing" })).toHaveLength(3);
  expect(await list({ page: 2 })).toEqual([]);
});

test("check-ins are listed newest first and narrowed by square, kind and outcome", async () => {
  const list = (query: object) =>
    app.ask(contract.listHuntCheckIns, { params: { id: digital }, query }, admin);
  const all = await list({});
  expect(all).toMatchObject({ found: 6, total: 6, page: 1 });
  expect(all.checkIns.map(({ squareNum, success }) => [squareNum, success])).toEqual([
    [1, false],
    [1, true],
    [1, false],
    [1, false],
    [2, true],
    [1, true],
  ]);
  expect(all.checkIns[0]).toMatchObject({ wrong: "quite.other.words", kind: "words" });
  expect(all.checkIns[1]).toMatchObject({ wrong: null });
  expect((await list({ square: 2 })).found).toBe(1);
  expect((await list({ show: "wrong" })).found).toBe(3);
  expect((await list({ kind: "position" })).checkIns).toEqual([]);
});

test("money is what plans paid in, what is promised, and what was spent", async () => {
  const money = await app.ask(contract.getHuntMoney, { params: { id: digital } }, admin);
  expect(money).toMatchObject({
    thresholdBTC: 0.5,
    // Three plans of one hunt, $9.99 each.
    paidInCents: 2_997,
    prizePoolBTC: 0.375,
    prizes: [],
    subscriptions: [{ planId: "one", active: 3, ended: 0 }],
    // Six check-ins, one hint of level 1.
    credits: [
      { reason: "check_in", credits: 6, bookings: 6 },
      { reason: "hint", credits: 1, bookings: 1 },
    ],
  });
  const gone = { params: { id: "no-such-hunt" } };
  expect((await app.call(contract.getHuntMoney, gone, admin)).status).toBe(404);
  expect((await app.call(contract.getHuntInsights, gone, admin)).status).toBe(404);
});

test("analytics: conversion, funnel, who comes back, the clue that nobody gets past, and kinds of puzzles", async () => {
  await makeHunter(app);
  const analytics = await app.ask(contract.getAnalytics, {}, admin);
  // An administrator, four players, one who only looks.
  expect(analytics.stats).toEqual({
    totalUsers: 6,
    totalHunts: 2,
    activeSubscriptions: 4,
    conversionPercent: 67,
  });
  expect(
    Object.fromEntries(analytics.funnel.map(({ step, users }) => [step, users])),
  ).toMatchObject({ registered: 6, subscribed: 4, started: 4, solved_one: 2, finished: 0 });
  expect(analytics.retention).toHaveLength(8);
  expect(analytics.retention.at(-1)).toEqual({ week: "2026-05-04", registered: 6, active: [4] });
  expect(analytics.recentCheckIns).toHaveLength(7);
  expect(analytics.recentCheckIns[0]).toMatchObject({
    hunt: { id: physical },
    squareNum: 1,
    success: false,
  });
  expect(analytics.huntStats[0]).toMatchObject({ id: digital, _count: { subscriptions: 3 } });
  // Nobody is past square 1 of the one hunt, nor past square 3 of the other.
  expect(
    analytics.stuckSquares.map((one) => [one.huntId, one.squareNum, one.solved, one.reached]),
  ).toEqual([
    ...[digital, physical].sort().map((id) => [id, id === digital ? 3 : 1, 0, 1]),
    [digital, 2, 1, 2],
    [digital, 1, 2, 3],
  ]);
  // Words 1 and 3 of square 1: 6 of 10; of square 2, solved once, 2 of 2. Word 2: 4 of 5 and 1 of 1.
  expect(analytics.puzzleKinds).toEqual([
    { kind: "doors", puzzles: 4, tries: 12, right: 8, hints: 0 },
    { kind: "groups", puzzles: 2, tries: 6, right: 5, hints: 0 },
  ]);
});

test("who registered in an earlier week and comes back stands in their week", async () => {
  app.clock.advance(7 * 86_400);
  await guess(cem, 1, wordsOfSquare(1));
  const { retention } = await app.ask(contract.getAnalytics, {}, admin);
  expect(retention.slice(-2)).toEqual([
    { week: "2026-05-04", registered: 6, active: [4, 1] },
    { week: "2026-05-11", registered: 0, active: [0] },
  ]);
});

test("revenue by day and plan in dollars and BTC; what is given back is taken off; empty days are there", async () => {
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update payments set given_back_cents = 999 where user_id = ${cem.id}`),
  );
  const query = { from: "2026-05-03", to: "2026-05-05" };
  const days = await app.ask(contract.getDailyRevenue, { query }, admin);
  expect(days.map(({ day, payments }) => [day, payments])).toEqual([
    ["2026-05-03", 0],
    ["2026-05-04", 4],
    ["2026-05-05", 0],
  ]);
  expect(days[1]).toMatchObject({
    amountUsd: 29.97,
    givenBackUsd: 9.99,
    items: [{ itemId: "one", name: "1 Hunt", payments: 4, amountUsd: 29.97 }],
  });
  const { settings } = await app.ask(contract.getSettings, {}, admin);
  expect(days[1]?.amountBtc).toBeCloseTo(29.97 / settings.btcPrice.usd, 10);
  const usual = await app.ask(contract.getDailyRevenue, { query: {} }, admin);
  expect([usual.length, usual.at(-1)?.day]).toEqual([30, "2026-05-11"]);
  const ages = { from: "0001-01-01", to: "9999-12-31" };
  expect(await app.ask(contract.getDailyRevenue, { query: ages }, admin)).toHaveLength(731);
});

test("files have the rows that are found", async () => {
  const take = async (path: string) => {
    const { body } = await app.fastify.inject({
      url: `/api/admin/export/${path}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return papaparse.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true })
      .data;
  };
  expect(await take("revenue-by-day.csv?from=2026-05-03&to=2026-05-05")).toEqual([
    { day: "2026-05-04", item: "1 Hunt", payments: "4", "amount USD": "29.97" },
  ]);
  expect((await take(`hunts/${digital}/players.csv?square=3`)).map(({ email }) => email)).toEqual([
    ann.email,
  ]);
  expect(await take(`hunts/${digital}/players.csv`)).toHaveLength(3);
  expect((await take("clues.csv")).length).toBeGreaterThan(3);
  expect(await take(`check-ins.csv?huntId=${digital}&show=wrong&square=1`)).toHaveLength(3);
  const changes = await take("changes.csv");
  expect(changes.map(({ what }) => what)).toContain("export clues");
});

test("the log of changes is narrowed to a hunt, a person and a time", async () => {
  await app.ask(
    contract.updateSquare,
    { params: { id: digital, num: 1 }, body: { hint1: "Another first hint." } },
    admin,
  );
  const list = (query: object) => app.ask(contract.listAudit, { query }, admin);
  const ofHunt = await list({ huntId: digital });
  expect(ofHunt.entries.map(({ action }) => action)).toEqual(["edit square"]);
  expect(ofHunt.entries[0]?.after).toMatchObject({ hint1: "Another first hint." });
  expect(ofHunt.actors).toEqual([{ id: admin.id, name: admin.email }]);
  expect((await list({ huntId: physical })).total).toBe(0);
  expect((await list({ huntId: digital, actorId: bob.id })).total).toBe(0);
  const now = app.clock.now().toISOString();
  expect((await list({ huntId: digital, until: now })).total).toBe(0);
  expect((await list({ huntId: digital, from: now })).total).toBe(1);
});

test("what somebody answered wrong goes with their account", async () => {
  const wrongOf = (id: string) =>
    app.deps.db.query<{ wrong: string }>(sql`
      select wrong from check_ins where user_id = ${id} and wrong is not null`);
  expect(await wrongOf(cem.id)).toEqual([{ wrong: "quite.other.words" }]);
  await inTransaction(app.deps.db, (tx) =>
    tx.query(sql`select 1 as one from forget_user(${cem.id}, ${cem.email}, true)`),
  );
  expect(await wrongOf(cem.id)).toEqual([]);
});
