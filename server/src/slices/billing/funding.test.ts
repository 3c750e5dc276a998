import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { buyPlan, type Hunter, makeAdmin, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { shareOutPayments } from "./funding-sql.ts";

let app: TestApp;
let admin: Hunter;
let [one, other] = ["", ""];

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  [one, other] = [await makeHunt(app), await makeHunt(app, { variant: "DIGITAL" })];
});
afterAll(() => app.close());

const share = (most = 100) =>
  inTransaction(app.deps.db, (tx) => shareOutPayments(tx, app.clock.now(), most));
async function dollarsOf(id: string): Promise<number> {
  const { hunt } = await app.ask(contract.getAdminHunt, { params: { id } }, admin);
  return Math.round(hunt.fundedBTC * app.deps.config.btcUsd * 100) / 100;
}
const unshared = async () => {
  const statement = sql`select count(*) as left from payments where shared_at is null`;
  return (await app.deps.db.one<{ left: number }>(statement)).left;
};

test("what hunts have been paid is added up once a month is over, and stays what it was", async () => {
  const members = await Promise.all([1, 2, 3].map(() => makeHunter(app)));
  for (const member of members) await buyPlan(app, member, "three", one);
  const [first] = members;
  if (!first) throw new Error("nobody");
  await app.ask(contract.subscribe, { params: { id: other }, body: {} }, first);
  const paid = { one: 26.99 * 2.5, other: 26.99 / 2 };
  expect(await dollarsOf(one)).toBeCloseTo(paid.one, 1);
  expect(await dollarsOf(other)).toBeCloseTo(paid.other, 1);

  expect(await share()).toBe(0);
  expect(await unshared()).toBe(3);
  app.clock.advance(32 * 24 * 3600);
  // Two processes at once, and batches of one.
  const counts = await Promise.all([share(1), share(1), share()]);
  expect(counts.reduce((sum, count) => sum + count) + (await share())).toBe(3);
  expect(await unshared()).toBe(0);
  expect(await share()).toBe(0);
  expect(await dollarsOf(one)).toBeCloseTo(paid.one, 1);
  expect(await dollarsOf(other)).toBeCloseTo(paid.other, 1);
});
