import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { getSettings, listUsers, login, register } from "@ten-paces/contract";
import { makeAdmin, makeHunter, password } from "../world/people.ts";
import { killLeftovers, startServer } from "../world/running-server.ts";
import { Service } from "../world/service.ts";

const env = { STARTING_WORLD: "off" };
let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ten-paces-backup-"));
});
test.afterEach(() => {
  killLeftovers();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What the console says, and whether it was done. */
async function atConsole(dataDir: string, ...words: string[]): Promise<[boolean, string]> {
  const asked = promisify(execFile)(process.execPath, ["server/src/admin.ts", ...words], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: "" },
  });
  return asked.then(
    ({ stdout }) => [true, stdout] as [boolean, string],
    (error: { stderr: string }) => [false, error.stderr] as [boolean, string],
  );
}

test("a backup of a running server becomes a server again, and a damaged one becomes nothing", async () => {
  test.setTimeout(240_000);
  const [here, there, file] = ["here", "there", "kept.backup"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(there);
  const server = await startServer(here, env);
  const service = new Service(server.origin);
  const admin = await makeAdmin(service);
  const hunter = await makeHunter(service);

  // Beside people who go on.
  let going = true;
  const others = (async () => {
    let made = 0;
    while (going) {
      made += 1;
      await service.ask(register, {
        body: { email: `beside-${made}@hunts.test`, password: "brass lantern 9" },
      });
    }
    return made;
  })();
  const [done, told] = await atConsole(here, "backup", file);
  going = false;
  expect([done, told]).toEqual([true, expect.stringContaining("was read again to its end")]);
  expect(await others).toBeGreaterThan(0);
  expect(await atConsole(here, "backup", file)).toEqual([
    false,
    expect.stringContaining("There is a file"),
  ]);
  expect(await atConsole(here, "restore", file, "--replace")).toEqual([
    false,
    expect.stringContaining("Stop the server"),
  ]);
  await server.kill();

  const damaged = join(folder, "damaged.backup");
  writeFileSync(damaged, readFileSync(file).subarray(0, -20));
  expect(await atConsole(there, "restore", damaged)).toEqual([
    false,
    expect.stringContaining("not whole"),
  ]);
  expect(await atConsole(there, "restore", file)).toEqual([
    true,
    expect.stringContaining("were restored"),
  ]);
  const again = await startServer(there, env);
  const restored = new Service(again.origin);
  const body = { email: hunter.email, password };
  const { user } = await restored.ask(login, { body });
  expect(user.id).toBe(hunter.id);
  expect((await restored.ask(getSettings, {}, admin)).settings.btcPrice.usd).toBeGreaterThan(0);
  expect((await restored.ask(listUsers, { query: {} }, admin)).users.length).toBeGreaterThan(1);
  await again.stop();
});
