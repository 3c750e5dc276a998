import { expect, test } from "vitest";
import { jobKinds } from "./job-kinds.ts";
import { job } from "./jobs.ts";

test.each(Object.keys(jobKinds))("a job of the kind %s can be followed", (kind) => {
  const read = job.safeParse({
    id: "1",
    kind,
    status: "queued",
    done: 0,
    total: null,
    note: null,
    error: null,
    cancelRequested: false,
    createdAt: "2026-05-04T12:00:00Z",
    finishedAt: null,
    ahead: 0,
    made: null,
    result: null,
  });
  expect(read.error?.issues).toBeUndefined();
});
