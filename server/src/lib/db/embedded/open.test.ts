import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { sql } from "../sql.ts";
import { inTransaction } from "../transaction.ts";
import { engineVersion, startEngine } from "./engine.ts";
import { prepareFolder } from "./first-start.ts";
import { FolderInUse } from "./folder-lock.ts";
import { EmbeddedStream } from "./stream.ts";
import { upkeepOnce } from "./upkeep.ts";

const root = mkdtempSync(join(tmpdir(), "ten-paces-embedded-"));
const dataDir = join(root, "data");
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a folder", () => {
  let db: Database;

  beforeAll(async () => {
    db = await openDatabase({ dataDir });
    await inTransaction(db, (tx) => tx.execute(sql`CREATE TABLE kept (id int8)`));
  });

  it("is the PostgreSQL that the code expects, syncing what it commits", async () => {
    const { version } = await db.one<{ version: string }>(
      sql`SELECT current_setting('server_version') AS version`,
    );
    expect(version.split(".")[0]).toBe(engineVersion);
    expect(await db.one(sql`SHOW fsync`)).toEqual({ fsync: "on" });
    expect(await db.one(sql`SHOW wal_sync_method`)).toEqual({ wal_sync_method: "fsync" });
    expect(await db.one(sql`SHOW full_page_writes`)).toEqual({ full_page_writes: "on" });
  });

  it("cannot be opened twice", async () => {
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(FolderInUse);
  });

  it("is closed cleanly and opened again with what it held", async () => {
    await inTransaction(db, (tx) => tx.execute(sql`INSERT INTO kept VALUES (1)`));
    await db.close();
    db = await openDatabase({ dataDir });
    expect(await db.query(sql`SELECT id FROM kept`)).toEqual([{ id: 1 }]);
    await db.close();
  });
});

describe("a first start", () => {
  it("begins again over what a killed one left", async () => {
    const killed = join(root, "killed");
    const unfinished = join(killed, "database.unfinished");
    mkdirSync(join(unfinished, "base"), { recursive: true });
    writeFileSync(join(unfinished, "PG_VERSION"), engineVersion);
    writeFileSync(join(unfinished, "half-written"), "");
    const db = await openDatabase({ dataDir: killed });
    expect(await db.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 });
    await db.close();
    expect(existsSync(unfinished)).toBe(false);
    expect(existsSync(join(killed, "database", "half-written"))).toBe(false);
  });

  it("runs initdb where there is no template", async () => {
    const folder = join(root, "initdb");
    const told: string[] = [];
    await prepareFolder(folder, (message) => told.push(message), join(root, "absent"));
    expect(readdirSync(folder)).toContain("PG_VERSION");
    expect(told).toHaveLength(1);
  });

  it("leaves alone what it does not know", async () => {
    const strange = join(root, "strange");
    mkdirSync(join(strange, "database"), { recursive: true });
    await expect(openDatabase({ dataDir: strange })).rejects.toThrow("is no database");
    writeFileSync(join(strange, "database", "PG_VERSION"), "17\n");
    await expect(openDatabase({ dataDir: strange })).rejects.toThrow("made by PostgreSQL 17");
    expect(readdirSync(join(strange, "database"))).toEqual(["PG_VERSION"]);
  });
});

describe("the engine", () => {
  const folder = join(root, "engine");
  let syncs = 0;
  let pool: Pool;
  let end: () => Promise<void>;

  beforeAll(async () => {
    await prepareFolder(folder, () => {});
    const engine = await startEngine(folder, () => {
      syncs += 1;
    });
    pool = new Pool({ stream: () => new EmbeddedStream(engine), ssl: false, max: 1 });
    end = async () => {
      await pool.end();
      await engine.close();
    };
    await write("CREATE TABLE rows (n int8)");
  });

  afterAll(() => end());

  const write = (text: string) => pool.query(`BEGIN READ WRITE; ${text}; COMMIT`);

  it("asks the disk at every commit, and for reading never", async () => {
    const before = syncs;
    await pool.query("SELECT * FROM rows");
    expect(syncs).toBe(before);
    for (let n = 1; n <= 3; n += 1) {
      await write("INSERT INTO rows VALUES (1)");
      expect(syncs).toBeGreaterThanOrEqual(before + n);
    }
  });

  it("is kept up: tables that changed are vacuumed, once, and the log is let go", async () => {
    await write("INSERT INTO rows SELECT generate_series(1, 5000)");
    await write("UPDATE rows SET n = n + 1");
    const redo = async () =>
      (await pool.query("SELECT redo_lsn FROM pg_control_checkpoint()")).rows[0]?.redo_lsn;
    const before = await redo();
    expect(await upkeepOnce(pool)).toEqual(["public.rows"]);
    expect(await redo()).not.toBe(before);
    expect(await upkeepOnce(pool)).toEqual([]);
  });

  it("starts a new client with a clean session", async () => {
    const client = await pool.connect();
    await client.query("BEGIN READ WRITE");
    await client.query({ name: "same", text: "SELECT 1 AS one" });
    client.release(true);
    const { rows } = await pool.query({ name: "same", text: "SELECT 2 AS two" });
    expect(rows).toEqual([{ two: 2 }]);
    await expect(pool.query("INSERT INTO rows VALUES (1)")).rejects.toThrow("read-only");
  });
});
