import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { onServer, withDatabase } from "../../../test/database.ts";
import { type Database, openDatabase, openInMemoryDatabase } from "./database.ts";
import { MigrationRefused, migrate } from "./migrate.ts";
import { sql } from "./sql.ts";

const first = "CREATE TABLE cats (id int8); INSERT INTO cats VALUES (1);";
const second = "ALTER TABLE cats ADD COLUMN name text;";

let root: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let functions: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "ten-paces-migrations-"));
  postgres = await startPostgres({ settings: { fsync: "off" } });
});

afterAll(async () => {
  await postgres.stop();
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  folder = await mkdtemp(join(root, "case-"));
  functions = await mkdtemp(join(root, "functions-"));
  await put("0001_cats.sql", first);
  await put("0002_names.sql", second);
});

const put = (name: string, text: string) => writeFile(join(folder, name), text);
const bringUp = (db: Database) => migrate(db, folder, functions);
const sayCats = (answer: string) =>
  writeFile(
    join(functions, "say_cats.sql"),
    `CREATE OR REPLACE FUNCTION say_cats() RETURNS text LANGUAGE sql AS $$ ${answer} $$;`,
  );

let made = 0;
async function newAddress(): Promise<string> {
  made += 1;
  const name = `case_${made}`;
  await onServer(postgres.url, (client) => client.query(`CREATE DATABASE ${name}`));
  return withDatabase(postgres.url, name);
}

const engines: [string, () => Promise<Database>][] = [
  ["PGlite", async () => (await openInMemoryDatabase()).db],
  ["PostgreSQL", async () => openDatabase({ databaseUrl: await newAddress() })],
];

describe.each(engines)("migrations on %s", (_engine, openNew) => {
  it("run in order, once, and what comes later alone", async () => {
    const db = await openNew();
    expect(await bringUp(db)).toEqual(["0001_cats.sql", "0002_names.sql"]);
    expect(await bringUp(db)).toEqual([]);
    await put("0003_more.sql", "INSERT INTO cats VALUES (2, 'Minka');");
    expect(await bringUp(db)).toEqual(["0003_more.sql"]);
    const rows = await db.query(sql`SELECT id, name FROM cats ORDER BY id`);
    expect(rows).toEqual([
      { id: 1, name: null },
      { id: 2, name: "Minka" },
    ]);
    await db.close();
  });

  it("that fail leave nothing of themselves, keep those before, and can be mended", async () => {
    const db = await openNew();
    await put("0002_names.sql", `${second} SELECT 1/0;`);
    await expect(bringUp(db)).rejects.toThrow("Migration 0002_names.sql failed: division");
    await put("0002_names.sql", second);
    expect(await bringUp(db)).toEqual(["0002_names.sql"]);
    await expect(db.execute(sql`DELETE FROM cats`)).rejects.toThrow("read-only");
    await db.close();
  });

  it("refuse an edited file, a newer database and a late-comer, changing nothing", async () => {
    const db = await openNew();
    await bringUp(db);
    const refusal = () => bringUp(db).catch((error: unknown) => error);
    await put("0002_names.sql", `${second} -- edited`);
    await put("0003_more.sql", "DROP TABLE cats;");
    expect(await refusal()).toBeInstanceOf(MigrationRefused);
    expect(await refusal()).toHaveProperty("message", expect.stringContaining("was edited"));
    await rm(join(folder, "0002_names.sql"));
    await rm(join(folder, "0003_more.sql"));
    expect(await refusal()).toHaveProperty("message", expect.stringContaining("newer version"));
    expect(await db.query(sql`SELECT name FROM cats`)).toHaveLength(1);
    await db.close();
  });

  it("are followed by functions, run again when their text changes and only then", async () => {
    const db = await openNew();
    const said = () => db.one(sql`SELECT say_cats() AS said`);
    await sayCats("SELECT name FROM cats");
    expect(await bringUp(db)).toEqual(["0001_cats.sql", "0002_names.sql", "say_cats.sql"]);
    expect(await bringUp(db)).toEqual([]);
    await sayCats("SELECT 'cats: ' || count(*) FROM cats");
    await put("0003_more.sql", "INSERT INTO cats VALUES (2, 'Minka');");
    expect(await bringUp(db)).toEqual(["0003_more.sql", "say_cats.sql"]);
    expect(await said()).toEqual({ said: "cats: 2" });
    await sayCats("SELECT nothing");
    await expect(bringUp(db)).rejects.toThrow("The function say_cats.sql failed");
    expect(await said()).toEqual({ said: "cats: 2" });
    await db.close();
  });

  it("do not mind line ends, but do mind numbers", async () => {
    const db = await openNew();
    await put("0001_cats.sql", `${first}\n`);
    await bringUp(db);
    await put("0001_cats.sql", `${first}\r\n`);
    expect(await bringUp(db)).toEqual([]);
    await put("0004_gap.sql", "SELECT 1;");
    await expect(bringUp(db)).rejects.toThrow("should be called 0003_");
    await db.close();
  });
});

it("run once when 40 processes start at the same time", async () => {
  const databaseUrl = await newAddress();
  const databases = await Promise.all(
    Array.from({ length: 40 }, () => openDatabase({ databaseUrl, maxConnections: 1 })),
  );
  const ran = await Promise.all(databases.map((db) => bringUp(db)));
  expect(ran.flat().sort()).toEqual(["0001_cats.sql", "0002_names.sql"]);
  expect(await databases[0]?.query(sql`SELECT id FROM cats`)).toHaveLength(1);
  await Promise.all(databases.map((db) => db.close()));
});
