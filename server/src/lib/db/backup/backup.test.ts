import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../../test/build-app.ts";
import { testDatabase, testEngine } from "../../../../test/database.ts";
import { fixesAt, giveCredits, makeHunt, makePlayer } from "../../../../test/factories.ts";
import { type Database, openInMemoryDatabase, takeConnection } from "../database.ts";
import { listMigrations, migrate, migrationsFolder } from "../migrate.ts";
import { inTransaction } from "../transaction.ts";
import { ArchiveWriter, BackupRefused, verifyArchive } from "./archive.ts";
import { restoreBackup } from "./restore.ts";
import { listTables, writeBackup } from "./write.ts";

let app: TestApp;
let folder: string;
let path: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ten-paces-backup-"));
  path = join(folder, "whole");
  writeFileSync(join(folder, "claims-key"), "a key of thirty-two bytes, in all");
  app = await testApp();
  const huntId = await makeHunt(app);
  const player = await makePlayer(app, huntId);
  await giveCredits(app, player.id, 3);
  await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
  // A null within JSON is not the same as none.
  await inTransaction(app.deps.db, (tx) =>
    app.deps.jobs.add(tx, { kind: "leaderboard", payload: null }),
  );
  await writeBackup(app.deps.db, { path, dataDir: folder, now: app.clock.now() });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function contentOf(database: Database): Promise<Record<string, string[]>> {
  const client = await database[takeConnection]();
  try {
    const found: Record<string, string[]> = {};
    for (const { table } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${table}" t order by 1`,
      );
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    client.release();
  }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "accepted",
    (error: unknown) => (error instanceof BackupRefused ? error.message : String(error)),
  );

describe("a backup", () => {
  test("is read again before it has its name, and its owner alone can read it", async () => {
    const counts = await verifyArchive(path);
    expect(counts.tables).toBeGreaterThan(40);
    expect(counts.rows).toBeGreaterThan(10);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  test("fills an empty database of the other kind, too, with the same rows and files", async () => {
    const { db } = await openInMemoryDatabase();
    const target = join(folder, "target");
    rmSync(target, { recursive: true, force: true });
    const dataDir = mkdtempSync(target);
    await restoreBackup(db, { path, dataDir });
    const [before, after] = [await contentOf(app.deps.db), await contentOf(db)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(before))
      expect([table, after[table]]).toEqual([table, rows]);
    expect(readFileSync(join(dataDir, "claims-key"), "utf8")).toMatch(/^a key of thirty-two/);
    expect(statSync(join(dataDir, "claims-key")).mode & 0o077).toBe(0);

    // What watched over the rows watches again.
    const client = await db[takeConnection]();
    try {
      await client.query("begin read write");
      await expect(client.query("delete from credit_ledger")).rejects.toThrow();
      await client.query("rollback; begin read write");
      await expect(client.query("update subscriptions set hunt_id = 'nowhere'")).rejects.toThrow(
        /foreign key/,
      );
      await client.query("rollback");
    } finally {
      client.release();
    }
    expect(await refusal(restoreBackup(db, { path, dataDir: null }))).toMatch(/not empty/);
    await db.close();
  });

  test.runIf(testEngine === "postgres")("fills an empty database of a server", async () => {
    const target = await testDatabase();
    const client = await target.db[takeConnection]();
    await client.query(
      "begin read write; drop schema public cascade; create schema public; commit",
    );
    client.release();
    await restoreBackup(target.db, { path, dataDir: null });
    expect(await contentOf(target.db)).toEqual(await contentOf(app.deps.db));
    await target.close();
  });

  test("that was cut off or changed anywhere is refused, and nothing is touched", async () => {
    const whole = readFileSync(path);
    const broken = join(folder, "broken");
    for (const length of [0, 10, whole.length >> 1, whole.length - 9, whole.length - 1]) {
      writeFileSync(broken, whole.subarray(0, length));
      expect(await refusal(verifyArchive(broken))).toMatch(/not whole|not a backup/);
    }
    const text = gunzipSync(whole).toString();
    const lines = text.split("\n");
    for (const other of [
      text.replace('"bonus": 3', '"bonus": 4'),
      lines.toSpliced(lines.length >> 1, 1).join("\n"),
      lines.toSpliced(-2, 1).join("\n"),
      `${text}{"id": 1}\n`,
    ]) {
      expect(other).not.toBe(text);
      writeFileSync(broken, gzipSync(other));
      expect(await refusal(verifyArchive(broken))).toMatch(/not whole/);
      const { db } = await openInMemoryDatabase();
      expect(await refusal(restoreBackup(db, { path: broken, dataDir: null }))).toMatch(
        /not whole/,
      );
      expect(await contentOf(db)).toEqual({});
      await db.close();
    }
    writeFileSync(broken, gzipSync('{"something": "else"}\n'));
    expect(await refusal(verifyArchive(broken))).toMatch(/not a backup/);
  });

  test("that the disk did not keep is noticed when it is made", async () => {
    const lost = join(folder, "lost");
    const header = { tenPacesBackup: 1, madeAt: "", migrations: [], files: {} } as const;
    const writer = new ArchiveWriter(lost, { ...header, migrations: [] });
    await writer.begin({ table: "users", columns: ["id"], json: [] });
    const noise = () => JSON.stringify({ id: crypto.randomUUID().repeat(20) });
    for (let n = 0; n < 50; n++) await writer.add(Array.from({ length: 100 }, noise));
    await expect.poll(() => statSync(writer.partial).size).toBeGreaterThan(100_000);
    truncateSync(writer.partial, 1_000);
    expect(await refusal(writer.finish())).toMatch(/not whole/);
    await writer.discard();
    expect(() => statSync(lost)).toThrow();
    expect(() => statSync(writer.partial)).toThrow();
  });

  test("of a version that is not known here is refused", async () => {
    const newer = join(folder, "newer");
    const text = gunzipSync(readFileSync(path)).toString();
    const [head = "", ...rest] = text.trimEnd().split("\n");
    const header = JSON.parse(head);
    header.migrations.push({ name: "9999_later.sql", checksum: "x" });
    const writer = new ArchiveWriter(newer, header);
    await writer.begin(JSON.parse(rest[0] ?? ""));
    await writer.finish();
    const { db } = await openInMemoryDatabase();
    expect(await refusal(restoreBackup(db, { path: newer, dataDir: null }))).toMatch(
      /another version of Ten Paces, which knows the migration 9999_later/,
    );
    await db.close();
  });

  test("of an older version is restored as it was, and then brought up to this one", async () => {
    const names = (await listMigrations()).map(({ name }) => name);
    const before = mkdtempSync(join(folder, "before-"));
    for (const name of names.slice(0, -1))
      copyFileSync(join(migrationsFolder, name), join(before, name));
    const none = mkdtempSync(join(folder, "none-"));
    const older = (await openInMemoryDatabase()).db;
    await migrate(older, before, none);
    const kept = join(folder, "older");
    await writeBackup(older, { path: kept, dataDir: null, now: new Date(0) });
    await older.close();
    const { db } = await openInMemoryDatabase();
    await restoreBackup(db, { path: kept, dataDir: null });
    expect(await migrate(db)).toEqual([]);
    expect(Object.keys(await contentOf(db))).toEqual(Object.keys(await contentOf(app.deps.db)));
    await db.close();
  });
});
