import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { type Database, openDatabase, openInMemoryDatabase } from "../src/lib/db/database.ts";
import { startInMemory } from "../src/lib/db/embedded/engine.ts";
import { functionsFolder, migrate, migrationsFolder } from "../src/lib/db/migrate.ts";

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  db: Database;
  /** On PostgreSQL its address, to open it a second time; on PGlite, which has one connection, null. */
  databaseUrl: string | null;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/** The engine under test: `TEST_DATABASE=pglite` (default) or `postgres`, at `TEST_POSTGRES_URL`. */
export const testEngine = process.env.TEST_DATABASE === "postgres" ? "postgres" : "pglite";

/** A fresh database for a test file, copied from one that was made once for these migrations and functions. */
export async function testDatabase({ maxConnections = 44 } = {}): Promise<TestDatabase> {
  if (testEngine === "pglite") {
    const { db } = await openInMemoryDatabase(await migratedDump());
    return { db, databaseUrl: null, close: () => db.close() };
  }
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error("TEST_DATABASE=postgres needs TEST_POSTGRES_URL: use npm test.");
  const template = await migratedTemplate(serverUrl);
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  const databaseUrl = withDatabase(serverUrl, name);
  const db = await openDatabase({ databaseUrl, maxConnections });
  return {
    db,
    databaseUrl,
    async close() {
      await db.close();
      await onServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** The address of another database of the same server. */
export function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs commands as the server's superuser, outside any transaction. */
export async function onServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(serverUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const distFolder = fileURLToPath(new URL("../dist/", import.meta.url));

/**
 * An empty, migrated database of the embedded engine, packed. Many test files start at once: whoever is first makes
 * it, the others take it when it is there.
 */
export async function migratedDump(): Promise<Blob> {
  const file = join(distFolder, `test-database-${schemaHash()}.tar`);
  if (!existsSync(file)) {
    const { db, dump } = await openInMemoryDatabase();
    await migrate(db);
    const unfinished = `${file}.${process.pid}`;
    await mkdir(distFolder, { recursive: true });
    const whole = await dump();
    await db.close();
    await writeFile(unfinished, (await withoutTemplates(whole)).stream());
    await rename(unfinished, file);
  }
  const handle = await open(file);
  try {
    return new Blob([await handle.readFile()]);
  } finally {
    await handle.close();
  }
}

/** Half of a dump are the two databases that others are made from: a copy in memory makes none, and is read sooner. */
async function withoutTemplates(dump: Blob): Promise<Blob> {
  const engine = await startInMemory(dump);
  // Each by itself, for they do not run within a transaction; the second checkpoint lets go of the log before the first.
  for (const statement of [
    "SET default_transaction_read_only = off",
    "UPDATE pg_database SET datistemplate = false",
    "DROP DATABASE template0",
    "DROP DATABASE template1",
    "CHECKPOINT",
    "CHECKPOINT",
  ]) {
    await engine.exec(statement);
  }
  const without = await engine.dumpDataDir("none");
  await engine.close();
  return without;
}

async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `template_${schemaHash()}`;
  await onServer(serverUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext('ten-paces-test-template'))");
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `unfinished_${name}`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    const db = await openDatabase({
      databaseUrl: withDatabase(serverUrl, unfinished),
      maxConnections: 1,
    });
    try {
      await migrate(db);
    } finally {
      await db.close();
    }
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function schemaHash(): string {
  const hash = createHash("sha256");
  for (const folder of [migrationsFolder, functionsFolder]) {
    for (const name of readdirSync(folder).sort()) {
      hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.update("without templates").digest("hex").slice(0, 16);
}
