import {
  isJobKind,
  type Job,
  type JobKind,
  job,
  jobKinds,
  type listJobs,
  type Parts,
  type Schema,
} from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import type { JobRow } from "../../lib/jobs/jobs.ts";

/** Changes are told; so often is looked in case one was lost. */
const lookEveryMs = 2_000;
/** How long a call waits for its job before it answers with the job's id alone. */
export const longestWaitMs = 25_000;

/**
 * A job for an administrator. What it made is read by its kind; a result that an older version stored in
 * another shape is left out. `ahead` is how many go before it while it waits.
 * @throws AppError not_found for a kind that this version does not know
 */
export function presentJob(row: JobRow, ahead = 0): Job {
  if (!isJobKind(row.kind)) throw notFound("Job");
  const shown = {
    id: row.id,
    kind: row.kind,
    status: row.status,
    done: row.progressDone,
    total: row.progressTotal,
    note: row.progressNote,
    error: row.error,
    cancelRequested: row.cancelRequested,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    ahead: row.status === "queued" ? ahead : 0,
  };
  const { made, result } = jobKinds[row.kind];
  return job.parse({
    ...shown,
    made: row.status === "running" ? readOrNull(made, row.result) : null,
    result: row.status === "done" ? readOrNull(result, row.result) : null,
  });
}

const mailKinds: readonly JobKind[] = ["mail", "reset_link"];
const allKinds = Object.keys(jobKinds) as JobKind[];

/** The kinds of jobs that a list is narrowed to. @param schedules those that run by themselves */
export function kindsOf(
  { kind, group }: Pick<Parts<typeof listJobs>["query"], "kind" | "group">,
  schedules: readonly { kind: string }[],
): JobKind[] {
  const scheduled = new Set(schedules.map((schedule) => schedule.kind));
  const groupOf = (one: JobKind) =>
    mailKinds.includes(one) ? "mail" : scheduled.has(one) ? "schedule" : "work";
  return allKinds.filter((one) => (!kind || one === kind) && (!group || groupOf(one) === group));
}

function readOrNull(schema: Schema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export function isOver(row: Pick<JobRow, "status">): boolean {
  return row.status !== "queued" && row.status !== "running";
}

export async function readJob(deps: Pick<Deps, "jobs">, id: string): Promise<JobRow> {
  const row = await deps.jobs.find(id);
  if (!row) throw notFound("Job");
  return row;
}

/** The job with its place in the line. */
export async function showJob(deps: Pick<Deps, "jobs">, id: string): Promise<Job> {
  const row = await readJob(deps, id);
  return presentJob(row, row.status === "queued" ? await deps.jobs.countAhead(id) : 0);
}

/** The job when it is over, or as it is after the longest wait. */
export async function waitForJob(deps: Pick<Deps, "jobs">, id: string): Promise<JobRow> {
  const until = performance.now() + longestWaitMs;
  const changes = await deps.jobs.follow(id);
  try {
    for (;;) {
      const row = await readJob(deps, id);
      const leftMs = until - performance.now();
      if (isOver(row) || leftMs <= 0) return row;
      await changes.next(Math.min(leftMs, lookEveryMs));
    }
  } finally {
    changes.end();
  }
}

/**
 * The job whenever it has changed, until it is over, the listener leaves, or `mayListen` says no: that is
 * asked before anything is told, and every few seconds.
 */
export async function* followJob(
  deps: Pick<Deps, "jobs">,
  id: string,
  signal: AbortSignal,
  mayListen: () => Promise<boolean>,
): AsyncGenerator<Job> {
  let last = "";
  const changes = await deps.jobs.follow(id);
  signal.addEventListener("abort", changes.end, { once: true });
  try {
    while (!signal.aborted && (await mayListen())) {
      const shown = await showJob(deps, id);
      const text = JSON.stringify(shown);
      if (text !== last) yield shown;
      last = text;
      // Whoever left while it was read is told of no change any more, and would be waited for.
      if (isOver(shown) || signal.aborted) return;
      await changes.next(lookEveryMs);
    }
  } finally {
    changes.end();
  }
}
