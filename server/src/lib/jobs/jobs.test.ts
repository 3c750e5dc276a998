import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClock } from "../../../test/build-app.ts";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
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

test("work without hope fails at once, with its reason; other failures are tried again", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  jobs.handle("hopeless", async () => {
    throw new HopelessJob("There is nothing left to build from.");
  });
  jobs.handle("unlucky", async () => {
    throw new Error("The line was cut.");
  });
  const add = (kind: string) => inTransaction(database.db, (tx) => jobs.add(tx, { kind }));
  const hopeless = await add("hopeless");
  const unlucky = await add("unlucky");
  await jobs.drain();
  expect(await jobs.find(hopeless ?? "")).toMatchObject({
    status: "failed",
    error: "There is nothing left to build from.",
  });
  expect(await jobs.find(unlucky ?? "")).toMatchObject({ status: "queued" });
});
