import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClock } from "../../../test/build-app.ts";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { sql } from "../db/sql.ts";
import { inTransaction } from "../db/transaction.ts";
import { HopelessJob, JobQueue } from "./jobs.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("what a killed worker held waits for its lease, or is taken over where nobody else can work", async () => {
  const clock = new TestClock();
  const killed = new JobQueue(database.db, clock);
  const next = new JobQueue(database.db, clock);
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  killed.handle("cleanup", () => {
    begun();
    return new Promise(() => {});
  });
  const attempts: number[] = [];
  next.handle("cleanup", async ({ attempt }) => {
    attempts.push(attempt);
    return { deleted: 0, kept: 0 };
  });
  const id = await inTransaction(database.db, (tx) =>
    killed.add(tx, { kind: "cleanup", payload: { daysOld: 1 }, lane: "stock" }),
  );
  void killed.drain();
  await running;

  expect(await next.drain()).toBe(0);
  await next.takeOverEverything();
  expect(await next.drain()).toBe(1);
  expect(attempts).toEqual([2]);
  expect(await next.find(id ?? "")).toMatchObject({ status: "done" });
});

test("work without hope fails at once, with its reason; other failures are tried again", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  jobs.handle("free_hunt", async () => {
    throw new HopelessJob("There is nothing left to build from.");
  });
  jobs.handle("leaderboard", async () => {
    throw new Error("The line was cut.");
  });
  const add = (kind: "free_hunt" | "leaderboard") =>
    inTransaction(database.db, (tx) => jobs.add(tx, { kind }));
  const hopeless = await add("free_hunt");
  const unlucky = await add("leaderboard");
  await jobs.drain();
  expect(await jobs.find(hopeless ?? "")).toMatchObject({
    status: "failed",
    error: "There is nothing left to build from.",
  });
  expect(await jobs.find(unlucky ?? "")).toMatchObject({ status: "queued" });
});

test("a job whose words cannot be read fails at once and says so", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  jobs.handle("mail", async () => {
    throw new Error("Nobody should get this far.");
  });
  const id = await inTransaction(database.db, async (tx) => {
    const added = await jobs.add(tx, { kind: "mail", payload: { mailId: "1" } });
    await tx.execute(sql`update jobs set payload = '{"mail": 1}' where id = ${added}`);
    return added;
  });
  await jobs.drain();
  expect(await jobs.find(id ?? "")).toMatchObject({
    status: "failed",
    error: "What this mail was asked for cannot be read.",
  });
});
