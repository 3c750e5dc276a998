import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  giveCredits,
  type Hunter,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The ledger, newest first, after it was held to the balance. */
async function readLedger(hunter: Hunter) {
  const { totalCredits } = await app.ask(contract.getCredits, {}, hunter);
  const { entries } = await app.ask(contract.getLedger, { query: { limit: 100 } }, hunter);
  expect(entries[0]?.totalAfter).toBe(totalCredits);
  let sum = 0;
  for (const entry of entries.toReversed()) {
    sum += entry.delta;
    expect(entry.totalAfter).toBe(sum);
  }
  return entries.map(({ reason, delta, totalAfter }) => [reason, delta, totalAfter]);
}

test("a pack bought after the cycle ended, before its renewal, stands on what is left", async () => {
  const hunter = await makeHunter(app);
  await buyPlan(app, hunter, "one");
  app.clock.advance(40 * 86_400);
  await giveCredits(app, hunter.id, 5);
  expect(await readLedger(hunter)).toEqual([
    ["admin_grant", 5, 5],
    ["monthly_expiry", -15, 0],
    ["monthly_grant", 15, 15],
  ]);
});

test("whoever only looks after the end of a cycle sees both agree", async () => {
  const hunter = await makeHunter(app, 2);
  await buyPlan(app, hunter, "one");
  app.clock.advance(40 * 86_400);
  const both = await Promise.all([readLedger(hunter), readLedger(hunter)]);
  expect(both[0]).toEqual([
    ["monthly_expiry", -15, 2],
    ["monthly_grant", 15, 17],
    ["admin_grant", 2, 2],
  ]);
});

test("a check-in on credits that are left writes off the expired ones before", async () => {
  const huntId = await makeHunt(app);
  const player = await makePlayer(app, huntId, 3);
  app.clock.advance(40 * 86_400);
  // The plan is late to be renewed; the subscription has no end of its own.
  const at = { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(app, 1) } };
  expect(await app.ask(contract.checkIn, at, player)).toMatchObject({ creditsRemaining: 2 });
  expect(await readLedger(player)).toEqual([
    ["check_in", -1, 2],
    ["monthly_expiry", -15, 3],
    ["monthly_grant", 15, 18],
    ["admin_grant", 3, 3],
  ]);
});

test("a line of the ledger cannot be changed", async () => {
  const hunter = await makeHunter(app, 1);
  const change = inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update credit_ledger set bonus_delta = 100 where user_id = ${hunter.id}`),
  );
  await expect(change).rejects.toThrow("never changed");
});
