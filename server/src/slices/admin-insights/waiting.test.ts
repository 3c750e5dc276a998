import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { buyPlan, type Hunter, makeAdmin, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const stats = () => app.ask(contract.getAdminStats, {}, admin);

test("the overview counts live hunts that nothing follows, and mails that are stuck", async () => {
  const before = await stats();
  expect(before).toMatchObject({ prizesWaiting: 0, shelvesEmpty: 0 });
  await makeHunt(app, { state: "OHIO" });
  expect((await stats()).shelvesEmpty).toBe(1);
  await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
  expect(await stats()).toMatchObject({ shelvesEmpty: 0, shelvesLow: 1 });
  await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
  expect((await stats()).shelvesLow).toBe(0);
  const at = (minutesAgo: number) => new Date(app.clock.now().getTime() - minutesAgo * 60_000);
  await inTransaction(app.deps.db, async (tx) => {
    for (const minutes of [5, 15]) {
      await tx.execute(sql`
        insert into mails (id, recipient, subject, body, created_at)
        values (gen_random_uuid(), 'x@hunts.test', 'x', 'x', ${at(minutes)})`);
    }
  });
  expect((await stats()).mailsWaiting).toBe(before.mailsWaiting + 1);
});

test("the overview counts renewals that failed, letters without an answer, and what the last replenishment could not make", async () => {
  const before = await stats();
  const hunter = await makeHunter(app);
  await buyPlan(app, hunter);
  await inTransaction(app.deps.db, async (tx) => {
    await tx.execute(sql`update memberships set status = 'GRACE' where user_id = ${hunter.id}`);
    for (const [seconds, failed] of [
      [1, 5],
      [2, 3],
    ] as const) {
      const at = new Date(app.clock.now().getTime() + seconds * 1000);
      await tx.execute(sql`
        insert into jobs (id, kind, payload, status, run_at, created_at, finished_at, line, result)
        values (gen_random_uuid(), 'replenish', 'null', 'done', ${at}, ${at}, ${at}, 'long',
          jsonb_build_object('failed', (select jsonb_agg(n) from generate_series(1, ${failed}::int) n)))`);
    }
  });
  const body = {
    name: "Ada",
    email: "ada@hunts.test",
    subject: "billing" as const,
    message: "Where is my receipt?",
  };
  await app.ask(contract.contact, { body });
  expect(await stats()).toMatchObject({
    renewalsFailing: before.renewalsFailing + 1,
    ticketsOpen: before.ticketsOpen + 1,
    stockMissing: 3,
  });
  const { users } = await app.ask(contract.listUsers, { query: { show: "unpaid" } }, admin);
  expect(users.map(({ id }) => id)).toEqual([hunter.id]);
});
