import * as contract from "@ten-paces/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { HopelessJob } from "../../lib/jobs/jobs.ts";
import { sendMail } from "../../lib/mail/mail.ts";

let app: TestApp;
let admin: Hunter;

beforeEach(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  await app.deps.jobs.drain();
});
afterEach(() => app.close());

type Query = contract.Parts<typeof contract.listJobs>["query"];
const list = (query: Query = {}) => app.ask(contract.listJobs, { query }, admin);
const add = (kind: "leaderboard" | "cleanup", lane?: string) =>
  inTransaction(app.deps.db, async (tx) => {
    const ask = lane ? { lane } : {};
    const id = await (kind === "cleanup"
      ? app.deps.jobs.add(tx, { kind, payload: { daysOld: 1 }, ...ask })
      : app.deps.jobs.add(tx, { kind, ...ask }));
    return id ?? "";
  });
/** A job that failed for good. */
async function failedJob(lane?: string): Promise<string> {
  const id = await add("cleanup", lane);
  app.deps.jobs.handle("cleanup", async () => {
    throw new HopelessJob("The disk is full.");
  });
  await app.deps.jobs.drain();
  app.deps.jobs.handle("cleanup", async () => ({ deleted: 0, kept: 0 }));
  return id;
}

test("jobs are an administrator's", async () => {
  const hunter = await makeHunter(app);
  const input = { params: { id: crypto.randomUUID() } };
  expect((await app.call(contract.listJobs, { query: {} })).status).toBe(401);
  expect((await app.call(contract.listJobs, { query: {} }, hunter)).status).toBe(403);
  for (const endpoint of [contract.retryJob, contract.letGoOfJob]) {
    expect((await app.call(endpoint, input, hunter)).status).toBe(403);
    expect((await app.call(endpoint, input, admin)).status).toBe(404);
  }
  expect((await app.call(contract.listJobs, { query: { page: 0 } }, admin)).status).toBe(400);
});

test("jobs are listed by status, kind and group, newest first, with how many have failed", async () => {
  const failed = await failedJob();
  app.clock.advance(60);
  const waiting = await add("leaderboard");
  const all = await list();
  expect(all.jobs.slice(0, 2)).toMatchObject([
    { id: waiting, kind: "leaderboard", status: "queued", canRetry: false },
    { id: failed, status: "failed", error: "The disk is full.", attempts: 1, canRetry: true },
  ]);
  expect(all).toMatchObject({ failed: 1, open: 1 });
  const ids = async (query: Query) => (await list(query)).jobs.map(({ id }) => id);
  expect(await ids({ status: "failed" })).toEqual([failed]);
  expect(await ids({ kind: "leaderboard" })).toEqual([waiting]);
  expect(await ids({ group: "work" })).toEqual([failed]);
  expect(await ids({ group: "schedule" })).toEqual([waiting]);
  expect(await ids({ group: "mail", status: "failed" })).toEqual([]);
  expect(all.total).toBe(all.jobs.length);
});

test("schedules say when they last succeeded, how the last run went, and when the next one is", async () => {
  app.deps.jobs.handle("leaderboard", async () => {});
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  const first = app.clock.now().toISOString();
  app.clock.advance(3600);
  app.deps.jobs.handle("leaderboard", async () => {
    throw new HopelessJob("The table is locked.");
  });
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  const { schedules } = await list();
  const of = (kind: string) => schedules.find((one) => one.kind === kind);
  expect(of("leaderboard")).toEqual({
    kind: "leaderboard",
    every: 300,
    nextRunAt: "2026-05-04T13:05:00.000Z",
    last: {
      status: "failed",
      error: "The table is locked.",
      finishedAt: app.clock.now().toISOString(),
      succeededAt: first,
    },
  });
  // Nobody has switched it on.
  expect(of("auto_replenishment")).toMatchObject({ nextRunAt: null, last: null });
  await app.ask(contract.setAutoReplenishment, { body: { enabled: true } }, admin);
  const later = (await list()).schedules.find(({ kind }) => kind === "auto_replenishment");
  expect(later?.nextRunAt).toBe("2026-05-04T18:00:00.000Z");
});

test("a failed job is tried again by an administrator, and the log has it", async () => {
  const id = await failedJob("stock");
  const params = { id };
  const { job } = await app.ask(contract.retryJob, { params }, admin);
  expect(job).toMatchObject({ status: "queued", done: 0 });
  const twice = await app.call(contract.retryJob, { params }, admin);
  expect(twice).toMatchObject({ status: 409, body: { code: "job_not_over" } });
  await app.deps.jobs.drain();
  expect((await app.ask(contract.getJob, { params }, admin)).job.status).toBe("done");
  const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
  expect(entries.filter(({ action }) => action === "retry job cleanup")).toMatchObject([
    {
      actor: admin.email,
      before: { status: "failed", error: "The disk is full." },
      after: { status: "queued" },
    },
  ]);
});

test("what would run beside the same work is refused, and nothing is written", async () => {
  const id = await failedJob("stock");
  await add("cleanup", "stock");
  const answer = await app.call(contract.retryJob, { params: { id } }, admin);
  expect(answer).toMatchObject({ status: 409, body: { code: "job_lane_taken" } });
  const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
  expect(entries.map(({ action }) => action)).not.toContain("retry job cleanup");
});

test("what one screen waited for is not done again for nobody", async () => {
  const id = crypto.randomUUID();
  const now = app.clock.now();
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into jobs (id, kind, payload, status, run_at, created_at, finished_at)
      values (${id}, 'build_hunt', '{}', 'failed', ${now}, ${now}, ${now})`),
  );
  const answer = await app.call(contract.retryJob, { params: { id } }, admin);
  expect(answer).toMatchObject({ status: 422, body: { code: "job_of_screen" } });
  expect((await list({ kind: "build_hunt" })).jobs[0]).toMatchObject({ canRetry: false });
});

test("a failed job that needs nothing more is let go of and counts no longer", async () => {
  const id = await failedJob();
  const params = { id };
  const { job } = await app.ask(contract.letGoOfJob, { params }, admin);
  expect(job).toMatchObject({ status: "canceled", error: "The disk is full." });
  expect((await list()).failed).toBe(0);
  const twice = await app.call(contract.letGoOfJob, { params }, admin);
  expect(twice).toMatchObject({ status: 409, body: { code: "job_not_failed" } });
  const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
  expect(entries[0]).toMatchObject({ action: "let go of job cleanup", actor: admin.email });
});

test("a mail that was perhaps taken says to whom it goes, and is sent again when asked for", async () => {
  const mail = { kind: null, to: "b@hunts.test", subject: "Your hunt", text: "It begins." };
  await inTransaction(app.deps.db, async (tx) => {
    await sendMail(app.deps, tx, mail);
    await tx.execute(sql`
      update mails set handed_over_at = ${app.clock.now()} where recipient = 'b@hunts.test'`);
    // Its process was killed in between.
    await tx.execute(sql`update jobs set attempts = 1 where kind = 'mail' and status = 'queued'`);
  });
  await app.deps.jobs.drain();
  const held = (await list({ status: "failed" })).jobs[0];
  expect(held?.mail).toEqual({ to: mail.to, subject: mail.subject, maybeTaken: true });
  const sentTo = () => app.sent.filter(({ to }) => to === mail.to).length;
  expect(sentTo()).toBe(0);
  await app.ask(contract.retryJob, { params: { id: held?.id ?? "" } }, admin);
  await app.deps.jobs.drain();
  expect(sentTo()).toBe(1);
  expect((await list({ group: "mail" })).jobs[0]).toMatchObject({ status: "done", mail: null });
});

test("a job that waits says how many go before it", async () => {
  await add("leaderboard");
  await add("leaderboard");
  app.clock.advance(1);
  const id = await add("leaderboard");
  const { job } = await app.ask(contract.getJob, { params: { id } }, admin);
  expect(job).toMatchObject({ status: "queued", ahead: 2 });
});

test("a job that speaks of no mail that there is does not hide the others", async () => {
  await inTransaction(app.deps.db, async (tx) => {
    for (const mailId of ["1", crypto.randomUUID()]) {
      await app.deps.jobs.add(tx, { kind: "mail", payload: { mailId } });
    }
  });
  const { jobs } = await list({ kind: "mail", status: "queued" });
  expect(jobs.map(({ mail }) => mail)).toEqual([null, null]);
});
