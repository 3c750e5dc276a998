import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClock } from "../../../test/build-app.ts";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { inTransaction } from "../db/transaction.ts";
import { JobQueue } from "./jobs.ts";

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
  killed.handle("stock", () => {
    begun();
    return new Promise(() => {});
  });
  const attempts: number[] = [];
  next.handle("stock", async ({ attempt }) => void attempts.push(attempt));
  const id = await inTransaction(database.db, (tx) =>
    killed.add(tx, { kind: "stock", lane: "stock" }),
  );
  void killed.drain();
  await running;

  expect(await next.drain()).toBe(0);
  await next.takeOverEverything();
  expect(await next.drain()).toBe(1);
  expect(attempts).toEqual([2]);
  expect(await next.find(id ?? "")).toMatchObject({ status: "done" });
});
