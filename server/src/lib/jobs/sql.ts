import { json, sql } from "../db/sql.ts";
import type { Db, Tx } from "../db/statements.ts";

export interface JobRow {
  id: string;
  kind: string;
  payload: unknown;
  status: "queued" | "running" | "done" | "failed" | "canceled";
  lane: string | null;
  attempts: number;
  progressDone: number;
  progressTotal: number | null;
  progressNote: string | null;
  result: unknown;
  error: string | null;
  cancelRequested: boolean;
  createdAt: Date;
  finishedAt: Date | null;
}

const columns = sql`id, kind, payload, status, lane, attempts, progress_done as "progressDone",
  progress_total as "progressTotal", progress_note as "progressNote", result, error,
  cancel_requested as "cancelRequested", created_at as "createdAt", finished_at as "finishedAt"`;

export interface NewJob {
  id: string;
  kind: string;
  payload: unknown;
  runAt: Date;
  now: Date;
  slot: string | null;
  lane: string | null;
}

/** Inserts a job; false where its slot was used or its lane is taken. */
export async function insertJob(tx: Tx, job: NewJob): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(sql`
    insert into jobs (id, kind, payload, status, run_at, slot, lane, created_at)
    values (${job.id}, ${job.kind}, ${json(job.payload)}, 'queued', ${job.runAt}, ${job.slot}, ${job.lane}, ${job.now})
    on conflict do nothing returning id`);
  return rows.length === 1;
}

/** Leases the next due job, or one whose lease ran out because its worker died. */
export async function takeJob(
  tx: Tx,
  kinds: string[],
  worker: string,
  now: Date,
  leasedUntil: Date,
): Promise<JobRow | null> {
  return tx.maybeOne<JobRow>(sql`
    update jobs set status = 'running', leased_by = ${worker}, leased_until = ${leasedUntil}, attempts = attempts + 1
    where id = (
      select id from jobs
      where kind = any(${kinds}::text[]) and run_at <= ${now}
        and (status = 'queued' or (status = 'running' and leased_until < ${now}))
      order by run_at for update skip locked limit 1)
    returning ${columns}`);
}

/** Puts every running job back into the queue. */
export async function requeueRunning(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update jobs set status = 'queued', leased_by = null, leased_until = null where status = 'running'`);
}

export interface Progress {
  done: number;
  total: number | null;
  note: string | null;
  /** What it has made so far. */
  made: unknown;
}

/** Extends a lease and stores progress; null when another worker has taken the job over. */
export async function renewLease(
  tx: Tx,
  id: string,
  worker: string,
  leasedUntil: Date,
  progress: Progress,
): Promise<{ cancelRequested: boolean } | null> {
  return tx.maybeOne(sql`
    update jobs set leased_until = ${leasedUntil}, progress_done = ${progress.done},
      progress_total = ${progress.total}, progress_note = ${progress.note},
      result = ${json(progress.made)}
    where id = ${id} and leased_by = ${worker} and status = 'running'
    returning cancel_requested as "cancelRequested"`);
}

export async function finishJob(
  tx: Tx,
  id: string,
  worker: string,
  status: "done" | "failed" | "canceled",
  now: Date,
  result: unknown,
  error: string | null,
): Promise<void> {
  await tx.query(sql`
    update jobs set status = ${status}, finished_at = ${now}, result = ${json(result)}, error = ${error}, leased_until = null
    where id = ${id} and leased_by = ${worker} and status = 'running'`);
}

export async function retryJob(
  tx: Tx,
  id: string,
  worker: string,
  runAt: Date,
  error: string,
): Promise<void> {
  await tx.query(sql`
    update jobs set status = 'queued', run_at = ${runAt}, error = ${error}, leased_until = null
    where id = ${id} and leased_by = ${worker} and status = 'running'`);
}

export async function findJob(db: Db, id: string): Promise<JobRow | null> {
  return db.maybeOne<JobRow>(sql`select ${columns} from jobs where id = ${id}`);
}

export async function findJobInLane(db: Db, lane: string): Promise<JobRow | null> {
  return db.maybeOne<JobRow>(
    sql`select ${columns} from jobs where lane = ${lane} and status in ('queued', 'running')`,
  );
}

/** Asks a job to stop; one that has not begun is canceled at once. */
export async function requestCancel(tx: Tx, id: string, now: Date): Promise<JobRow | null> {
  return tx.maybeOne<JobRow>(sql`
    update jobs set cancel_requested = true,
      status = case when status = 'queued' then 'canceled' else status end,
      finished_at = case when status = 'queued' then ${now} else finished_at end
    where id = ${id} and status in ('queued', 'running')
    returning ${columns}`);
}

export async function deleteFinishedBefore(tx: Tx, before: Date): Promise<number> {
  return tx.execute(sql`delete from jobs where finished_at < ${before}`);
}
