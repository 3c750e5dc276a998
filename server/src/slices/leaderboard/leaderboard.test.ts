import { getLeaderboard } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { insertScore } from "./sql.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function score(hunter: Hunter, points: number): Promise<void> {
  const huntId = await makeHunt(app, { state: `BOARD ${Math.random()}` });
  const now = app.clock.now();
  await inTransaction(app.deps.db, (tx) => insertScore(tx, hunter.id, huntId, points, now));
}

async function snapshot(): Promise<void> {
  app.clock.advance(300);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
}

const board = (as?: Hunter) => app.ask(getLeaderboard, {}, as);
const writtenBy = async (hunter: Hunter) =>
  (
    await app.deps.db.one<{ by: string }>(
      sql`select xmin::text as by from leaderboard_rows where user_id = ${hunter.id}`,
    )
  ).by;

test("a start takes the first snapshot, before anybody has finished anything", async () => {
  expect((await board()).updatedAt).toBeNull();
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect(await board()).toMatchObject({ updatedAt: app.clock.now().toISOString(), rows: [] });
});

test("ranks follow the scores, also where two change places; who keeps theirs is not written anew", async () => {
  const [ada, ben, cid] = [await makeHunter(app), await makeHunter(app), await makeHunter(app)];
  await score(ada, 900);
  await score(ben, 600);
  await score(cid, 500);
  await snapshot();
  expect((await board(ben)).me).toMatchObject({ rank: 2, score: 600 });
  const before = { ada: await writtenBy(ada), ben: await writtenBy(ben) };
  await score(cid, 200);
  await snapshot();
  expect((await board(cid)).me).toMatchObject({ rank: 2, score: 700, completedHunts: 2 });
  expect((await board(ben)).me).toMatchObject({ rank: 3, score: 600 });
  expect(await writtenBy(ada)).toBe(before.ada);
  expect(await writtenBy(ben)).not.toBe(before.ben);
  // Nothing was booked since: the board is told with a newer time and not ranked again.
  const rows = { ben: await writtenBy(ben), cid: await writtenBy(cid) };
  await snapshot();
  expect({ ben: await writtenBy(ben), cid: await writtenBy(cid) }).toEqual(rows);
  expect((await board()).updatedAt).toBe(app.clock.now().toISOString());
});

test("whoever leaves makes room, and nobody is told of them", async () => {
  const [dot, eve] = [await makeHunter(app), await makeHunter(app)];
  await score(dot, 5_000);
  await score(eve, 4_000);
  await snapshot();
  expect((await board(eve)).me?.rank).toBe(2);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`delete from scores where user_id = ${dot.id}`),
  );
  await snapshot();
  expect((await board(eve)).me?.rank).toBe(1);
});

test("a prize is counted once its review is over, and one that was not claimed is not", async () => {
  const { id: winner } = await makeHunter(app);
  const huntId = await makeHunt(app, { state: "BOARD OF PRIZES" });
  const sum = async (status: string) => {
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`
        update prizes set status = ${status}, notified_at = created_at, claim_until = created_at,
          closed_at = created_at, reason = 'late'
        where id = ${winner}`),
    );
    await snapshot();
    return (await board()).totals.prizes;
  };
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at)
      values (${winner}, ${huntId}, 1, ${winner}, 18750000, 1828125, 'PENDING_REVIEW', ${app.clock.now()})`),
  );
  expect(await sum("PENDING_REVIEW")).toBe(0);
  expect(await sum("NOTIFIED")).toBe(18_281.25);
  expect(await sum("FORFEITED")).toBe(0);
});
