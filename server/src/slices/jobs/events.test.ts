import * as contract from "@ten-paces/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter, signIn } from "../../../test/factories.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { followJob } from "./service.ts";

let app: TestApp;
let base: string;
let jobId: string;

beforeEach(async () => {
  app = await testApp();
  base = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  // Nobody takes it up: it changes only when a test changes it.
  const added = await inTransaction(app.deps.db, (tx) =>
    app.deps.jobs.add(tx, { kind: "cleanup", payload: { daysOld: 1 } }),
  );
  jobId = added ?? "";
});
afterEach(() => app.close());

async function listen(as: Hunter, id = jobId) {
  const response = await fetch(`${base}/api/admin/jobs/${id}/events`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  const reader = response.body?.getReader();
  if (!reader) throw new Error("There is no stream.");
  const decoder = new TextDecoder();
  return {
    status: response.status,
    /** What comes next; null when the stream has ended. */
    async next(): Promise<string | null> {
      const { done, value } = await reader.read();
      return done ? null : decoder.decode(value);
    },
  };
}

test("a listener is told of each change until the job is over", async () => {
  const admin = await makeAdmin(app);
  const stream = await listen(admin);
  expect(stream.status).toBe(200);
  expect(await stream.next()).toContain('"status":"queued"');
  await app.ask(contract.cancelJob, { params: { id: jobId } }, admin);
  expect(await stream.next()).toContain('"status":"canceled"');
  expect(await stream.next()).toBeNull();
});

test("an address that is none and a job that is not there are refused before anything streams", async () => {
  const admin = await makeAdmin(app);
  expect((await listen(admin, "abc")).status).toBe(400);
  expect((await listen(admin, crypto.randomUUID())).status).toBe(404);
});

test("a stream closes when its listener signs out or is no administrator any more", async () => {
  const staying = await makeAdmin(app);
  const leaving = await signIn(app, staying);
  const demoted = await makeHunter(app);
  const params = { id: demoted.id };
  await app.ask(contract.updateUser, { params, body: { role: "owner" } }, staying);
  const streams = await Promise.all([leaving, demoted, staying].map((one) => listen(one)));
  for (const stream of streams) expect(await stream.next()).toContain(jobId);
  await app.ask(contract.logout, {}, leaving);
  await app.ask(contract.updateUser, { params, body: { role: null } }, staying);
  const [first, second, third] = streams;
  expect(await Promise.all([first?.next(), second?.next()])).toEqual([null, null]);
  // Who may listen still does.
  await app.ask(contract.cancelJob, { params: { id: jobId } }, staying);
  expect(await third?.next()).toContain('"status":"canceled"');
});

test("streams close when the process ends", async () => {
  const stream = await listen(await makeAdmin(app));
  expect(await stream.next()).toContain(jobId);
  app.fastify.beginEnd();
  expect(await stream.next()).toBeNull();
});

test("a stream that is being read when the process ends waits for no change any more", async () => {
  const { jobs } = app.deps;
  const ending = new AbortController();
  const next = vi.fn(async () => {});
  const reading = {
    follow: async () => ({ next, end: () => {} }),
    find: async (id: string) => {
      const row = await jobs.find(id);
      ending.abort();
      return row;
    },
    countAhead: async () => 0,
  } as unknown as typeof jobs;
  const told: unknown[] = [];
  const followed = followJob({ jobs: reading }, jobId, ending.signal, async () => true);
  for await (const job of followed) told.push(job);
  expect(told).toHaveLength(1);
  expect(next).not.toHaveBeenCalled();
});
