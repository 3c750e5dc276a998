// Makes the folder that a first start of the embedded database copies, so that it need not run initdb.
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { initialise, templateFolder } from "../src/lib/db/embedded/first-start.ts";

const target = templateFolder.replace(/\/$/, "");
if (!existsSync(target)) {
  const unfinished = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await initialise(unfinished);
  try {
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}
await openTree(target);

/** An empty database holds no secret, and who runs the server need not be who installed it. */
async function openTree(folder) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openTree(path);
    else await chmod(path, 0o644);
  }
}
