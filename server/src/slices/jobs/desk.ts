import {
  isJobKind,
  jobKinds,
  type ListedJob,
  type letGoOfJob,
  type listJobs,
  type Parts,
  type ResultInput,
  type retryJob,
} from "@ten-paces/contract";
import { UniqueViolation } from "../../lib/db/errors.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import type { ListedRow } from "../../lib/jobs/jobs.ts";
import { findUnsent } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { kindsOf, presentJob, readJob } from "./service.ts";

const pageSize = 25;

/** Background work as an administrator looks over it. */
export async function showJobs(
  deps: Pick<Deps, "db" | "jobs">,
  query: Parts<typeof listJobs>["query"],
): Promise<ResultInput<typeof listJobs>> {
  const { page = 1, status = null, kind, group } = query;
  const schedules = await deps.jobs.listSchedules();
  const kinds = kindsOf({ kind, group }, schedules);
  const { rows, total } = await deps.jobs.list({ status, kinds }, pageSize, (page - 1) * pageSize);
  const mails = await findUnsent(
    deps.db,
    rows.flatMap(({ mailId }) => mailId ?? []),
  );
  return {
    jobs: rows.map((row) => listedOf(row, mails.get(row.mailId ?? "") ?? null)),
    total,
    page,
    pageSize,
    schedules: schedules.map(({ everyMs, nextRunAt, last, ...schedule }) => ({
      ...schedule,
      every: everyMs / 1000,
      nextRunAt: nextRunAt?.toISOString() ?? null,
      last: last && {
        status: last.status,
        error: last.error,
        finishedAt: last.finishedAt.toISOString(),
        succeededAt: last.succeededAt?.toISOString() ?? null,
      },
    })),
    ...(await deps.jobs.count()),
  };
}

function listedOf(row: ListedRow, mail: ListedJob["mail"]): ListedJob {
  const over = row.status === "failed" || row.status === "canceled";
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    done: row.progressDone,
    total: row.progressTotal,
    note: row.progressNote,
    error: row.error,
    attempts: row.attempts,
    cancelRequested: row.cancelRequested,
    createdAt: row.createdAt.toISOString(),
    runAt: row.runAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    canRetry: over && !isOfScreen(row.kind),
    mail,
  };
}

function isOfScreen(kind: string): boolean {
  return isJobKind(kind) && "ofScreen" in jobKinds[kind];
}

/** Whether a kind of work is owed to people, so that nobody stops it. */
export function isOwed(kind: string): boolean {
  return isJobKind(kind) && "owed" in jobKinds[kind];
}

/** Has a failed or canceled job done once more, and notes who wanted it. */
export async function retry(
  deps: Pick<Deps, "clock" | "jobs">,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof retryJob> | RefusalOf<typeof retryJob>> {
  const before = await readJob(deps, id);
  if (!isJobKind(before.kind)) throw notFound("Job");
  if (isOfScreen(before.kind)) return refuse("job_of_screen");
  try {
    const row = await deps.jobs.tryAgain(id, (tx, job) =>
      audit(deps, tx, caller, {
        action: `retry job ${job.kind}`,
        kind: "job",
        id,
        before: { status: before.status, error: before.error },
        after: { status: job.status, error: job.error },
      }),
    );
    return row ? { job: presentJob(row) } : refuse("job_not_over");
  } catch (error) {
    if (error instanceof UniqueViolation) return refuse("job_lane_taken");
    throw error;
  }
}

/** Settles a failed job that needs nothing more, and notes who said so. */
export async function letGo(
  deps: Pick<Deps, "clock" | "jobs">,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof letGoOfJob> | RefusalOf<typeof letGoOfJob>> {
  const before = await readJob(deps, id);
  if (isOwed(before.kind)) return refuse("job_owed");
  const row = await deps.jobs.letGo(id, (tx, job) =>
    audit(deps, tx, caller, {
      action: `let go of job ${job.kind}`,
      kind: "job",
      id,
      before: { status: before.status, error: before.error },
      after: { status: job.status, error: job.error },
    }),
  );
  return row ? { job: presentJob(row) } : refuse("job_not_failed");
}
