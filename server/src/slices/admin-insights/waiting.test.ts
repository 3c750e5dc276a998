import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt } from "../../../test/factories.ts";
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
  expect((await stats()).shelvesEmpty).toBe(0);
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
