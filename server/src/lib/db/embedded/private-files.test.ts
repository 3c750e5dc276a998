import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { templateFolder } from "./first-start.ts";
import { openEmbedded } from "./open.ts";
import { closeToOthers } from "./private-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ten-paces-modes-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Every path below a folder, itself included, that anybody but the owner may touch. */
async function openToOthers(path: string): Promise<string[]> {
  const { mode } = await stat(path);
  const here = mode & 0o077 ? [path] : [];
  const entries = await readdir(path, { withFileTypes: true });
  const below = await Promise.all(
    entries.map(async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return openToOthers(inner);
      return (await stat(inner)).mode & 0o077 ? [inner] : [];
    }),
  );
  return [...here, ...below.flat()];
}

test("what a first start copies is readable to whoever runs the server, not only to who installed it", async () => {
  const entries = await readdir(templateFolder, { recursive: true });
  expect(entries).toContain("PG_VERSION");
  const modes = await Promise.all(
    entries.map(async (entry) => (await stat(join(templateFolder, entry))).mode & 0o004),
  );
  expect(entries.filter((_, index) => modes[index] === 0)).toEqual([]);
});

test("a database made under a careless umask is its owner's alone, while it runs and afterwards", async () => {
  const before = process.umask(0o000);
  try {
    const dataDir = join(folder, "world");
    const database = await openEmbedded(dataDir, {}, {});
    expect(await openToOthers(dataDir)).toEqual([]);
    await database.close();
  } finally {
    process.umask(before);
  }
});

test("what an older version left open is closed at the next start", async () => {
  const inner = join(folder, "database", "pg_wal");
  await mkdir(inner, { recursive: true });
  await writeFile(join(inner, "000000010000000000000001"), "argon2id");
  await writeFile(join(folder, "database.lock"), "");
  for (const path of [folder, join(folder, "database"), inner]) await chmod(path, 0o777);
  await chmod(join(inner, "000000010000000000000001"), 0o666);
  await chmod(join(folder, "database.lock"), 0o666);
  const said: string[] = [];
  await closeToOthers(folder, (line) => said.push(line));
  expect(await openToOthers(folder)).toEqual([]);
  expect(said).toEqual([]);
});

test("what does not belong to us in the folder stays as it is", async () => {
  const other = join(folder, "notes.txt");
  await writeFile(other, "");
  await chmod(other, 0o644);
  await closeToOthers(folder, () => {});
  expect((await stat(other)).mode & 0o777).toBe(0o644);
});
