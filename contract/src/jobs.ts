import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { type JobKind, jobKinds } from "./job-kinds.ts";

export const jobStatus = z.enum(["queued", "running", "done", "failed", "canceled"]);
export type JobStatus = z.output<typeof jobStatus>;

/** A job of one kind, as an administrator follows it: the kind says what `made` and `result` are. */
function jobOf<const Kind extends JobKind>(kind: Kind) {
  const { made, result }: Pick<(typeof jobKinds)[Kind], "made" | "result"> = jobKinds[kind];
  return z.object({
    id: z.string(),
    kind: z.literal(kind),
    status: jobStatus,
    done: z.number(),
    total: z.nullable(z.number()),
    note: z.nullable(z.string()),
    error: z.nullable(z.string()),
    cancelRequested: z.boolean(),
    createdAt: z.string(),
    finishedAt: z.nullable(z.string()),
    /** How many jobs are before it in its line; 0 once it runs. */
    ahead: z.number(),
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
  jobOf("settle_hunt"),
  jobOf("renewals"),
  jobOf("retention"),
  jobOf("generate_all"),
  jobOf("replenish"),
  jobOf("cleanup"),
  jobOf("build_hunt"),
  jobOf("rewrite_square"),
  jobOf("payment_notice"),
  jobOf("settle_checkout"),
  jobOf("align_plan"),
  jobOf("ask_of_plan"),
  jobOf("end_subscription"),
  jobOf("refund_payment"),
  jobOf("settle_places"),
  jobOf("close_hunts"),
  jobOf("finish_files"),
  jobOf("tell_erratum"),
  jobOf("tell_hunters"),
  jobOf("due_errata"),
  jobOf("btc_price"),
  jobOf("tell_opening"),
  jobOf("share_funding"),
  jobOf("pass_days"),
  jobOf("check_ledger"),
  jobOf("replace_hunts"),
  jobOf("weigh_check_ins"),
  jobOf("weigh_prizes"),
  jobOf("prize_dates"),
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
  refusals: {
    job_over: { status: 409, error: "This job has ended already." },
    job_owed: { status: 409, error: "This work is owed to hunters, so it cannot be canceled." },
  },
});

/** A job in a list: without what it made, which may be large. */
export const listedJob = z.object({
  id: z.string(),
  kind: z.string(),
  status: jobStatus,
  done: z.number(),
  total: z.nullable(z.number()),
  note: z.nullable(z.string()),
  /** Why it failed, or why the last try did. */
  error: z.nullable(z.string()),
  /** How often it was taken up. */
  attempts: z.number(),
  cancelRequested: z.boolean(),
  createdAt: z.string(),
  /** Before this it is not taken up. */
  runAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Whether it can be asked for once more: failed or canceled, and nobody's screen was waiting for it. */
  canRetry: z.boolean(),
  /** For a mail that is not sent yet; null for all else. */
  mail: z.nullable(
    z.object({
      to: z.string(),
      subject: z.string(),
      /** A mail server was given it and never said whether it took it. */
      maybeTaken: z.boolean(),
    }),
  ),
});
export type ListedJob = z.output<typeof listedJob>;

/** Work that comes again and again, with how its last run went. */
export const listedSchedule = z.object({
  kind: z.string(),
  /** Seconds. */
  every: z.number(),
  /** Null while it is switched off. */
  nextRunAt: z.nullable(z.string()),
  /** The last finished run; null before the first. */
  last: z.nullable(
    z.object({
      status: jobStatus,
      error: z.nullable(z.string()),
      finishedAt: z.string(),
      succeededAt: z.nullable(z.string()),
    }),
  ),
});
export type ListedSchedule = z.output<typeof listedSchedule>;

/** What was asked for, mails, or the runs of schedules. */
export const jobGroup = z.enum(["work", "mail", "schedule"]);

/** What the table of jobs, and its export, is narrowed to. */
export const jobFilters = {
  status: z.optional(jobStatus),
  kind: z.optional(z.enum(Object.keys(jobKinds) as [JobKind, ...JobKind[]])),
  group: z.optional(jobGroup),
};

export const listJobs = endpoint({
  name: "listJobs",
  method: "GET",
  path: "/admin/jobs",
  access: "admin",
  summary:
    "Background jobs, newest first, by status, kind or group; the schedules with their next run; how many jobs have failed.",
  query: z.object({
    ...jobFilters,
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  result: z.object({
    jobs: z.array(listedJob),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    schedules: z.array(listedSchedule),
    /** All that have failed and were neither tried again nor let go of. */
    failed: z.number(),
    /** All that wait or run. */
    open: z.number(),
  }),
});

export const retryJob = endpoint({
  name: "retryJob",
  method: "POST",
  path: "/admin/jobs/:id/retry",
  access: "admin",
  summary: "Have a failed or canceled job done once more; a mail is sent, even if it may be twice.",
  params,
  result: z.object({ job }),
  refusals: {
    job_not_over: { status: 409, error: "This job has not failed; there is nothing to try again." },
    job_lane_taken: {
      status: 409,
      error: "The same work is under way already. Wait for it, or cancel it.",
    },
    job_of_screen: {
      status: 422,
      error: "This was work for one screen, which is gone. Ask for it there again.",
    },
  },
});

export const letGoOfJob = endpoint({
  name: "letGoOfJob",
  method: "POST",
  path: "/admin/jobs/:id/let-go",
  access: "admin",
  summary: "Say that a failed job needs nothing more: it counts as canceled from then on.",
  params,
  result: z.object({ job }),
  refusals: {
    job_not_failed: { status: 409, error: "This job has not failed." },
    job_owed: { status: 409, error: "This work is owed to hunters: please try it again instead." },
  },
});
