import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const job = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.enum(["queued", "running", "done", "failed", "canceled"]),
  done: z.number(),
  total: z.nullable(z.number()),
  note: z.nullable(z.string()),
  error: z.nullable(z.string()),
  cancelRequested: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** While it runs, what it has made so far; when it is done, its result. */
  result: z.nullable(z.unknown()),
});
export type Job = z.output<typeof job>;

const params = z.object({ id: z.uuid() });

export const getJob = endpoint({
  name: "getJob",
  method: "GET",
  path: "/admin/jobs/:id",
  access: "admin",
  summary:
    "How far a background job is; `/events` beside it streams the same as server-sent events.",
  params,
  result: z.object({ job }),
});

export const cancelJob = endpoint({
  name: "cancelJob",
  method: "POST",
  path: "/admin/jobs/:id/cancel",
  access: "admin",
  summary: "Ask a job to stop after the step it is at; what it made stays.",
  params,
  result: z.object({ job }),
  refusals: { job_over: { status: 409, error: "This job has ended already." } },
});
