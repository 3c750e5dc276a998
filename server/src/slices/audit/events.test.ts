import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["delaware"]));
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const events = async () => (await app.ask(contract.listEvents, { query: {} }, admin)).events;
const audit = async (search: string) => app.ask(contract.listAudit, { query: { search } }, admin);

test("prizes, ends, openings, purchases and failures are told, newest first", async () => {
  const huntId = await makeHunt(app, { state: "OHIO", squares: 1 });
  const next = await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
  for (let place = 1; place <= 3; place += 1) {
    app.clock.advance(60);
    const player = await makePlayer(app, huntId);
    const body = { squareNum: 1, fixes: fixesAt(app, 1) };
    await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
  }
  app.clock.advance(60);
  await buyPlan(app, await makeHunter(app), "unlimited");
  app.clock.advance(60);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into jobs (id, kind, payload, status, run_at, created_at, finished_at, error)
      values (gen_random_uuid(), 'renewals', 'null'::jsonb, 'failed', ${app.clock.now()}, ${app.clock.now()},
        ${app.clock.now()}, 'No answer.')`),
  );
  const told = await events();
  expect(told.map(({ kind }) => kind).sort()).toEqual([
    "hunt_completed",
    "hunt_opened",
    "job_failed",
    "large_purchase",
    "prize_won",
    "prize_won",
    "prize_won",
  ]);
  expect(told[0]).toMatchObject({ kind: "job_failed", job: "renewals", error: "No answer." });
  expect(told[1]).toMatchObject({ kind: "large_purchase", item: "Unlimited", amountUsd: 69.99 });
  expect(told.find(({ kind }) => kind === "hunt_opened")).toMatchObject({ huntId: next });
  expect(told.filter(({ kind }) => kind === "prize_won")).toMatchObject([
    { place: 3 },
    { place: 2 },
    { place: 1, huntName: "The OHIO Test Hunt" },
  ]);
  // An opening by hand is a change, and no event.
  const byHand = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
  const open = { params: { id: byHand }, body: { status: "ACTIVE" as const } };
  await app.ask(contract.updateHunt, open, admin);
  expect(await events()).toHaveLength(told.length);
});

test("the log is searched and paged, and says what was before: cancelled jobs, setup and reasons too", async () => {
  expect((await audit("first administrator")).entries).toMatchObject([
    { actor: admin.email, after: { name: admin.email, role: "owner" } },
  ]);
  const jobId = await inTransaction(app.deps.db, (tx) =>
    app.deps.jobs.add(tx, { kind: "cleanup", payload: { daysOld: 9 } }),
  );
  await app.ask(contract.cancelJob, { params: { id: jobId ?? "" } }, admin);
  expect((await audit("cancel job")).entries).toMatchObject([
    { subject: `job ${jobId}`, before: { status: "queued" } },
  ]);
  const { places } = await app.ask(contract.listPlaces, { query: {} }, admin);
  const params = { id: places[0]?.id ?? "" };
  await app.ask(contract.withdrawPlace, { params, body: { reason: "Closed for repair" } }, admin);
  await app.ask(contract.restorePlace, { params, body: {} } as never, admin);
  expect((await audit("restore")).entries).toMatchObject([
    { before: { reason: "Closed for repair" } },
  ]);
  const one = await app.ask(contract.listAudit, { query: { limit: 1, page: 2 } }, admin);
  expect(one).toMatchObject({ page: 2, pageSize: 1 });
  expect(one.total).toBeGreaterThanOrEqual(5);
  expect((await audit("iowa test")).entries[0]).toMatchObject({ huntName: "The IOWA Test Hunt" });
});
