import * as contract from "@ten-paces/contract";
import papaparse from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { pageRows } from "./sql.ts";

let app: TestApp;
let admin: Hunter;
let player: Hunter;
let huntId: string;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  huntId = await makeHunt(app, { state: "OHIO" });
  await makeHunt(app, { state: "MAINE", status: "AVAILABLE" });
  player = await makePlayer(app, huntId, 5);
  await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
  await buyPlan(app, player, "three");
});
afterAll(() => app.close());

async function take(name: string, by: Hunter | null = admin) {
  const answer = await app.fastify.inject({
    url: `/api/admin/export/${name}`,
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  });
  const { data } = papaparse.parse<Record<string, string>>(answer.body, {
    header: true,
    skipEmptyLines: true,
  });
  return { answer, rows: data };
}

test("every file is for administrators, and says in the log who took it", async () => {
  for (const name of ["users", "hunts", "revenue", "check-ins"]) {
    expect((await take(`${name}.csv`, null)).answer.statusCode).toBe(401);
    expect((await take(`${name}.csv`, player)).answer.statusCode).toBe(403);
    const { answer } = await take(`${name}.csv`);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toMatch(
      new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    );
    const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
    expect(entries[0]).toMatchObject({ action: `export ${name}`, actor: admin.email });
  }
});

test("hunts and users are those that the table finds; no cell is a formula", async () => {
  const evil = '=HYPERLINK("http://evil.test","x")';
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update users set display_name = ${evil} where id = ${player.id}`),
  );
  expect((await take("hunts.csv?state=OHIO")).rows).toMatchObject([
    { id: huntId, status: "ACTIVE", "prize pool BTC": "0.375", subscribers: "1" },
  ]);
  const { rows } = await take(`users.csv?search=${encodeURIComponent(player.email)}`);
  expect(rows).toMatchObject([{ id: player.id, plan: "3 Hunts", "display name": `'${evil}` }]);
});

test("revenue is that of some days, in dollars", async () => {
  const today = app.clock.now().toISOString().slice(0, 10);
  const { rows } = await take(`revenue.csv?from=${today}&to=${today}`);
  expect(rows.at(-1)).toMatchObject({
    email: player.email,
    kind: "plan_difference",
    item: "3 Hunts",
  });
  expect(Number(rows.at(-1)?.["amount USD"])).toBeGreaterThan(1);
  expect((await take("revenue.csv?to=2020-01-01")).rows).toEqual([]);
  expect((await take("revenue.csv?from=yesterday")).answer.statusCode).toBe(400);
});

test("more check-ins than are read at once come each once, without a position", async () => {
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  await app.call(contract.checkIn, { params: { id: huntId }, body }, player);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind)
      select ${player.id}, gen_random_uuid(), ${huntId}, 1, ${app.clock.now()}, false, 'words'
      from generate_series(1, ${pageRows + 5})`),
  );
  const { rows, answer } = await take(`check-ins.csv?huntId=${huntId}`);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBe(pageRows + 6);
  expect(answer.body.split("\r\n")[0]).toBe("id,at,account,hunt id,hunt,square,by,right");
});

test("tickets and prizes are those that their lists find; a name is no formula", async () => {
  const sent = { email: player.email, subject: "billing", message: "Where is my plan?" } as const;
  await app.ask(contract.contact, { body: { ...sent, name: "=1+1" } });
  await app.ask(contract.contact, { body: { ...sent, name: "Ann" } });
  const { rows, answer } = await take("tickets.csv");
  expect(rows.map(({ name }) => name).sort()).toEqual(["'=1+1", "Ann"]);
  expect(answer.body).not.toContain("Where is my plan?");
  expect((await take("tickets.csv?status=closed")).rows).toEqual([]);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at)
      values (gen_random_uuid(), ${huntId}, 1, ${player.id}, 1000, 52000, 'PENDING_REVIEW', ${app.clock.now()})`),
  );
  expect((await take("payouts.csv?status=PENDING_REVIEW")).rows).toMatchObject([
    { place: "1", "prize USD": "520", email: player.email },
  ]);
  expect((await take("payouts.csv?status=PAID")).rows).toEqual([]);
});

test("of more than is read at once each row comes once, also where all are of one moment", async () => {
  const now = app.clock.now();
  await inTransaction(app.deps.db, async (tx) => {
    await tx.execute(sql`
      insert into mails (id, recipient, subject, body, created_at)
      select gen_random_uuid(), 'many@hunts.example', 'One of Many ' || n, 'x', ${now}
      from generate_series(1, ${pageRows + 5}) n`);
    await tx.execute(sql`
      insert into jobs (id, kind, payload, status, run_at, created_at, finished_at, line)
      select gen_random_uuid(), 'leaderboard', 'null', 'canceled', ${now}, ${now}, ${now}, 'work'
      from generate_series(1, ${pageRows + 5})`);
    await tx.execute(sql`
      insert into payments (id, user_id, kind, item_id, amount_cents, paid_at, once_key)
      select gen_random_uuid(), ${player.id}, 'pack', 'pack-10', 100, ${new Date("2020-05-05T12:00:00Z")}, 'many-' || n
      from generate_series(1, ${pageRows + 5}) n`);
  });
  const files = {
    "mails.csv?search=ONE%20OF%20MANY": "id",
    "jobs.csv?kind=leaderboard&status=canceled": "id",
    "revenue.csv?from=2020-05-05&to=2020-05-05": "number",
  };
  for (const [name, key] of Object.entries(files)) {
    const { rows } = await take(name);
    expect(new Set(rows.map((row) => row[key])).size, name).toBe(pageRows + 5);
    expect(rows.length, name).toBe(pageRows + 5);
  }
});
