import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { type JobKind, jobKinds } from "./job-kinds.ts";

/** A job of one kind, as an administrator follows it: the kind says what `made` and `result` are. */
function jobOf<const Kind extends JobKind>(kind: Kind) {
  const { made, result }: Pick<(typeof jobKinds)[Kind], "made" | "result"> = jobKinds[kind];
  return z.object({
    id: z.string(),
    kind: z.literal(kind),
    status: z.enum(["queued", "running", "done", "failed", "canceled"]),
    done: z.number(),
    total: z.nullable(z.number()),
    note: z.nullable(z.string()),
    error: z.nullable(z.string()),
    cancelRequested: z.boolean(),
    createdAt: z.string(),
    finishedAt: z.nullable(z.string()),
    /** What it has made so far; null unless it runs and says so. */
    made: z.nullable(made),
    /** Null until it is done. */
    result: z.nullable(result),
  });
}

export const job = z.discriminatedUnion("kind", [
  jobOf("mail"),
  jobOf("reset_link"),
  jobOf("auto_replenishment"),
  jobOf("free_hunt"),
  jobOf("leaderboard"),
  jobOf("renewals"),
  jobOf("retention"),
  jobOf("generate_all"),
  jobOf("replenish"),
  jobOf("cleanup"),
  jobOf("build_hunt"),
]);
export type Job = z.output<typeof job>;
/** A job of one kind. */
export type JobOf<Kind extends JobKind> = Extract<Job, { kind: Kind }>;

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
