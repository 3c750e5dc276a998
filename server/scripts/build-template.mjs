// Makes the folder that a first start of the embedded database copies, so that it need not run initdb.
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
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
