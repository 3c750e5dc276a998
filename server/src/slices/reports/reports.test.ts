import {
  buyHint,
  checkIn,
  getCredits,
  getHunt,
  getSeals,
  listErrata,
  listReports,
  matchReport,
  type ReportKind,
  reportPlace,
  reportSquare,
  settleSquare,
} from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  placeOfSquare,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { openNext } from "../hunt-status/service.ts";
import { lockHunt } from "../hunts/service.ts";
import { countsTowardRest, isToRest, secondsLost } from "./rules.ts";

let app: TestApp;
let admin: Hunter;
let states = 0;
const newState = () => `REPORTS ${++states}`;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const at = (huntId: string, squareNum: number, offsetM = 0) => ({
  params: { id: huntId },
  body: { squareNum, fixes: fixesAt(app, squareNum, offsetM) },
});
const report = (huntId: string, num: number, kind: ReportKind, by: Hunter) =>
  app.call(reportSquare, { params: { id: huntId, num }, body: { kind, note: "A fence." } }, by);
const settle = (
  huntId: string,
  num: number,
  how: "rest" | "reopen" | "move" | "void",
  to?: object,
) =>
  app.call(
    settleSquare,
    { params: { id: huntId, num }, body: { how, ...(to && { to }) } } as never,
    admin,
  );
async function solve(huntId: string, player: Hunter, squares: number[]): Promise<void> {
  for (const num of squares) {
    expect((await app.ask(checkIn, at(huntId, num), player)).success).toBe(true);
  }
}
const read = (huntId: string, player: Hunter) =>
  app.ask(getHunt, { params: { id: huntId }, query: {} }, player);
const runOf = (player: Hunter) =>
  app.deps.db.one<{ square: number; credited: number; place: number | null; waits: boolean }>(sql`
    select current_square as square, credited_seconds as credited, place, place_waits as waits
    from subscriptions where user_id = ${player.id}`);

describe("what rests a square", () => {
  test.each<[string, { kind: ReportKind; userId: string | null }[], boolean]>([
    ["nothing", [], false],
    ["one who found it closed", [{ kind: "closed", userId: "a" }], false],
    ["one in danger", [{ kind: "danger", userId: "a" }], true],
    [
      "the same account twice",
      [
        { kind: "closed", userId: "a" },
        { kind: "not_there", userId: "a" },
      ],
      false,
    ],
    [
      "two accounts",
      [
        { kind: "closed", userId: "a" },
        { kind: "not_there", userId: "b" },
      ],
      true,
    ],
    [
      "an account and somebody from outside",
      [
        { kind: "closed", userId: "a" },
        { kind: "told_to_leave", userId: null },
      ],
      true,
    ],
  ])("%s", (_, reports, rests) => expect(isToRest(reports)).toBe(rests));

  test("who has cried wolf twice rests nothing alone", () => {
    expect([0, 1, 2, 9].map(countsTowardRest)).toEqual([true, true, false, false]);
  });

  test("a rest costs the time from when one came to the square", () => {
    const time = (minutes: number) => new Date(minutes * 60_000);
    expect(secondsLost(time(10), time(0), time(40))).toBe(1800);
    expect(secondsLost(time(10), time(30), time(40))).toBe(600);
    expect(secondsLost(time(10), null, time(40))).toBe(0);
  });
});

test("two reports rest the square at once; who is on the way reads it and is not charged", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const [one, two, onTheWay] = await Promise.all([1, 2, 3].map(() => makePlayer(app, huntId)));
  if (!one || !two || !onTheWay) throw new Error("no players");
  expect((await report(huntId, 1, "closed", one)).body).toMatchObject({ rests: false });
  expect((await report(huntId, 1, "not_there", one)).body).toMatchObject({ rests: false });
  expect((await report(huntId, 1, "not_there", two)).body).toMatchObject({ rests: true });

  for (const offsetM of [0, 900]) {
    const refused = await app.call(checkIn, at(huntId, 1, offsetM), onTheWay);
    expect(refused).toMatchObject({ status: 409, body: { code: "resting" } });
  }
  const hint = { params: { id: huntId }, body: { squareNum: 1, level: 1 } } as const;
  expect((await app.call(buyHint, hint, onTheWay)).body).toMatchObject({ code: "resting" });
  expect(await app.ask(getCredits, {}, onTheWay)).toMatchObject({ totalCredits: 15 });
  const { hunt } = await read(huntId, onTheWay);
  expect(hunt.squares[0]).toMatchObject({ restingSince: "2026-05-04T12:00:00.000Z" });

  const { squares } = await app.ask(listReports, {}, admin);
  expect(squares.find((square) => square.huntId === huntId)).toMatchObject({
    num: 1,
    huntersAtIt: 3,
    reports: [{ kind: "not_there" }, { kind: "not_there" }],
  });
  await app.deps.jobs.drain();
  const told = app.sent.filter((mail) => mail.subject.includes("rests: please do not go"));
  expect(told.map((mail) => mail.to).sort()).toEqual(
    [one, two, onTheWay].map(({ email }) => email).sort(),
  );
});

test("a stranger, a square ahead and a digital square cannot be reported", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const player = await makePlayer(app, huntId);
  expect((await report(huntId, 2, "danger", player)).body.code).toBe("not_your_square");
  expect((await report(huntId, 1, "danger", await makeHunter(app))).body.code).toBe(
    "not_subscribed",
  );
  const digital = await makeHunt(app, { state: newState(), variant: "DIGITAL" });
  const solver = await makePlayer(app, digital);
  expect((await report(digital, 1, "danger", solver)).body.code).toBe("not_physical");
});

test("reopened: check-ins count again, and neither score nor place suffers by the rest", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const [held, free] = await Promise.all([1, 2].map(() => makePlayer(app, huntId)));
  if (!held || !free) throw new Error("no players");
  await solve(huntId, held, [1]);
  await solve(huntId, free, [1, 2]);
  expect((await report(huntId, 2, "danger", held)).body).toMatchObject({ rests: true });
  app.clock.advance(2 * 3600);
  // Free was ahead and finishes meanwhile; held may still come before them, so the place waits.
  const finish = await app.ask(checkIn, at(huntId, 3), free);
  expect(finish).toMatchObject({ huntCompleted: true, placeWaits: true });
  expect(finish).not.toHaveProperty("prizePlace");
  app.clock.advance(3600);
  expect((await settle(huntId, 2, "reopen")).status).toBe(200);
  expect(await runOf(held)).toMatchObject({ credited: 3 * 3600 });
  app.clock.advance(600);
  await solve(huntId, held, [2]);
  const last = await app.ask(checkIn, at(huntId, 3), held);
  expect(last).toMatchObject({ huntCompleted: true, prizePlace: 1 });
  expect(await runOf(free)).toMatchObject({ place: 2, waits: false });
  // Ten minutes of the hour were needed by the clock that stood still: the full bonus for speed.
  const score = await app.deps.db.one<{ score: number }>(
    sql`select score from scores where user_id = ${held.id}`,
  );
  expect(score.score).toBe(650);
});

test("places that waited are decided by the job once nobody can come before them", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const [held, free] = await Promise.all([1, 2].map(() => makePlayer(app, huntId)));
  if (!held || !free) throw new Error("no players");
  await settle(huntId, 1, "rest");
  app.clock.advance(1800);
  await settle(huntId, 1, "reopen");
  await solve(huntId, free, [1, 2, 3]);
  // Both lost the same half hour, so nobody is ahead of the other by it.
  expect(await runOf(free)).toMatchObject({ credited: 1800, place: 1 });
  await solve(huntId, held, [1]);
  await settle(huntId, 2, "rest");
  const late = await makePlayer(app, huntId);
  await app.call(settleSquare, { params: { id: huntId, num: 2 }, body: { how: "reopen" } }, admin);
  await solve(huntId, late, [1, 2]);
  await settle(huntId, 2, "rest");
  app.clock.advance(900);
  expect(await app.ask(checkIn, at(huntId, 3), late)).toMatchObject({ placeWaits: true });
  await settle(huntId, 2, "reopen");
  app.clock.advance(899);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect(await runOf(late)).toMatchObject({ place: null, waits: true });
  app.clock.advance(2 * 3600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect(await runOf(late)).toMatchObject({ place: 2, waits: false });
});

test("who reported twice about nothing rests no square alone; an honest report that was mended counts on", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const [wolf, honest] = await Promise.all([1, 2].map(() => makePlayer(app, huntId)));
  if (!wolf || !honest) throw new Error("no players");
  const reopen = (unfounded: boolean) =>
    app.ask(
      settleSquare,
      { params: { id: huntId, num: 1 }, body: { how: "reopen", unfounded } },
      admin,
    );
  for (const unfounded of [false, false, true, true]) {
    expect((await report(huntId, 1, "danger", wolf)).body).toMatchObject({ rests: true });
    await reopen(unfounded);
  }
  expect((await report(huntId, 1, "danger", wolf)).body).toMatchObject({ rests: false });
  const { squares } = await app.ask(listReports, {}, admin);
  const [first] = squares.find((square) => square.huntId === huntId)?.reports ?? [];
  expect(first).toMatchObject({ counts: false, earlier: 4, inVain: 2 });
  expect((await report(huntId, 1, "danger", honest)).body).toMatchObject({ rests: true });
});

test("void: everybody passes, what was spent comes back, and it is sealed, posted and mailed", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const [at1, past] = await Promise.all([1, 2].map(() => makePlayer(app, huntId)));
  if (!at1 || !past) throw new Error("no players");
  await solve(huntId, past, [1]);
  await app.ask(checkIn, at(huntId, 1, 900), at1);
  const hint = { params: { id: huntId }, body: { squareNum: 1, level: 2 } } as const;
  await app.ask(buyHint, hint, at1);
  await report(huntId, 1, "told_to_leave", past);
  expect((await settle(huntId, 1, "void")).status).toBe(200);
  expect((await settle(huntId, 1, "void")).body).toMatchObject({ code: "voided" });
  await app.deps.jobs.drain();
  expect(await app.ask(getCredits, {}, at1)).toMatchObject({ totalCredits: 15 });
  expect(await app.ask(getCredits, {}, past)).toMatchObject({ totalCredits: 15 });
  const { attempts } = await app.deps.db.one<{ attempts: number }>(
    sql`select attempts from subscriptions where user_id = ${at1.id}`,
  );
  expect(attempts, "a miss at a wrong spot takes nothing from accuracy").toBe(0);
  const shown = await read(huntId, at1);
  expect(shown).toMatchObject({ progress: { currentSquare: 2, completedSquares: [1] } });
  expect(shown.hunt.squares[0]).toMatchObject({ state: "completed", voided: true });
  expect((await read(huntId, past)).progress?.currentSquare).toBe(2);
  const { seals } = await app.ask(getSeals, { params: { id: huntId } });
  expect(seals.map((seal) => seal.cause)).toContain("Square 1 was made void");
  const { errata } = await app.ask(listErrata, {});
  expect(errata[0]).toMatchObject({ squareNumber: 1, severity: "Critical" });
  await app.deps.jobs.drain();
  const mail = app.sent.find((one) => one.to === at1.email && one.subject.includes("is void"));
  expect(mail?.text).toContain("The 3 credits you spent on it came back");
  // Whoever starts later begins with the first square that is not void.
  const newcomer = await makePlayer(app, huntId);
  expect((await read(huntId, newcomer)).progress?.currentSquare).toBe(2);
});

test("a square ahead that is void is passed with the one before it, the last one too", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const [at1, at3] = await Promise.all([1, 2].map(() => makePlayer(app, huntId)));
  if (!at1 || !at3) throw new Error("no players");
  await solve(huntId, at3, [1, 2]);
  await settle(huntId, 3, "void");
  expect(await runOf(at3)).toMatchObject({ square: 4, place: 1 });
  await solve(huntId, at1, [1]);
  await settle(huntId, 1, "void");
  expect((await app.ask(checkIn, at(huntId, 2), at1)).prizePlace).toBe(2);
  expect((await settle(huntId, 2, "void")).body).toMatchObject({ code: "only_square" });
});

test("a paused hunt's last square made void: three finish, and their places are decided when it goes on", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const players = await Promise.all([1, 2, 3].map(() => makePlayer(app, huntId)));
  for (const player of players) await solve(huntId, player, [1, 2]);
  const setStatus = (status: string) =>
    inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update hunts set status = ${status} where id = ${huntId}`),
    );
  await setStatus("PAUSED");
  expect((await settle(huntId, 3, "void")).status).toBe(200);
  for (const player of players) {
    expect(await runOf(player)).toMatchObject({ square: 4, place: null, waits: true });
  }
  await setStatus("ACTIVE");
  app.clock.advance(600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  const places = await Promise.all(players.map(async (player) => (await runOf(player)).place));
  expect(places.toSorted()).toEqual([1, 2, 3]);
  const hunt = await app.deps.db.one<{ status: string }>(
    sql`select status from hunts where id = ${huntId}`,
  );
  expect(hunt.status).toBe("COMPLETE");
});

test("a hunt in stock at a place where a square rests does not open by itself", async () => {
  const state = newState();
  const huntId = await makeHunt(app, { state });
  const next = await makeHunt(app, { state, status: "AVAILABLE" });
  await settle(huntId, 2, "rest");
  const statusOf = (id: string) =>
    app.deps.db.one<{ status: string }>(sql`select status from hunts where id = ${id}`);
  const end = () =>
    inTransaction(app.deps.db, async (tx) => {
      const hunt = await lockHunt(tx, huntId);
      if (hunt) await openNext(app.deps, tx, hunt);
    });
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update hunts set status = 'PAUSED' where id <> ${huntId} and status = 'ACTIVE'`),
  );
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update hunts set status = 'COMPLETE' where id = ${huntId}`),
  );
  await end();
  expect((await statusOf(next)).status).toBe("AVAILABLE");
  expect((await settle(huntId, 2, "void")).body).toMatchObject({ code: "not_live" });
  expect((await settle(huntId, 2, "reopen")).status).toBe(200);
  await inTransaction(app.deps.db, (tx) => tx.execute(sql`update squares set rested_at = null`));
  await end();
  expect((await statusOf(next)).status).toBe("ACTIVE");
});

test("moved: it opens at its new place, at most three miles away", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const player = await makePlayer(app, huntId);
  await settle(huntId, 1, "rest");
  const { lat, lng } = placeOfSquare(1);
  expect((await settle(huntId, 1, "move")).body).toMatchObject({ code: "where_to" });
  const far = { lat: lat + 0.1, lng };
  expect((await settle(huntId, 1, "move", far)).body).toMatchObject({ code: "too_far" });
  expect((await settle(huntId, 1, "move", placeOfSquare(2))).body).toMatchObject({
    code: "address_taken",
  });
  expect((await settle(huntId, 1, "move", { lat: lat - 0.01, lng })).status).toBe(200);
  const there = { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(app, -1) } };
  expect((await app.ask(checkIn, there, player)).success).toBe(true);
});

test("a report while check-ins run, and a void while check-ins run: nobody solves twice or is stuck", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const players = await Promise.all(Array.from({ length: 8 }, () => makePlayer(app, huntId)));
  const [reporter] = players;
  if (!reporter) throw new Error("no players");
  const first = await Promise.all([
    ...players.slice(1).map((player) => app.call(checkIn, at(huntId, 1), player)),
    report(huntId, 1, "danger", reporter),
  ]);
  for (const answer of first.slice(0, -1)) {
    expect(answer.status === 200 || answer.body.code === "resting").toBe(true);
  }
  await settle(huntId, 1, "reopen");
  for (const player of players) {
    if ((await runOf(player)).square === 1) await solve(huntId, player, [1]);
  }
  const [voided] = await Promise.all([
    settle(huntId, 2, "void"),
    ...players.map((player) => app.call(checkIn, at(huntId, 2), player)),
  ]);
  expect(voided.status).toBe(200);
  await app.deps.jobs.drain();
  for (const player of players) {
    expect(await runOf(player)).toMatchObject({ square: 3 });
    const { totalCredits } = await app.ask(getCredits, {}, player);
    // One credit for square 1; square 2 cost nothing, whichever came first.
    expect(totalCredits).toBe(14);
  }
});

test("from outside: without an account, matched by an administrator, and its squares rest", async () => {
  const state = newState();
  const huntId = await makeHunt(app, { state });
  const told = await app.ask(reportPlace, {
    body: { state, place: "The chapel on the hill", kind: "told_to_leave", note: "I own it." },
  });
  expect(told.success).toBe(true);
  const { outside } = await app.ask(listReports, {}, admin);
  const mine = outside.find((one) => one.state === state);
  expect(mine?.candidates.map(({ placeId }) => placeId)).toContain("test-place-1");
  const matched = { params: { id: mine?.id ?? "" }, body: { placeId: "test-place-1" } };
  expect((await app.call(matchReport, matched, await makeHunter(app))).status).toBe(403);
  expect((await app.ask(matchReport, matched, admin)).rested).toBeGreaterThan(0);
  expect((await app.call(matchReport, matched, admin)).body.code).toBe("no_such_report");
  const { squares } = await app.ask(listReports, {}, admin);
  expect(squares.some((one) => one.huntId === huntId && one.restingSince)).toBe(true);
});

test("reports of an account have a limit by the day", async () => {
  const limited = await testApp({ RATE_LIMITS: "on" });
  try {
    const huntId = await makeHunt(limited);
    const player = await makePlayer(limited, huntId);
    const input = { params: { id: huntId, num: 1 }, body: { kind: "closed" } } as const;
    await limited.ask(reportSquare, input, player);
    // The same square again is the same report.
    await limited.ask(reportSquare, input, player);
    await inTransaction(limited.deps.db, (tx) =>
      tx.execute(sql`
        insert into spot_reports (id, user_id, hunt_id, square_num, kind, at)
        select gen_random_uuid(), ${player.id}, 'other', n, 'closed', ${limited.clock.now()}
        from generate_series(1, 3) n`),
    );
    expect((await limited.call(reportSquare, input, player)).body.code).toBe("too_many_reports");
    limited.clock.advance(86_401);
    expect((await limited.call(reportSquare, input, player)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
