import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { type Database, takeConnection } from "../database.ts";
import { mapDatabaseError } from "../errors.ts";
import { ArchiveWriter, type Counts, type Header, type TableHead } from "./archive.ts";

/** What belongs to an installation besides its database: the key that opens the claims of prizes. */
export const keptFiles = ["claims-key"];

const rowsAtOnce = 1_000;

/**
 * Writes all that the database holds at one moment, and the files beside it, into a file; reads the file again before
 * it gets its name. On PostgreSQL nobody waits for it; the built-in database answers nobody else meanwhile.
 * @param at.dataDir where the files beside the database lie; null where there are none
 * @throws BackupRefused where what was written cannot be read again
 */
export async function writeBackup(
  database: Database,
  { path, dataDir, now }: { path: string; dataDir: string | null; now: Date },
): Promise<Counts> {
  const files = await readFiles(dataDir);
  const writer = await writeAll(database, path, { madeAt: now.toISOString(), files });
  try {
    // The connection is free again: reading takes as long as writing.
    return await writer.finish();
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

async function writeAll(
  database: Database,
  path: string,
  about: Pick<Header, "madeAt" | "files">,
): Promise<ArchiveWriter> {
  const client = await database[takeConnection]();
  let writer: ArchiveWriter | null = null;
  let broken: Error | undefined;
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0");
    const { rows: migrations } = await client.query<Header["migrations"][number]>(
      "SELECT name, checksum FROM schema_migrations ORDER BY name",
    );
    writer = new ArchiveWriter(path, { tenPacesBackup: 1, migrations, ...about });
    for (const table of await listTables(client)) await writeTable(client, writer, table);
    await client.query("COMMIT");
    return writer;
  } catch (error) {
    await writer?.discard();
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw mapDatabaseError(error);
  } finally {
    client.release(broken);
  }
}

async function readFiles(dataDir: string | null): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of dataDir === null ? [] : keptFiles) {
    try {
      found[name] = (await readFile(join(dataDir ?? "", name))).toString("base64");
    } catch (error) {
      // It is made when it is first needed.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  return found;
}

/** Tables of the product with the columns that are stored; not what the schema keeps of itself. */
export async function listTables(client: PoolClient): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(`
    SELECT t.table_name AS "table", array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns,
      coalesce(array_agg(c.column_name::text) FILTER (WHERE c.data_type IN ('json', 'jsonb')), '{}') AS json
    FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND t.table_name NOT IN ('schema_migrations', 'schema_functions')
    GROUP BY t.table_name ORDER BY t.table_name`);
  return rows;
}

async function writeTable(
  client: PoolClient,
  writer: ArchiveWriter,
  head: TableHead,
): Promise<void> {
  await writer.begin(head);
  const columns = head.columns.map((name) =>
    head.json.includes(name) ? `"${name}"::text AS "${name}"` : `"${name}"`,
  );
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT to_jsonb(t)::text AS row FROM (SELECT ${columns.join(", ")} FROM "${head.table}") t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM backup_rows`);
    if (rows.length === 0) break;
    await writer.add(rows.map(({ row }) => row));
  }
  await client.query("CLOSE backup_rows");
}
