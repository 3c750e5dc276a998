import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { testEngine } from "../../../test/database.ts";
import { type Hunter, makeAdmin, makeHunt, makeHunter, signIn } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { Builder } from "../builder/service.ts";
import { readLibraryFiles } from "../places/service.ts";
import { openFreeHunt } from "./calendar.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp({ STARTING_WORLD: "on" }, () => readLibraryFiles(["kansas"]));
  // With a hunt in it the world is no empty one to be filled: only the free hunt is missing.
  await makeHunt(app);
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const open = (as?: Hunter) => app.ask(contract.getFreeHunt, { query: {} }, as);
const read = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;
const put = (id: string, body: Record<string, unknown>) =>
  app.call(contract.updateHunt, { params: { id }, body }, admin);

test("a start opens this month's free hunt, and every month of New York the next one", async () => {
  await app.services.begin(() => {});
  expect((await open()).id).toBe("free-hunt-2026-05");
  // Midnight of UTC is an evening in New York.
  app.clock.set("2026-06-01T00:30:00Z");
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect((await open()).id).toBe("free-hunt-2026-05");
  for (const [moment, id] of [
    ["2026-06-01T04:00:30Z", "free-hunt-2026-06"],
    ["2026-07-01T04:00:30Z", "free-hunt-2026-07"],
  ] as const) {
    app.clock.set(moment);
    await app.deps.jobs.keepSchedules();
    await app.deps.jobs.drain();
    expect((await open()).id).toBe(id);
  }
  // Two months on, the session of the beginning is forgotten.
  admin = { ...admin, ...(await signIn(app, admin)) };
  expect((await read("free-hunt-2026-05")).status).toBe("COMPLETE");
});

test("an operator pauses, renames and makes it anew, and nobody deletes it for long", async () => {
  const id = "free-hunt-2026-07";
  const player = await makeHunter(app);
  await put(id, { status: "PAUSED", name: "A rest in July" });
  expect(await open(player)).toMatchObject({
    name: "A rest in July",
    userAccess: {
      canPlay: false,
      message: "This month's free hunt is resting. It will be back soon.",
    },
  });
  const guess = { body: { words: "index.home.raft" } };
  expect(await app.call(contract.guessFreeHunt, guess, player)).toMatchObject({
    status: 409,
    body: { code: "free_hunt_paused" },
  });
  await put(id, { status: "ACTIVE" });
  for (const status of ["CANCELED", "COMPLETE"]) {
    expect((await put(id, { status })).status).toBe(409);
  }

  const words = (await read(id)).squares[0]?.w3wAddress ?? "";
  await app.ask(contract.guessFreeHunt, { body: { words } }, player);
  expect((await open(player)).userAccess.canPlay).toBe(false);
  await app.ask(contract.remakeFreeHunt, {}, admin);
  const anew = await read(id);
  expect(anew).toMatchObject({ status: "ACTIVE", hunters: 0 });
  expect(anew.squares).toHaveLength(1);
  expect(anew.squares[0]?.w3wAddress).not.toBe(words);
  expect((await open(player)).userAccess.canPlay).toBe(true);

  await app.ask(contract.deleteHunt, { query: { huntId: id } }, admin);
  expect((await app.call(contract.getFreeHunt, { query: {} })).status).toBe(404);
  expect((await app.ask(contract.getStock, {}, admin)).freeHunt).toBeNull();
  await app.deps.jobs.drain();
  expect((await open(player)).id).toBe(id);
  expect((await app.ask(contract.getStock, {}, admin)).freeHunt).toMatchObject({ id });
  const { seals } = await app.ask(contract.getSeals, { params: { id } });
  expect(seals).toHaveLength(3);
});

test.runIf(testEngine === "postgres")(
  "of several processes that start in a new month at once one opens its hunt, and none fails",
  async () => {
    app.clock.set("2026-08-01T04:00:30Z");
    const builder = new Builder(app.deps);
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Each has seen that it is missing, and waits to close July's, before the first of them may go on.
    const holding = inTransaction(app.deps.db, async (tx) => {
      await tx.query(sql`select 1 as one from hunts where id = 'free-hunt-2026-07' for update`);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const openings = Array.from({ length: 4 }, () => openFreeHunt(app.deps, builder));
    await expect
      .poll(waitingForLock, { timeout: 30_000 })
      .toBe(openings.length)
      .finally(() => letGo.resolve());
    await holding;
    await Promise.all(openings);
    expect((await open()).id).toBe("free-hunt-2026-08");
  },
);

const waitingForLock = async () =>
  (
    await app.deps.db.one<{ count: number }>(sql`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).count;
