import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another live process works in the folder; the message says which. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/**
 * Takes the folder for this process and returns what gives it up. The lock belongs to the operating system (it
 * is the one an empty SQLite file takes), so it is gone in the moment its holder ends in whatever way, holds
 * however long the event loop stands still, and is seen across containers that share the folder. Nothing else
 * in this process may open `database.lock`: closing it again would drop the lock.
 * Throws `FolderInUse` at once where it is held.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "database.holder");
  const lock = new DatabaseSync(join(folder, "database.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The folder ${folder} is in use by another Ten Paces (process ${readHolder(holderFile)}). Stop that one first, or give this one a DATA_DIR of its own.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && "errcode" in error && error.errcode === busy;
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "not known";
  }
}
