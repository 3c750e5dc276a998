import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  giveCredits,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { checkLedger } from "../credits/service.ts";
import { ofNobody, owned } from "./owned.ts";
import { columnsOf } from "./owning.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let states = 0;
const password = "brass lantern 9";
const leave = (as: { token: string }, given = password) =>
  app.call(contract.deleteUser, { body: { password: given } }, as);
const run = (statement: ReturnType<typeof sql>) =>
  inTransaction(app.deps.db, (tx) => tx.execute(statement));

async function columnsByTable(): Promise<Map<string, string[]>> {
  const rows = await app.deps.db.query<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

test("every table and column of the database is accounted for in owned.ts", async () => {
  const tables = await columnsByTable();
  expect([...owned.map(({ table }) => table), ...ofNobody].sort()).toEqual(
    [...tables.keys()].sort(),
  );
  for (const { table, by, exported, withheld } of owned) {
    const declared = new Set([by, ...columnsOf(exported), ...columnsOf(withheld)]);
    expect([...declared].sort(), `the columns of ${table}, in owned.ts`).toEqual(tables.get(table));
  }
  // What administrators did stays under their id; nothing else of these tables may name a person.
  const personal = /^(user_id|email|recipient|display_name|referr|lat|lng)/;
  const named = ofNobody.flatMap((table) =>
    (tables.get(table) ?? [])
      .filter((column) => personal.test(column))
      .map((column) => `${table}.${column}`),
  );
  expect(named).toEqual(["place_pins.lat", "place_pins.lng", "squares.lat", "squares.lng"]);
});

/** Every table in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of (await columnsByTable()).keys()) {
    const name = sql([table] as unknown as TemplateStringsArray);
    const row = await app.deps.db.one<{ found: boolean }>(
      sql`select exists (select 1 from ${name} t where position(${text} in to_jsonb(t)::text) > 0) as found`,
    );
    if (row.found) found.push(table);
  }
  return found.sort();
}

/** Somebody who has left something in nearly every table. */
async function makeBusy() {
  const huntId = await makeHunt(app, { state: `LEAVING ${++states}` });
  const hunter = await makePlayer(app, huntId, 20);
  const friend = await makeHunter(app);
  await run(sql`update users set email_verified_at = now() where id = ${hunter.id}`);
  const { code } = await app.ask(contract.generateReferralCode, {}, hunter);
  await app.ask(contract.register, {
    body: { email: `friend-${states}@leaving.test`, password, ref: code },
  });
  const at = { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(app, 1, 900) } };
  await app.ask(contract.checkIn, at, hunter);
  await app.ask(
    contract.buyHint,
    { params: { id: huntId }, body: { squareNum: 1, level: 1 } },
    hunter,
  );
  await app.ask(contract.chooseMails, { body: { topic: "hunt_news", wanted: false } }, hunter);
  const message = {
    name: "Ada of the Test",
    email: hunter.email,
    subject: "general",
    message: "A question about my hunt.",
  } as const;
  await app.ask(contract.contact, { body: message });
  const { displayName } = await app.ask(contract.getProfile, {}, hunter).then(({ user }) => user);
  await app.deps.jobs.drain();
  return { hunter, friend, displayName, huntId };
}

test("the export holds what is kept of somebody, and no secret", async () => {
  const { hunter, displayName } = await makeBusy();
  const { fileName, text } = await app.ask(contract.exportUser, {}, hunter);
  expect(fileName).toMatch(/^ten-paces-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(text);
  expect(data.users).toMatchObject([{ email: hunter.email, display_name: displayName }]);
  expect(data.credit_ledger.length).toBeGreaterThan(2);
  expect(data.check_ins).toMatchObject([{ success: false, lat: expect.any(Number) }]);
  expect(data.payments).toMatchObject([{ amount_cents: 999 }]);
  expect(data.tickets).toMatchObject([{ name: "Ada of the Test" }]);
  const rows = await app.deps.db.query<{ secret: string }>(
    sql`select password_hash as secret from users where id = ${hunter.id}`,
  );
  expect(text).not.toContain(rows[0]?.secret ?? "nothing");
  expect(text).not.toMatch(/token_hash|password_hash|once_key|sealed/);
});

test("who has claimed a prize is given what they sent in, and nobody else is", async () => {
  const { hunter, friend, huntId } = await makeBusy();
  const [place, id] = [{ legalName: "Ada Hunter", residence: "KANSAS" }, hunter.id];
  const form = { ...place, birthDate: "1990-02-03", method: "cash", taxId: "123-45-6789" };
  const { sealer } = app.deps;
  const claim = sealer.seal(JSON.stringify(form), `claim of prize ${id}`);
  const file = sealer.seal("iVBORw0KGgo=", `file of prize ${id}`);
  await run(sql`
    insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at)
    values (${id}, ${huntId}, 1, ${id}, 100, 100, 'PENDING_REVIEW', ${app.clock.now()})`);
  await run(sql`
    insert into claims (prize_id, user_id, key_id, sealed, by_bitcoin, submitted_at, publicity)
    values (${id}, ${id}, ${claim.keyId}, ${claim.bytes}, false, ${app.clock.now()}, false)`);
  await run(sql`
    insert into prize_answers (prize_id, user_id, at, text, file_name, file_type, key_id, sealed)
    values (${id}, ${id}, ${app.clock.now()}, 'I walked.', 'a.png', 'image/png', ${file.keyId}, ${file.bytes})`);
  const given = async (as: { token: string }) =>
    JSON.parse((await app.ask(contract.exportUser, {}, as)).text);
  const { claim_forms, answer_files } = await given(hunter);
  const { taxId, ...shown } = form;
  expect(claim_forms).toMatchObject([{ ...shown, taxIdEndsWith: "6789" }]);
  expect(JSON.stringify(claim_forms)).not.toContain(taxId);
  expect(answer_files).toEqual([{ name: "a.png", type: "image/png", base64: "iVBORw0KGgo=" }]);
  expect(await given(friend)).toMatchObject({ claim_forms: [], answer_files: [] });
  // A key that is not at hand takes nothing else from the file.
  await run(sql`update claims set key_id = 'gone' where prize_id = ${id}`);
  expect(await given(hunter)).toMatchObject({
    claim_forms: [{ closed: expect.stringContaining("gone") }],
    users: [{ email: hunter.email }],
  });
});

test("who has not shown that an address is theirs is given nothing that came under it", async () => {
  const { hunter } = await makeBusy();
  await run(sql`update users set email_verified_at = null where id = ${hunter.id}`);
  const data = JSON.parse((await app.ask(contract.exportUser, {}, hunter)).text);
  expect(data.tickets).toBeUndefined();
  expect(data.mails).toBeUndefined();
});

test("a deleted account leaves no name, address or place behind, and what the law wants under an id of nobody's", async () => {
  const { hunter, displayName } = await makeBusy();
  expect((await leave(hunter, "not this one")).body).toMatchObject({ code: "wrong_password" });
  expect((await leave(hunter)).body).toMatchObject({ success: true });
  expect((await app.call(contract.getCredits, {}, hunter)).status).toBe(401);
  await app.deps.jobs.drain();
  // The farewell is deleted with all mails after ninety days; support has what it was written.
  expect(await tablesWith(hunter.email)).toEqual(["mails"]);
  expect(await tablesWith(displayName)).toEqual([]);
  const kept = owned.filter(({ atEnd }) => typeof atEnd === "object" || atEnd === "cleared");
  const mayKeep = [...kept.map(({ table }) => table), "audit_log", "jobs"];
  for (const table of await tablesWith(hunter.id)) expect(mayKeep).toContain(table);
  expect(await tablesWith(hunter.id)).toEqual(
    expect.arrayContaining(["credit_ledger", "payments"]),
  );
  const places = await app.deps.db.query(
    sql`select 1 as one from check_ins where user_id = ${hunter.id} and (lat is not null or evidence is not null)`,
  );
  expect(places).toEqual([]);
  expect((await checkLedger(app.deps)).difference).toBe(0);
  const again = await app.call(contract.register, { body: { email: hunter.email, password } });
  expect(again.status).toBe(200);
});

test("nothing is charged after leaving", async () => {
  const hunter = await makeHunter(app);
  await buyPlan(app, hunter, "three");
  await leave(hunter);
  const count = () =>
    app.deps.db.one<{ count: number }>(
      sql`select count(*) as count from payments where user_id = ${hunter.id}`,
    );
  const before = await count();
  app.clock.advance(70 * 86_400);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect(await count()).toEqual(before);
});

test("an open prize and the last administrator keep an account", async () => {
  const winner = await makeHunter(app);
  const huntId = await makeHunt(app, { state: "OPEN PRIZE" });
  await run(sql`
    insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at)
    values (${winner.id}, ${huntId}, 1, ${winner.id}, 100, 100, 'PENDING_REVIEW', ${app.clock.now()})`);
  expect((await leave(winner)).body).toMatchObject({ code: "prize_open" });
  const fresh = await testApp();
  try {
    const admin = await makeAdmin(fresh);
    const answer = await fresh.call(contract.deleteUser, { body: { password } }, admin);
    expect(answer.body).toMatchObject({ code: "last_owner" });
    await giveCredits(fresh, admin.id, 1);
  } finally {
    await fresh.close();
  }
});
