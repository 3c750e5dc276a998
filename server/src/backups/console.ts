import { existsSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "../config.ts";
import { BackupRefused, type Counts, verifyArchive } from "../lib/db/backup/archive.ts";
import { restoreBackup } from "../lib/db/backup/restore.ts";
import { writeBackup } from "../lib/db/backup/write.ts";
import type { Database } from "../lib/db/database.ts";
import { askServer } from "../lib/local-commands.ts";

export const usage = `  backup FILE              keep all there is in a file, also while the server runs
  check-backup FILE        read a backup from its beginning to its end
  restore FILE             fill an empty database from a backup
  restore FILE --replace   the same for the built-in database; what is there is put aside first`;

type Where = Pick<Config, "databaseUrl" | "dataDir" | "claimsKeys">;
type Open = () => Promise<Database>;

/** The key of claims lies in the folder only where the configuration has none. */
const folderOf = ({ dataDir, claimsKeys }: Where) => (claimsKeys ? null : dataDir);

const toldOf = ({ tables, rows }: Counts) =>
  `${rows.toLocaleString("en-US")} rows of ${tables} tables`;

/** Keeps a backup, and says what is in it. */
export async function backUp(
  database: Database,
  where: Where,
  path: string,
  now: Date,
): Promise<string> {
  if (existsSync(path)) throw new BackupRefused(`There is a file ${path} already.`);
  const counts = await writeBackup(database, { path, dataDir: folderOf(where), now });
  return `${path} holds ${toldOf(counts)}, and was read again to its end.`;
}

/**
 * Does a command about backups, and says what came of it.
 * @throws BackupRefused with a sentence; FolderInUse where a server runs on the folder that is to be filled
 */
export async function runBackupCommand(
  words: readonly string[],
  where: Where,
  open: Open,
  now: () => Date,
): Promise<string> {
  const [command, given, ...more] = words;
  const replace = more.includes("--replace");
  if (given === undefined || more.some((word) => word !== "--replace"))
    throw new BackupRefused(`Which file?\n${usage}`);
  const path = resolve(given);
  switch (command) {
    case "backup": {
      // The server that has the built-in database open does it itself.
      const told = where.databaseUrl
        ? null
        : await askServer(resolve(where.dataDir), "backup", path);
      return told ?? withDatabase(open, (database) => backUp(database, where, path, now()));
    }
    case "check-backup":
      return `${path} is whole: ${toldOf(await verifyArchive(path))}.`;
    default:
      return restore(path, where, open, replace, now);
  }
}

async function restore(
  path: string,
  where: Where,
  open: Open,
  replace: boolean,
  now: () => Date,
): Promise<string> {
  // Nothing is put aside for a file that cannot be read.
  await verifyArchive(path);
  const aside = replace ? await putAside(where, open, now()) : null;
  const counts = await withDatabase(open, (database) =>
    restoreBackup(database, { path, dataDir: folderOf(where) }),
  );
  const before = aside ? ` What was there is in ${aside}.` : "";
  return `${toldOf(counts)} were restored from ${path}.${before}`;
}

/** @returns where the database went; null where there was none */
async function putAside(where: Where, open: Open, now: Date): Promise<string | null> {
  if (where.databaseUrl)
    throw new BackupRefused(
      "A database of a PostgreSQL server is not replaced from here: make an empty one, restore into it, and point DATABASE_URL at it.",
    );
  const folder = join(where.dataDir, "database");
  if (!existsSync(folder)) return null;
  // Opening it takes the folder's lock: nothing is moved under a server that runs.
  const database = await open();
  await database.close();
  const aside = `${folder}.before-${now.toISOString().replace(/[:.]/g, "-")}`;
  renameSync(folder, aside);
  return aside;
}

async function withDatabase<Result>(
  open: Open,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
