import * as contract from "@ten-paces/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { HopelessJob } from "../../lib/jobs/jobs.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

/** A state with places for one hunt and no more. */
beforeEach(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]).slice(0, 12));
  admin = await makeAdmin(app);
});
afterEach(() => app.close());

/** Has work on the stock canceled by its operator after a first step. */
function cancelAfterFirstStep(kind: "generate_all" | "cleanup", total: number | null): void {
  const work = async (
    id: string,
    progress: (done: number, total: number | null) => Promise<void>,
  ) => {
    await progress(1, total);
    await app.ask(contract.cancelJob, { params: { id } }, admin);
    await progress(2, total);
    throw new Error("It went on.");
  };
  app.deps.jobs.handle(kind, ({ id, progress }) => work(id, progress), "stock");
}

test("what could not be made stands in the answer, state by state, and in the job", async () => {
  app.deps.jobs.start(20);
  const answer = await app.ask(contract.generateAllHunts, { body: {} }, admin);
  expect(answer).toMatchObject({ finished: true, statistics: { byState: { KANSAS: 1 } } });
  expect(answer.failed).toHaveLength(5);
  expect(answer.failed[0]).toMatchObject({
    state: "KANSAS",
    reason: expect.stringMatching(/places/),
  });
  const { job } = await app.ask(contract.getJob, { params: { id: answer.jobId } }, admin);
  expect(job).toMatchObject({ status: "done", result: { made: 1, failed: answer.failed } });
  const again = await app.ask(contract.replenishHunts, { body: {} }, admin);
  expect(again.failed.length).toBeGreaterThan(0);
  const { events } = await app.ask(contract.listEvents, { query: {} }, admin);
  expect(events).toContainEqual(
    expect.objectContaining({ kind: "stock_short", job: "generate_all", missing: 5 }),
  );
});

test("work that failed is no success, and the answer says why", async () => {
  const broken = async () => {
    throw new HopelessJob("The disk is full.");
  };
  app.deps.jobs.handle("generate_all", broken, "stock");
  app.deps.jobs.handle("replenish", broken, "stock");
  app.deps.jobs.handle("cleanup", broken, "stock");
  app.deps.jobs.start(20);
  for (const answer of [
    await app.call(contract.generateAllHunts, { body: {} }, admin),
    await app.call(contract.replenishHunts, { body: {} }, admin),
    await app.call(contract.cleanUpHunts, { body: { daysOld: 30 } }, admin),
  ]) {
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "stock_failed", reason: "The disk is full." },
    });
  }
});

test("work that was canceled while the call waited is no success, and the answer says how far it came", async () => {
  cancelAfterFirstStep("generate_all", 6);
  cancelAfterFirstStep("cleanup", null);
  app.deps.jobs.start(20);
  expect(await app.call(contract.generateAllHunts, { body: {} }, admin)).toMatchObject({
    status: 409,
    body: { code: "stock_canceled", done: 2, total: 6 },
  });
  expect(await app.call(contract.cleanUpHunts, { body: { daysOld: 30 } }, admin)).toMatchObject({
    status: 409,
    body: { code: "stock_canceled", done: 2, total: null },
  });
});

test("who does not want to wait is answered with the job", async () => {
  const answer = await app.ask(contract.generateAllHunts, { body: { wait: false } }, admin);
  expect(answer).toMatchObject({ finished: false, failed: [] });
  const { job } = await app.ask(contract.getJob, { params: { id: answer.jobId } }, admin);
  expect(job).toMatchObject({ kind: "generate_all", status: "queued" });
});
