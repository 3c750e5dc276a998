import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { PoolClient, QueryConfig } from "pg";
import { type Database, takeConnection } from "./database.ts";
import { DatabaseBusy, mapDatabaseError } from "./errors.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations/", import.meta.url));
export const functionsFolder = fileURLToPath(new URL("../../../functions/", import.meta.url));

/** The database and the code do not fit each other; the message says how and what to do. */
export class MigrationRefused extends Error {
  override name = "MigrationRefused";
}

interface SqlFile {
  name: string;
  text: string;
  checksum: string;
}

// Any number that no other program on the server takes.
const lockKey = 1_037_236_301;

/**
 * Brings the schema up to the numbered files of the folder ("0001_accounts.sql"), each in a transaction of its
 * own, then runs each function's file whose text has changed since, and returns the names of what ran. Many
 * processes may call it at once: on PostgreSQL they queue.
 * Throws `MigrationRefused` before any change where a file that ran was edited or is missing, which is also
 * how a database newer than the code looks.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  functions = functionsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const functionFiles = await readSqlFiles(functions);
  const client = await database[takeConnection]();
  let broken: Error | undefined;
  try {
    await run(client, "SET statement_timeout = 0; SET lock_timeout = 0");
    // Does nothing on PGlite, whose folder has one process anyway.
    await run(client, `SELECT pg_advisory_lock(${lockKey})`);
    const ran = await runPending(client, migrations);
    return [...ran, ...(await runChanged(client, functionFiles))];
  } catch (error) {
    throw mapDatabaseError(error);
  } finally {
    broken = await cleanUp(client);
    client.release(broken);
  }
}

/** The migrations that this version knows, in their order. */
export async function listMigrations(): Promise<{ name: string; checksum: string }[]> {
  return (await readMigrations(migrationsFolder)).map(({ name, checksum }) => ({ name, checksum }));
}

async function runPending(client: PoolClient, migrations: SqlFile[]): Promise<string[]> {
  await inWriting(
    client,
    `CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`,
  );
  const done = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_migrations ORDER BY name",
  );
  refuseUnfit(done.rows, migrations);
  const pending = migrations.slice(done.rows.length);
  for (const { name, text, checksum } of pending) {
    try {
      await inWriting(client, text, keepMigration, [name, checksum]);
    } catch (error) {
      throw new Error(`Migration ${name} failed: ${messageOf(error)}`, { cause: error });
    }
  }
  return pending.map(({ name }) => name);
}

/** Functions have no history: what counts is their text, which replaces the one before. */
async function runChanged(client: PoolClient, files: SqlFile[]): Promise<string[]> {
  await inWriting(
    client,
    `CREATE TABLE IF NOT EXISTS schema_functions (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`,
  );
  const done = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM schema_functions",
  );
  const known = new Map(done.rows.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter(({ name, checksum }) => known.get(name) !== checksum);
  for (const { name, text, checksum } of changed) {
    try {
      await inWriting(client, text, keepFunction, [name, checksum]);
    } catch (error) {
      throw new Error(`The function ${name} failed: ${messageOf(error)}`, { cause: error });
    }
  }
  return changed.map(({ name }) => name);
}

const keepMigration = "INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)";
const keepFunction = `INSERT INTO schema_functions (name, checksum) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** As long as it takes: a big table, or another process's migration. The pool's statements are bounded. */
async function run(client: PoolClient, text: string): Promise<void> {
  const query: QueryConfig & { query_timeout: number } = { text, query_timeout: 2 ** 31 - 1 };
  await client.query(query);
}

/** Everybody else waits behind a change of a table that waits for a lock: it gives up, before readers do, and comes again. */
const lockWaitMs = 300;
const pauseMs = 1_000;
const mostTries = 450;

async function inWriting(
  client: PoolClient,
  text: string,
  keep?: string,
  values: string[] = [],
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await writeOnce(client, text, keep, values);
    } catch (error) {
      if (tries >= mostTries || !(mapDatabaseError(error) instanceof DatabaseBusy)) throw error;
      await setTimeout(pauseMs);
    }
  }
}

async function writeOnce(
  client: PoolClient,
  text: string,
  keep?: string,
  values: string[] = [],
): Promise<void> {
  await client.query("BEGIN READ WRITE");
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockWaitMs}ms'`);
    await run(client, text);
    if (keep !== undefined) await client.query(keep, values);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

function refuseUnfit(done: { name: string; checksum: string }[], migrations: SqlFile[]): void {
  for (const [index, { name, checksum }] of done.entries()) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file) {
      throw new MigrationRefused(
        `The database has the migration ${name}, which this version of Ten Paces does not know. It was opened by a newer version: start that one, or restore a backup from before it.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationRefused(
        `The migration ${name} was edited after this database had run it. Undo the edit and put the change in a new file.`,
      );
    }
    if (migrations[index] !== file) {
      throw new MigrationRefused(
        `The migration ${migrations[index]?.name} comes before ${name}, which this database has run already. Give it the next free number.`,
      );
    }
  }
}

async function readMigrations(folder: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(folder);
  for (const [index, { name }] of files.entries()) {
    const expected = String(index + 1).padStart(4, "0");
    if (!new RegExp(`^${expected}_[a-z0-9_]+\\.sql$`).test(name)) {
      throw new MigrationRefused(
        `The migration ${name} should be called ${expected}_what_it_does.sql.`,
      );
    }
  }
  return files;
}

/** The .sql files of a folder by name; line ends do not count. */
async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

async function cleanUp(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query(`SELECT pg_advisory_unlock(${lockKey})`);
    await client.query("RESET statement_timeout; RESET lock_timeout");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
