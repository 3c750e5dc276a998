import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { checkLedger } from "./check.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const run = (statement: ReturnType<typeof sql>) =>
  inTransaction(app.deps.db, (tx) => tx.execute(statement));

async function checkAtNight() {
  app.clock.advance(86_400);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
}

async function readMetric(name: string): Promise<string | undefined> {
  const { body } = await app.fastify.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return body.split("\n").find((line) => line.startsWith(`${name}`) && !line.startsWith("#"));
}

test("every balance is rebuilt at night; a difference is an alert until an administrator settles it", async () => {
  const admin = await makeAdmin(app);
  const hunter = await makeHunter(app, 7);
  await buyPlan(app, hunter, "three");
  expect(await checkLedger(app.deps)).toMatchObject({ difference: 0, differing: [] });
  await checkAtNight();
  expect(await readMetric("ledger_difference_credits")).toBe("ledger_difference_credits 0");
  expect((await app.ask(contract.listAlerts, {}, admin)).alerts).toEqual([]);

  await run(sql`update credit_accounts set bonus = bonus + 3 where user_id = ${hunter.id}`);
  await checkAtNight();
  await checkAtNight();
  const { alerts } = await app.ask(contract.listAlerts, {}, admin);
  expect(alerts).toMatchObject([
    { kind: "ledger_difference", text: expect.stringContaining(hunter.id) },
  ]);
  expect(await readMetric("ledger_difference_credits")).toBe("ledger_difference_credits 3");
  expect(await readMetric("alerts_open")).toBe('alerts_open{kind="ledger_difference"} 1');
  expect((await app.call(contract.listAlerts, {}, hunter)).status).toBe(403);

  await run(sql`update credit_accounts set bonus = bonus - 3 where user_id = ${hunter.id}`);
  const params = { id: alerts[0]?.id ?? "" };
  await app.ask(contract.settleAlert, { params }, admin);
  expect((await app.call(contract.settleAlert, { params }, admin)).status).toBe(404);
  await checkAtNight();
  expect((await app.ask(contract.listAlerts, {}, admin)).alerts).toEqual([]);
  expect(await readMetric("ledger_difference_credits")).toBe("ledger_difference_credits 0");
});

test("a ledger without an account is found, in any batch", async () => {
  const [first, last] = [
    "00000000-0000-7000-8000-000000000001",
    "ffffffff-0000-7000-8000-000000000001",
  ];
  for (const id of [first, last]) {
    await run(sql`
      insert into credit_ledger (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason)
      values (${id}, ${id}, ${app.clock.now()}, 0, 2, 0, 2, 'admin_grant')`);
  }
  const found = await checkLedger(app.deps);
  expect(found.difference).toBe(4);
  expect(found.differing.map(({ userId }) => userId)).toEqual([first, last]);
});

test.each(["credit_ledger", "payments"])(
  "no row of %s is changed, deleted or emptied",
  async (table) => {
    const hunter = await makeHunter(app, 1);
    await buyPlan(app, hunter);
    const name = sql([table] as unknown as TemplateStringsArray);
    for (const statement of [
      sql`update ${name} set user_id = user_id`,
      sql`delete from ${name}`,
      sql`truncate ${name}`,
    ]) {
      await expect(run(statement)).rejects.toThrow("never changed");
    }
  },
);

test("a balance below zero is refused by the database", async () => {
  const hunter = await makeHunter(app, 1);
  for (const column of [sql`monthly`, sql`bonus`, sql`bought`]) {
    const take = run(sql`update credit_accounts set ${column} = -1 where user_id = ${hunter.id}`);
    await expect(take).rejects.toThrow();
  }
});

test("the history is read by sort and by day, and saved as a table with the balance after each line", async () => {
  const huntId = await makeHunt(app, { state: "LEDGERS" });
  const player = await makePlayer(app, huntId, 4);
  const at = (offsetM: number) => ({
    params: { id: huntId },
    body: { squareNum: 1, fixes: fixesAt(app, 1, offsetM) },
  });
  await app.ask(contract.checkIn, at(900), player);
  app.clock.advance(86_400);
  await app.ask(contract.checkIn, at(0), player);
  const read = async (query: object) =>
    (await app.ask(contract.getLedger, { query }, player)).entries.map(({ delta, right }) => [
      delta,
      right,
    ]);
  expect(await read({ group: "check_ins" })).toEqual([
    [-1, true],
    [-1, false],
  ]);
  expect(await read({ group: "in" })).toEqual([
    [15, null],
    [4, null],
  ]);
  expect(await read({ group: "hints" })).toEqual([]);
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(await read({ from: today })).toEqual([[-1, true]]);
  expect(await read({ to: today, group: "out" })).toHaveLength(2);
  // Days of who looks come as the moments between which they lie.
  const before = (hours: number) =>
    new Date(app.clock.now().getTime() - hours * 3_600_000).toISOString();
  expect(await read({ from: before(1), group: "check_ins" })).toEqual([[-1, true]]);
  expect(await read({ to: before(0), group: "check_ins" })).toEqual([[-1, false]]);
  const nonsense = { query: { from: "yesterday" } };
  expect((await app.call(contract.getLedger, nonsense, player)).body).toMatchObject({
    error: "“from” must be a date, such as 2026-05-04.",
  });
  const { fileName, text } = await app.ask(
    contract.exportLedger,
    { query: { group: "all" } },
    player,
  );
  expect(fileName).toBe(`ten-paces-credits-${today}.csv`);
  const lines = text.split("\r\n");
  expect(lines[0]).toBe("time,what,about,right,change,monthly,bonus,bought,balance");
  expect(lines[1]).toContain("check_in,The LEDGERS Test Hunt · Square 1,right,-1,-1,0,0,17");
  expect(lines).toHaveLength(5);
});

test("a long history is kept whole in its file", async () => {
  const hunter = await makeHunter(app, 1);
  await run(sql`
    insert into credit_ledger (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${hunter.id}, '2026-01-01', 0, 0, 0, 0, 'admin_grant'
    from generate_series(1, 5100) n`);
  const { text } = await app.ask(contract.exportLedger, { query: { group: "all" } }, hunter);
  expect(text.split("\r\n")).toHaveLength(1 + 5_100 + 1);
});
