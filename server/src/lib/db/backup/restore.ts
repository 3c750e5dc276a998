import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PoolClient, QueryConfig } from "pg";
import { type Database, takeConnection } from "../database.ts";
import { mapDatabaseError } from "../errors.ts";
import { functionsFolder, listMigrations, migrate, migrationsFolder } from "../migrate.ts";
import {
  BackupRefused,
  type Counts,
  type Header,
  readHeader,
  rowsOf,
  verifyArchive,
} from "./archive.ts";
import { keptFiles, listTables } from "./write.ts";

/**
 * Makes an empty database what a backup holds, and brings it up to this version. All or nothing: what fails leaves
 * no rows behind.
 * @param at.dataDir where the files beside the database go; null where there are none to keep
 * @throws BackupRefused where the backup is not whole or of a newer version, or the database is not empty
 */
export async function restoreBackup(
  database: Database,
  { path, dataDir }: { path: string; dataDir: string | null },
): Promise<Counts> {
  const counts = await verifyArchive(path);
  const header = await readHeader(path);
  await refuseUnknown(header);
  await refuseFull(database);
  await makeSchema(database, header);
  await inOneTransaction(database, (client) => load(client, path));
  await migrate(database);
  if (dataDir !== null) await putFiles(dataDir, header);
  return counts;
}

async function refuseUnknown(header: Header): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of header.migrations)
    if (known.get(name) !== checksum)
      throw new BackupRefused(
        `This backup is of another version of Ten Paces, which knows the migration ${name}. Restore it with that version.`,
      );
}

async function refuseFull(database: Database): Promise<void> {
  await onConnection(database, async (client) => {
    const tables = await listTables(client);
    if (tables.length > 0)
      throw new BackupRefused(
        "This database is not empty: a backup is restored into an empty one, so that nothing is lost by mistake.",
      );
  });
}

/** The schema as it was: rows of an older version do not fit the tables of this one. */
async function makeSchema(database: Database, header: Header): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ten-paces-schema-"));
  try {
    const functions = join(folder, "functions");
    await mkdir(functions);
    const isCurrent = header.migrations.length === (await listMigrations()).length;
    for (const { name } of header.migrations)
      await copyFile(join(migrationsFolder, name), join(folder, name));
    await migrate(database, folder, isCurrent ? functionsFolder : functions);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function load(client: PoolClient, path: string): Promise<void> {
  const keys = await dropForeignKeys(client);
  const tables = await listTables(client);
  for (const { table } of tables) {
    await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
    // Migrations write rows of their own.
    await client.query(`DELETE FROM "${table}"`);
  }
  for await (const { table, columns, json, rows } of rowsOf(path)) {
    const target = tables.find((each) => each.table === table);
    if (!target || columns.some((column) => !target.columns.includes(column)))
      throw new BackupRefused(`The table ${table} of this backup does not fit this version.`);
    if (rows.length === 0) continue;
    const names = columns.map((column) => `"${column}"`).join(", ");
    const without = json.map((column) => ` - '${column}'`).join("");
    const values = columns.map((column) =>
      json.includes(column) ? `(e.row->>'${column}')::jsonb` : `r."${column}"`,
    );
    await client.query(
      `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${values.join(", ")} FROM jsonb_array_elements($1::jsonb) e(row)
         CROSS JOIN LATERAL jsonb_populate_record(NULL::"${table}", e.row${without}) r`,
      [`[${rows.join(",")}]`],
    );
  }
  await moveSequences(client);
  for (const { table } of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await runLong(client, `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${definition}`);
}

/** As long as it takes: every row is looked at. */
async function runLong(client: PoolClient, text: string): Promise<void> {
  const query: QueryConfig & { query_timeout: number } = { text, query_timeout: 2 ** 31 - 1 };
  await client.query(query);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Rows come table by table: what they point at is checked when all are there. */
async function dropForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT c.relname AS "table", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace AND k.conparentid = 0
    ORDER BY 1, 2`);
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`);
  return rows;
}

/** The next number of a column that counts comes after those that are there. */
async function moveSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`);
  for (const { table, column } of rows)
    await client.query(`
      SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), greatest(1, max("${column}")), max("${column}") IS NOT NULL)
      FROM "${table}"`);
}

async function putFiles(dataDir: string, { files }: Header): Promise<void> {
  for (const name of keptFiles) {
    const text = files[name];
    if (text === undefined) continue;
    await writeFile(join(dataDir, name), Buffer.from(text, "base64"), { mode: 0o600 });
  }
}

async function inOneTransaction(
  database: Database,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  await onConnection(database, async (client) => {
    await client.query("BEGIN READ WRITE");
    await client.query("SET LOCAL statement_timeout = 0");
    await work(client);
    await client.query("COMMIT");
  });
}

async function onConnection(
  database: Database,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await database[takeConnection]();
  let broken: Error | undefined;
  try {
    await work(client);
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw mapDatabaseError(error);
  } finally {
    client.release(broken);
  }
}
