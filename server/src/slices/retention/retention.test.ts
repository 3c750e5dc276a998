import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, makeHunt, makeHunter, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on" }, undefined, { sessionsAge: true });
});
afterAll(() => app.close());

const count = async (
  table: "sessions" | "one_time_tokens" | "login_attempts" | "idempotency_keys",
) => {
  const tables = {
    sessions: sql`select count(*)::int as n from sessions`,
    one_time_tokens: sql`select count(*)::int as n from one_time_tokens`,
    login_attempts: sql`select count(*)::int as n from login_attempts`,
    idempotency_keys: sql`select count(*)::int as n from idempotency_keys`,
  };
  return (await app.deps.db.one<{ n: number }>(tables[table])).n;
};

async function aNightPasses(days: number): Promise<void> {
  app.clock.advance(days * 24 * 3600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
}

test("what can still be used stays, what nobody can use any more goes", async () => {
  const huntId = await makeHunt(app);
  const player = await makePlayer(app, huntId, 5);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  await app.ask(
    contract.checkIn,
    { params: { id: huntId }, body },
    { token: player.token, idempotencyKey: "first-square" },
  );
  await makeHunter(app);
  const wrong = { email: player.email, password: "not the lantern" };
  await app.call(contract.login, { body: wrong });
  await app.services.accounts.makeSetupLink();

  await aNightPasses(1);
  expect(await count("sessions")).toBe(2);
  expect(await count("idempotency_keys")).toBe(1);
  expect(await count("login_attempts")).toBe(0);
  expect(await count("one_time_tokens")).toBe(3);

  // Used on most days, a session lasts; the other one nobody has used since.
  for (let day = 0; day < 31; day += 10) {
    await app.call(contract.verifySession, {}, player);
    await aNightPasses(10);
  }
  expect(await count("idempotency_keys")).toBe(0);
  expect(await count("sessions")).toBe(1);
  // Links to confirm an address end after a week; the one that makes the first administrator does not.
  expect(await count("one_time_tokens")).toBe(1);

  await aNightPasses(31);
  expect(await count("sessions")).toBe(0);
});

test("what cannot be let go of keeps nothing else", async () => {
  const later = vi.spyOn(app.deps.sessions, "deleteExpired");
  onTestFinished(() => later.mockRestore());
  const run = (text: string) =>
    inTransaction(app.deps.db, (tx) =>
      tx.execute({ parts: [text], values: [], text, name: undefined }),
    );
  await run("alter table finder_lookups rename to hidden");
  await aNightPasses(1);
  await run("alter table hidden rename to finder_lookups");
  expect(later).toHaveBeenCalled();
});

test("the log of credits and check-ins is never let go of", async () => {
  const rows = await app.deps.db.one<{ n: number }>(sql`select count(*)::int as n from check_ins`);
  expect(rows.n).toBe(1);
});
