import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { inBatches } from "./in-batches.ts";
import { sql } from "./sql.ts";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

test("what a batch has done stays when a later one fails, and the last is the one that is not full", async () => {
  const { db } = database;
  const count = async () =>
    (await db.one<{ count: number }>(sql`select count(*) as count from settlements`)).count;
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      insert into settlements (job_id, user_id)
      select '00000000-0000-0000-0000-000000000000', gen_random_uuid() from generate_series(1, 25)`),
  );
  let batches = 0;
  const work = () =>
    inBatches(
      db,
      async (tx, most) => {
        batches += 1;
        const gone = await tx.execute(sql`
          delete from settlements where user_id in (select user_id from settlements limit ${most})`);
        if (batches === 2) throw new Error("The lights went out.");
        return gone;
      },
      10,
    );
  await expect(work()).rejects.toThrow("The lights went out.");
  expect(await count()).toBe(15);
  expect(await work()).toBe(15);
  expect(await count()).toBe(0);
  expect(batches).toBe(4);
});
