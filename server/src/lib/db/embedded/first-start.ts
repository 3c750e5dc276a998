import { existsSync, readFileSync } from "node:fs";
import { cp, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { syncFolder } from "./durable-files.ts";
import { engineVersion, startEngine } from "./engine.ts";
import { closeTree } from "./private-files.ts";

/** Where `scripts/build-template.mjs` leaves an initialised folder to copy; outside git, may be absent. */
export const templateFolder = fileURLToPath(
  new URL(`../../../../dist/database-template-${engineVersion}/`, import.meta.url),
);

/**
 * Makes sure that `folder` is a whole database folder: it is made beside and renamed when it is on disk, so
 * that a first start can be killed at any moment and simply begins again. The caller holds the lock.
 */
export async function prepareFolder(
  folder: string,
  onProgress: (message: string) => void,
  template = templateFolder,
): Promise<void> {
  if (existsSync(folder)) {
    refuseStrange(folder);
    return;
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(template)) {
    onProgress("Making the database …");
    await cp(template, unfinished, { recursive: true });
  } else {
    onProgress("Making the database (some seconds, once) …");
    await initialise(unfinished);
  }
  // The copy has the modes of what was installed; from the rename on it may hold secrets.
  await closeTree(unfinished);
  await syncTree(unfinished);
  await rename(unfinished, folder);
  syncFolder(join(folder, ".."));
}

/** A new database folder by initdb, closed cleanly. */
export async function initialise(folder: string): Promise<void> {
  const engine = await startEngine(folder);
  await engine.close();
}

function refuseStrange(folder: string): void {
  const versionFile = join(folder, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "";
  if (version === engineVersion) return;
  throw new Error(
    version === ""
      ? `${folder} is there, but is no database. Move it away, or restore it from a backup.`
      : `${folder} was made by PostgreSQL ${version}, and this version of Ten Paces has ${engineVersion}. Start the version that made it.`,
  );
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? syncTree(path) : syncFile(path);
    }),
  );
  syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
