import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { type Database, openDatabase } from "./database.ts";
import { DatabaseAway, DatabaseBusy } from "./errors.ts";
import { migrate } from "./migrate.ts";
import { sql } from "./sql.ts";
import { inShortTransaction, inTransaction, writeAtOnce } from "./transaction.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let db: Database;
const onTrouble = vi.fn();

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
  db = await openDatabase({
    databaseUrl: postgres.url,
    maxConnections: 10,
    connectionWaitMs: 300,
    onTrouble,
  });
  await inTransaction(db, (tx) => tx.execute(sql`CREATE TABLE coins (id int8, left_over int8)`));
  await inTransaction(db, (tx) => tx.execute(sql`INSERT INTO coins VALUES (1, 10), (2, 10)`));
});

afterAll(async () => {
  await db.close();
  await postgres.stop();
});

const one = () => db.one(sql`SELECT 1 AS one`);

it("spends ten coins ten times out of a hundred, at once", async () => {
  const crowd = await openDatabase({ databaseUrl: postgres.url, maxConnections: 52 });
  const spent = await Promise.all(
    Array.from({ length: 100 }, () =>
      inTransaction(crowd, (tx) =>
        tx.execute(sql`UPDATE coins SET left_over = left_over - 1 WHERE id = 1 AND left_over >= 1`),
      ),
    ),
  );
  expect(spent.reduce((sum, count) => sum + count)).toBe(10);
  await crowd.close();
});

it("settles a deadlock by running one of the two again", async () => {
  const bothHoldOne = Promise.withResolvers<void>();
  let holders = 0;
  let runs = 0;
  const take = (firstId: number, secondId: number) =>
    inTransaction(db, async (tx) => {
      runs += 1;
      await tx.execute(sql`UPDATE coins SET left_over = 0 WHERE id = ${firstId}`);
      holders += 1;
      if (holders === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await tx.execute(sql`UPDATE coins SET left_over = 0 WHERE id = ${secondId}`);
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  expect(runs).toBeGreaterThan(2);
});

it("gives up waiting for a lock, keeps the connection, and leaves the next transaction as it was", async () => {
  const single = await openDatabase({ databaseUrl: postgres.url, maxConnections: 1 });
  const session = () => single.one(sql`SELECT pg_backend_pid() AS pid`);
  const before = await session();
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (tx) => {
    await tx.execute(sql`UPDATE coins SET left_over = 0 WHERE id = 1`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const update = sql`UPDATE coins SET left_over = 1 WHERE id = 1`;
  const locked = inShortTransaction(single, (tx) => tx.execute(update));
  await expect(locked).rejects.toBeInstanceOf(DatabaseBusy);
  await expect(writeAtOnce(single, update)).rejects.toBeInstanceOf(DatabaseBusy);
  release.resolve();
  await holding;
  expect(await session()).toEqual(before);
  expect(await inTransaction(single, (tx) => tx.one(sql`SHOW lock_timeout`))).toEqual({
    lock_timeout: "0",
  });
  await single.close();
});

it("gives up reading a table that is held whole, and has its connections back for the rest", async () => {
  const few = await openDatabase({ databaseUrl: postgres.url, maxConnections: 8 });
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE coins`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const reading = Promise.allSettled(
    Array.from({ length: 6 }, () => few.one(sql`SELECT left_over FROM coins WHERE id = 1`)),
  );
  // All readers wait; who writes elsewhere is not kept.
  const first = await Promise.race([
    reading.then(() => "reading"),
    inTransaction(few, (tx) => tx.execute(sql`SELECT 1`)).then(() => "writing"),
  ]);
  expect(first).toBe("writing");
  for (const read of await reading) {
    expect(read).toMatchObject({ status: "rejected", reason: expect.any(DatabaseBusy) });
  }
  // Nobody has let go of the table, and what does not need it is answered.
  expect(await few.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 });
  release.resolve();
  await holding;
  await few.close();
});

it("lets others pass while a migration waits for a long reader", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ten-paces-migrations-"));
  const none = await mkdtemp(join(tmpdir(), "ten-paces-functions-"));
  await writeFile(join(folder, "0001_more.sql"), "ALTER TABLE coins ADD COLUMN more int8");
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const reading = inTransaction(db, async (tx) => {
    await tx.query(sql`SELECT id FROM coins`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const migrated = migrate(db, folder, none);
  await vi.waitFor(async () => {
    const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'coins'::regclass`;
    expect(await db.query(waiting)).toHaveLength(1);
  });
  expect(await db.query(sql`SELECT id FROM coins`)).toHaveLength(2);
  release.resolve();
  await reading;
  expect(await migrated).toEqual(["0001_more.sql"]);
  await Promise.all([folder, none].map((each) => rm(each, { recursive: true })));
});

it("gives up waiting for a connection, as for a database that is away", async () => {
  const release = Promise.withResolvers<void>();
  const busy = Array.from({ length: 4 }, () => inTransaction(db, () => release.promise));
  const another = () => inTransaction(db, (tx) => tx.one(sql`SELECT 1 AS one`));
  await expect(another()).rejects.toBeInstanceOf(DatabaseAway);
  // Reading waits for none of them.
  expect(await one()).toEqual({ one: 1 });
  release.resolve();
  await Promise.all(busy);
  expect(await another()).toEqual({ one: 1 });
});

it("keeps the connection of a statement that failed", async () => {
  const single = await openDatabase({ databaseUrl: postgres.url, maxConnections: 1 });
  const session = () => single.one(sql`SELECT pg_backend_pid() AS pid`);
  const before = await session();
  await expect(single.query(sql`SELECT 1/0`)).rejects.toThrow("division");
  await expect(inTransaction(single, (tx) => tx.query(sql`SELECT 1/0`))).rejects.toThrow(
    "division",
  );
  expect(await session()).toEqual(before);
  await single.close();
});

it("keeps options of the address and its own", async () => {
  const url = new URL(postgres.url);
  url.searchParams.set("options", "-c work_mem=7MB");
  const tuned = await openDatabase({ databaseUrl: url.href });
  expect(await tuned.one(sql`SHOW work_mem`)).toEqual({ work_mem: "7MB" });
  expect(await tuned.one(sql`SHOW default_transaction_read_only`)).toEqual({
    default_transaction_read_only: "on",
  });
  await tuned.close();
});

it("is told apart while away, in use and idle, and comes back without a restart", async () => {
  const missed = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  await db.listen("news", heard.resolve, missed.resolve);
  const stopped = Promise.withResolvers<void>();
  const caught = inTransaction(db, async (tx) => {
    await tx.query(sql`SELECT 1`);
    await postgres.stop({ keepFiles: true });
    stopped.resolve();
    await tx.query(sql`SELECT 1`);
  }).catch((error: unknown) => error);
  await stopped.promise;
  expect(await caught).toBeInstanceOf(DatabaseAway);
  await expect(one()).rejects.toBeInstanceOf(DatabaseAway);
  await expect(inTransaction(db, async () => 1)).rejects.toBeInstanceOf(DatabaseAway);
  expect(onTrouble).toHaveBeenCalled();

  postgres = await startPostgres({ folder: postgres.folder, port: postgres.port });
  expect(await one()).toEqual({ one: 1 });
  await missed.promise;
  await inTransaction(db, (tx) => tx.notify("news", "here again"));
  expect(await heard.promise).toBe("here again");
});

it("opens while PostgreSQL is away", async () => {
  const away = await openDatabase({ databaseUrl: "postgres://postgres@127.0.0.1:1/none" });
  await expect(away.query(sql`SELECT 1`)).rejects.toBeInstanceOf(DatabaseAway);
  await expect(away.listen("news", () => {})).rejects.toBeInstanceOf(DatabaseAway);
  await away.close();
});
