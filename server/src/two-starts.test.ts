import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { onServer, testEngine, withDatabase } from "../test/database.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Starts a process on a database. @returns what it has said once it is ready, or once it has ended */
function start(databaseUrl: string): Promise<string> {
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: "8",
      PLACES_STATES: "kansas,maine,national",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  ends.push(() => child.kill("SIGKILL"));
  return new Promise((resolve) => {
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += String(chunk);
      if (said.includes("is ready")) resolve(said);
    });
    child.once("exit", (code) => resolve(`${said}\nended with ${code}`));
  });
}

// On the embedded database the second process is refused.
test.runIf(testEngine === "postgres")(
  "two first starts at once end in one world",
  async () => {
    const serverUrl = process.env.TEST_POSTGRES_URL ?? "";
    const name = `starts_${process.pid}`;
    await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
    const databaseUrl = withDatabase(serverUrl, name);
    const said = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    for (const each of said) expect(each).toContain("is ready");
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const each = ["KANSAS", "MAINE", "NATIONAL"].flatMap((state) =>
      ["DIGITAL", "PHYSICAL"].flatMap((variant) => [
        { state, variant, status: "ACTIVE", count: 1 },
        { state, variant, status: "AVAILABLE", count: 2 },
      ]),
    );
    // Where one of them waits too long for the other's lock, its work is done again by itself, and later.
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(`
          select state, variant, status, count(*)::int as count from hunts group by 1, 2, 3 order by 1, 2, 3`);
        expect(rows.filter(({ state }) => state !== "FREE")).toEqual(each);
        expect(rows.filter(({ state }) => state === "FREE")).toMatchObject([
          { status: "ACTIVE", count: 1 },
        ]);
      },
      { timeout: 180_000, interval: 500 },
    );
    await client.end();
    for (const end of ends.splice(0)) end();
    await onServer(serverUrl, (one) => one.query(`DROP DATABASE ${name} WITH (FORCE)`));
  },
  300_000,
);
