import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "../database.ts";
import { sql } from "../sql.ts";

const root = mkdtempSync(join(tmpdir(), "ten-paces-kill-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const writer = fileURLToPath(new URL("kill-writer.ts", import.meta.url));

/** Kills it after so many milliseconds or so many acknowledged rows; returns the acknowledged numbers. */
function runUntilKilled(
  dataDir: string,
  first: number,
  moment: { afterMs: number } | { afterRows: number },
): Promise<number[]> {
  const child = spawn(process.execPath, [writer, dataDir, String(first)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let complaints = "";
  let timer: NodeJS.Timeout | undefined;
  if ("afterMs" in moment) timer = setTimeout(() => child.kill("SIGKILL"), moment.afterMs);
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  child.stdout.on("data", (text) => {
    said += text;
    if ("afterRows" in moment && said.split("\n").length > moment.afterRows) child.kill("SIGKILL");
  });
  return new Promise((resolve, reject) => {
    child.once("close", (_code, signal) => {
      clearTimeout(timer);
      if (signal !== "SIGKILL") reject(new Error(`The writer ended by itself: ${complaints}`));
      else resolve(said.split("\n").slice(0, -1).map(Number));
    });
  });
}

it("finds every acknowledged row after kill -9 at any moment, the first start included", async () => {
  const missing: number[] = [];
  // Moments that fall into starting Node, making the folder, opening it and the first writes.
  for (const afterMs of [350, 600, 900, 1300]) {
    const dataDir = join(root, `first-${afterMs}`);
    const acknowledged = await runUntilKilled(dataDir, 1, {
      afterMs: afterMs + Math.random() * 250,
    });
    missing.push(...(await missingFrom(dataDir, acknowledged)));
  }
  const dataDir = join(root, "lasting");
  const all: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const afterRows = 1 + Math.floor(Math.random() * 400);
    const acknowledged = await runUntilKilled(dataDir, round * 100_000, { afterRows });
    expect(acknowledged.length).toBeGreaterThanOrEqual(afterRows);
    all.push(...acknowledged);
  }
  missing.push(...(await missingFrom(dataDir, all)));
  expect(missing).toEqual([]);
}, 90_000);

async function missingFrom(dataDir: string, acknowledged: number[]): Promise<number[]> {
  const db = await openDatabase({ dataDir });
  try {
    const { known } = await db.one<{ known: string | null }>(
      sql`SELECT to_regclass('written')::text AS known`,
    );
    const rows = known ? await db.query<{ n: number }>(sql`SELECT n FROM written`) : [];
    const found = new Set(rows.map(({ n }) => n));
    return acknowledged.filter((n) => !found.has(n));
  } finally {
    await db.close();
  }
}
