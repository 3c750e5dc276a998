import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;
let states = 0;
const newState = () => `COUNTY ${++states}`;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

/** Puts very many into a hunt, each with two credits spent in it, by their rows alone. */
async function crowd(huntId: string, count: number): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.deps.db, async (tx) => {
    await tx.execute(sql`
      insert into users (id, email, password_hash, display_name, avatar, created_at)
      select gen_random_uuid(), 'crowd-' || ${huntId} || '-' || n || '@hunts.test', 'x', 'Crowd ' || ${huntId} || n,
        '🦊', ${now} from generate_series(1, ${count}::int) n`);
    const mine = sql`select id from users where email like 'crowd-' || ${huntId} || '-%'`;
    await tx.execute(
      sql`insert into credit_accounts (user_id, bonus) select id, 3 from (${mine}) u`,
    );
    await tx.execute(sql`
      insert into subscriptions (user_id, hunt_id, id, plan_id, status, created_at, started_at)
      select id, ${huntId}, gen_random_uuid(), 'one', 'ACTIVE', ${now}, ${now} from (${mine}) u`);
    await tx.execute(sql`
      insert into credit_ledger (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason, hunt_id, reference)
      select gen_random_uuid(), id, ${now}, 0, -2, 0, 3, 'check_in', ${huntId}, 'Square 1' from (${mine}) u`);
  });
}

const cancel = (id: string) =>
  app.ask(contract.updateHunt, { params: { id }, body: { status: "CANCELED" } }, admin);

const given = async (huntId: string) =>
  app.deps.db.one<{
    rows: number;
    hunters: number;
    sum: number;
    mails: number;
    active: number;
  }>(sql`
    select count(*) as rows, count(distinct l.user_id) as hunters, coalesce(sum(l.bonus_delta), 0) as sum,
      (select count(*) from mails where subject like '%was canceled' and recipient like 'crowd-' || ${huntId} || '-%') as mails,
      (select count(*) from subscriptions where hunt_id = ${huntId} and status <> 'ENDED') as active
    from credit_ledger l where l.hunt_id = ${huntId} and l.reason = 'hunt_canceled'`);

test("a canceled hunt is over at once; what it owes is given in batches, once, whatever interrupts it", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  const elsewhere = await makeHunt(app, { state: newState(), squares: 5 });
  const player = await makePlayer(app, elsewhere);
  const inIt = await makePlayer(app, huntId);
  await crowd(huntId, 450);
  await cancel(huntId);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  const late = await app.call(contract.checkIn, { params: { id: huntId }, body }, inIt);
  expect(late).toMatchObject({ status: 409, body: { code: "hunt_not_active" } });
  expect(await given(huntId)).toMatchObject({ rows: 0, active: 451 });

  // The process ends in the midst of it, again and again; another goes on from there.
  const seen: number[] = [];
  for (let start = 0; start < 20; start += 1) {
    const { active, rows } = await given(huntId);
    seen.push(rows);
    if (active === 0) break;
    app.deps.jobs.start(1);
    while ((await given(huntId)).rows === rows && (await given(huntId)).active > 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { outcome } = await app.ask(
      contract.checkIn,
      {
        params: { id: elsewhere },
        body: { squareNum: 1, fixes: fixesAt(app, 1, start === 0 ? 0 : 900) },
      },
      start === 0 ? player : await makePlayer(app, elsewhere),
    );
    expect(outcome).toBe(start === 0 ? "solved" : "not_here");
    await app.deps.jobs.stop(5_000);
    // Who was handed the job back may take it at once.
    app.clock.advance(300);
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(await given(huntId)).toEqual({ rows: 450, hunters: 450, sum: 900, mails: 450, active: 0 });
  // No transaction held more than a hundred hunters, however many there were.
  const { largest, transactions } = await app.deps.db.one<{
    largest: number;
    transactions: number;
  }>(sql`
    select max(rows) as largest, count(*) as transactions from (
      select count(*) as rows from credit_ledger
      where hunt_id = ${huntId} and reason = 'hunt_canceled' group by xmin::text) t`);
  expect(largest).toBeLessThanOrEqual(100);
  expect(transactions).toBeGreaterThanOrEqual(5);
  // It may have been ended between the last hunter and letting go of the list.
  await app.deps.jobs.drain();
  const left = await app.deps.db.query(sql`select 1 as one from settlements`);
  expect(left).toEqual([]);
});

test.each(["void square", "canceled hunt", "void square, told of before the cancel"] as const)(
  "of a void square in a canceled hunt each credit comes back once: first the %s",
  async (first) => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId, 10);
    for (const offsetM of [900, 0]) {
      const body = { squareNum: 1, fixes: fixesAt(app, 1, offsetM) };
      await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
      app.clock.advance(60);
    }
    const hint = { params: { id: huntId }, body: { squareNum: 2, level: 2 } } as const;
    await app.ask(contract.buyHint, hint, player);
    const square = { params: { id: huntId, num: 1 }, body: { how: "void" } } as const;
    await app.ask(contract.settleSquare, square, admin);
    if (first === "canceled hunt") {
      await inTransaction(app.deps.db, (tx) =>
        tx.execute(sql`update jobs set run_at = run_at + interval '1 hour'
          where kind = 'settle_hunt' and payload->>'huntId' = ${huntId}`),
      );
    }
    if (first === "void square") await app.deps.jobs.drain();
    await cancel(huntId);
    await app.deps.jobs.drain();
    app.clock.advance(3600);
    await app.deps.jobs.drain();
    const { entries } = await app.ask(contract.getLedger, { query: { limit: 100 } }, player);
    const sumOf = (...reasons: string[]) =>
      entries.reduce((sum, { reason, delta }) => sum + (reasons.includes(reason) ? delta : 0), 0);
    expect(sumOf("check_in", "hint")).toBe(-4);
    expect(sumOf("hunt_canceled", "square_voided")).toBe(4);
  },
);

test("what is owed is not canceled and not let go of", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  await makePlayer(app, huntId);
  await cancel(huntId);
  const { jobs } = await app.ask(contract.listJobs, { query: { kind: "settle_hunt" } }, admin);
  const params = { id: jobs[0]?.id ?? "" };
  for (const call of [contract.cancelJob, contract.letGoOfJob]) {
    expect(await app.call(call, { params }, admin)).toMatchObject({
      status: 409,
      body: { code: "job_owed" },
    });
  }
});

test("one account that cannot be given its credits keeps nobody else from theirs, and gets them once it can", async () => {
  const huntId = await makeHunt(app, { state: newState() });
  await crowd(huntId, 150);
  const { id: odd } = await app.deps.db.one<{ id: string }>(sql`
    select id from users where email like 'crowd-' || ${huntId} || '-%' order by id limit 1`);
  const run = (text: string) =>
    inTransaction(app.deps.db, (tx) =>
      tx.execute({ parts: [text], values: [], text, name: undefined }),
    );
  await run(
    `alter table credit_ledger add constraint planted check (user_id <> '${odd}') not valid`,
  );
  await cancel(huntId);
  for (let tries = 0; tries < 5; tries += 1) {
    await app.deps.jobs.drain();
    app.clock.advance(300);
  }
  expect(await given(huntId)).toEqual({ rows: 149, hunters: 149, sum: 298, mails: 149, active: 1 });
  const { jobs } = await app.ask(contract.listJobs, { query: { kind: "settle_hunt" } }, admin);
  expect(jobs[0]).toMatchObject({ status: "failed", error: expect.stringContaining("planted") });
  await run("alter table credit_ledger drop constraint planted");
  await app.ask(contract.retryJob, { params: { id: jobs[0]?.id ?? "" } }, admin);
  await app.deps.jobs.drain();
  expect(await given(huntId)).toEqual({ rows: 150, hunters: 150, sum: 300, mails: 150, active: 0 });
});
