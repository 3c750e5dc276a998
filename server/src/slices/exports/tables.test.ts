import * as contract from "@ten-paces/contract";
import { filesOf } from "@ten-paces/contract/table-files";
import papaparse from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { readLibraryFiles } from "../places/service.ts";

const calls = new Map(
  Object.values(contract)
    .filter(
      (each): each is contract.Endpoint & typeof each =>
        typeof each === "object" && "access" in each && each.access === "admin",
    )
    .map((each): [string, contract.Endpoint] => [each.name, each]),
);
/** Of a page, and of nothing that is found. */
const ofPages = ["page", "limit", "pageSize", "sort"];

let app: TestApp;
let admin: Hunter;
let player: Hunter;
let huntId: string;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["vermont"]));
  admin = await makeAdmin(app);
  huntId = await makeHunt(app, { state: "OHIO" });
  player = await makePlayer(app, huntId, 5);
});
afterAll(() => app.close());

async function take(path: string, by: Hunter = admin) {
  const answer = await app.fastify.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${by.token}` },
  });
  const { data } = papaparse.parse<Record<string, string>>(answer.body, {
    header: true,
    skipEmptyLines: true,
  });
  return { answer, rows: data };
}

const namesOf = (schema: contract.Schema | undefined) =>
  Object.keys((schema as unknown as { shape?: object } | undefined)?.shape ?? {});

test("every table of the desk is saved as a file by calls that narrow it as the table does, and every file belongs to a table", () => {
  const saving = new Set<string>();
  for (const [table, files] of Object.entries(filesOf)) {
    if (typeof files === "string") continue;
    const taken = files.map((name) => calls.get(name));
    for (const call of taken) if (call) saving.add(call.name);
    const filters = namesOf(calls.get(table)?.query).filter((name) => !ofPages.includes(name));
    const narrows = taken.some(
      (call) =>
        call?.sends === "csv" && filters.every((name) => namesOf(call.query).includes(name)),
    );
    expect(narrows, table).toBe(true);
  }
  const csv = [...calls.values()].filter(({ sends }) => sends === "csv");
  expect([...saving].sort()).toEqual(expect.arrayContaining(csv.map(({ name }) => name).sort()));
});

test("every file is a table with a head, and its taking is a line of the log", async () => {
  for (const call of calls.values()) {
    if (call.sends !== "csv") continue;
    const path = call.path
      .replace("/admin/export/hunts/:id", `/admin/export/hunts/${huntId}`)
      .replace("/admin/export/users/:id", `/admin/export/users/${player.id}`);
    const { answer } = await take(path);
    expect(answer.statusCode, call.name).toBe(200);
    expect(answer.headers["content-disposition"], call.name).toMatch(/^attachment; filename="/);
    expect(papaparse.parse<string[]>(answer.body).data[0]?.length, call.name).toBeGreaterThan(3);
    expect((await take(path, player)).answer.statusCode, call.name).toBe(403);
    const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
    expect(entries[0], call.name).toMatchObject({ action: expect.stringMatching(/^export /) });
  }
});

test("jobs and mails are those that are found, without a text that holds a link", async () => {
  const { rows: jobs } = await take("/admin/export/jobs.csv?group=mail&status=queued");
  const found = await app.ask(
    contract.listJobs,
    { query: { group: "mail", status: "queued" } },
    admin,
  );
  expect(jobs.map(({ id }) => id)).toEqual(found.jobs.map(({ id }) => id));
  expect(jobs.length).toBeGreaterThan(0);
  const { rows: mails, answer } = await take(
    `/admin/export/mails.csv?search=${encodeURIComponent(player.email)}`,
  );
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([player.email]));
  expect(answer.body).not.toContain("token=");
});

test("what was written is in one row each, and a formula in it is none", async () => {
  const publishedAt = app.clock.now().toISOString();
  const written = { excerpt: "x", content: "One.\n\nTwo.", author: "A", featured: false };
  await app.ask(
    contract.createAnnouncement,
    { body: { ...written, title: "=1+1", category: "General", publishedAt } },
    admin,
  );
  const said = { originalClue: "-2 miles", correction: "Two miles", severity: "Low" } as const;
  await app.ask(contract.createErratum, { body: { huntId, squareNumber: 2, ...said } }, admin);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into hunt_ratings (id, user_id, hunt_id, stars, sentence, sentence_state, rated_at)
      values (gen_random_uuid(), ${player.id}, ${huntId}, 4, '@SUM(1)', 'waiting', ${app.clock.now()})`),
  );
  const place = { state: "OHIO", place: "+The mill", kind: "danger" } as const;
  await app.ask(contract.reportPlace, { body: place });
  const { rows: announcements } = await take("/admin/export/announcements.csv");
  expect(announcements[0]).toMatchObject({ title: "'=1+1", text: "One.\n\nTwo." });
  expect((await take("/admin/export/errata.csv")).rows).toMatchObject([
    { "hunt id": huntId, square: "2", said: "'-2 miles", right: "Two miles" },
  ]);
  expect((await take("/admin/export/ratings.csv")).rows).toMatchObject([
    { sentence: "'@SUM(1)", stars: "4", state: "waiting" },
  ]);
  expect((await take("/admin/export/reports.csv")).rows).toMatchObject([
    { from: "outside", state: "OHIO", place: "'+The mill", kind: "danger" },
  ]);
  const { rows: faqs } = await take("/admin/export/faqs.csv?search=bitcoin");
  const all = (await take("/admin/export/faqs.csv")).rows;
  expect(faqs.length).toBeGreaterThan(0);
  expect(faqs.length).toBeLessThan(all.length);
});

test("places are those that the table finds, all pages of them in one file", async () => {
  const query = { stock: "VERMONT", sort: "-name" } as const;
  const { places, total } = await app.ask(contract.listPlaces, { query }, admin);
  const { rows } = await take("/admin/export/places.csv?stock=VERMONT&sort=-name");
  expect(rows.length).toBe(total);
  expect(total).toBeGreaterThan(places.length);
  expect(rows.slice(0, places.length).map(({ id }) => id)).toEqual(places.map(({ id }) => id));
});

test("of an account its credits and its payments are saved, of a hunt its squares", async () => {
  const { rows } = await take(`/admin/export/users/${player.id}/credits.csv`);
  const { ledger } = await app.ask(contract.getAdminUser, { params: { id: player.id } }, admin);
  expect(rows.map(({ balance }) => Number(balance))).toEqual(ledger.map((one) => one.totalAfter));
  const { rows: payments } = await take(`/admin/export/revenue.csv?userId=${player.id}`);
  expect(new Set(payments.map(({ email }) => email))).toEqual(new Set([player.email]));
  expect((await take(`/admin/export/revenue.csv?userId=${admin.id}`)).rows).toEqual([]);
  const squares = (await take(`/admin/export/hunts/${huntId}/squares.csv`)).rows;
  expect(squares.map(({ square }) => square)).toEqual(["1", "2", "3"]);
  expect((await take("/admin/export/hunts/none/squares.csv")).answer.statusCode).toBe(404);
});
