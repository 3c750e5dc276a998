import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ten-paces-lock-"));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const holder = `
  import { lockFolder } from ${JSON.stringify(fileURLToPath(new URL("folder-lock.ts", import.meta.url)))};
  try {
    lockFolder(process.argv[1]);
    console.log("held");
    // The event loop stands still, as it does in a long query.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  } catch (error) {
    console.log(error.name);
  }`;

async function startHolder(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", holder, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

it("refuses a second process, and names the first", async () => {
  const { child, said } = await startHolder();
  expect(said).toBe("held");
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}`);
});

it("is taken over at once after kill -9", async () => {
  const { child } = await startHolder();
  child.kill("SIGKILL");
  await once(child, "exit");
  const unlock = lockFolder(folder);
  unlock();
});

it("refuses a second opening in the same process, until it is given up", async () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  lockFolder(folder)();
});

it("lets one of many that start at once have it", async () => {
  const starts = await Promise.all(Array.from({ length: 5 }, startHolder));
  expect(starts.map(({ said }) => said).sort()).toEqual([
    ...Array.from({ length: 4 }, () => "FolderInUse"),
    "held",
  ]);
});
