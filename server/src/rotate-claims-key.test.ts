import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "./lib/db/database.ts";
import { migrate } from "./lib/db/migrate.ts";
import { sql } from "./lib/db/sql.ts";
import { inTransaction } from "./lib/db/transaction.ts";
import { openSealer, Sealer } from "./lib/sealing.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ten-paces-rotate-"));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const userId = "00000000-0000-7000-8000-000000000001";
const prizeId = "00000000-0000-7000-8000-000000000002";
const now = new Date("2026-05-04T12:00:00Z");
const about = `claim of prize ${prizeId}`;

/** A winner whose claim was sealed with the key that the folder keeps. */
async function makeClaim(): Promise<void> {
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const { keyId, bytes } = openSealer({ claimsKeys: null, dataDir }).seal("An address", about);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into users (id, email, password_hash, display_name, avatar, created_at)
      values (${userId}, 'winner@hunts.test', 'x', 'Winner', '🧭', ${now})`);
    await tx.execute(sql`
      insert into hunts (id, name, description, state, type, variant, status, difficulty, theme, threshold_sats,
        prize_sats, total_squares, estimated_minutes, created_at)
      values ('kansas', 'Kansas', 'Ten squares.', 'KANSAS', 'STATE', 'DIGITAL', 'COMPLETE', 'EASY', 'Towers', 1, 1, 10, 60, ${now})`);
    await tx.execute(sql`
      insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at, notified_at, claim_until, claimed_at)
      values (${prizeId}, 'kansas', 1, ${userId}, 1, 1, 'CLAIMED', ${now}, ${now}, ${now}, ${now})`);
    await tx.execute(sql`
      insert into claims (prize_id, user_id, key_id, sealed, by_bitcoin, submitted_at, publicity)
      values (${prizeId}, ${userId}, ${keyId}, ${bytes}, false, ${now}, false)`);
  });
  await db.close();
}

/** What the claim says to whoever has these keys, in hexadecimal digits. */
async function readClaim(...keys: string[]): Promise<string> {
  const db = await openDatabase({ dataDir });
  try {
    const { keyId, sealed } = await db.one<{ keyId: string; sealed: Buffer }>(
      sql`select key_id as "keyId", sealed from claims`,
    );
    const sealer = new Sealer(() => keys.map((key) => Buffer.from(key, "hex")));
    return sealer.open({ keyId, bytes: sealed }, about);
  } finally {
    await db.close();
  }
}

function rotate(environment: Record<string, string> = {}) {
  const console = fileURLToPath(new URL("admin.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [console, "rotate-claims-key"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const keptKeys = () =>
  readFileSync(join(dataDir, "claims-key"), "utf8").split("\n").filter(Boolean);

test("the console's command seals claims anew, with a key it makes and with one it is given", async () => {
  await makeClaim();
  const [first = ""] = keptKeys();
  expect(rotate()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("1 sealed piece(s)"),
  });
  const [second = "", ...older] = keptKeys();
  expect([older, second === first]).toEqual([[], false]);
  expect(await readClaim(second)).toBe("An address");
  await expect(readClaim(first)).rejects.toThrow("not configured");

  const third = "ab".repeat(32);
  // Without the key that sealed it nothing is changed, and that is said.
  const lost = rotate({ CLAIMS_KEY: `${third},${first}` });
  expect([lost.status, lost.stdout]).toEqual([1, ""]);
  expect(lost.stderr).toContain("not configured");
  expect(rotate({ CLAIMS_KEY: `${third},${second}` }).status).toBe(0);
  expect(await readClaim(third)).toBe("An address");
});
