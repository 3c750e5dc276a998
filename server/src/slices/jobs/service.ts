import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import type { JobRow } from "../../lib/jobs/jobs.ts";

const pollMs = 100;
/** How long a call waits for its job before it answers with the job's id alone. */
export const longestWaitMs = 25_000;

export function presentJob(row: JobRow): Job {
  return {
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
    result: row.status === "done" || row.status === "running" ? row.result : null,
  };
}

export function isOver(row: Pick<JobRow, "status">): boolean {
  return row.status !== "queued" && row.status !== "running";
}

export async function readJob(deps: Pick<Deps, "jobs">, id: string): Promise<JobRow> {
  const row = await deps.jobs.find(id);
  if (!row) throw notFound("Job");
  return row;
}

/** The job when it is over, or as it is after the longest wait. */
export async function waitForJob(deps: Pick<Deps, "jobs">, id: string): Promise<JobRow> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    const row = await readJob(deps, id);
    if (isOver(row) || performance.now() > until) return row;
    await sleep(pollMs);
  }
}

/** The job whenever it has changed, until it is over or the listener leaves. */
export async function* followJob(
  deps: Pick<Deps, "jobs">,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Job> {
  let last = "";
  while (!signal.aborted) {
    const row = await readJob(deps, id);
    const job = presentJob(row);
    const text = JSON.stringify(job);
    if (text !== last) yield job;
    last = text;
    if (isOver(row)) return;
    await sleep(pollMs * 2, null, { signal }).catch(() => {});
  }
}
