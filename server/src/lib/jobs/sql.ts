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
  runAt: Date;
  finishedAt: Date | null;
}

export const state = sql`id, kind, status, lane, attempts, progress_done as "progressDone",
  progress_total as "progressTotal", progress_note as "progressNote", error,
  cancel_requested as "cancelRequested", created_at as "createdAt", run_at as "runAt", finished_at as "finishedAt"`;
const columns = sql`payload, result, ${state}`;

const followed = sql`select pg_notify('jobs', id::text) from changed where line <> 'mail'`;

/** The same beside columns of what was changed. */
const tellingFollowers = sql`cross join lateral pg_notify('jobs', changed.id::text)`;

export interface NewJob {
  id: string;
  kind: string;
  payload: unknown;
  runAt: Date;
  now: Date;
  slot: string | null;
  lane: string | null;
  line: string;
  priority: number;
}

/** Inserts a job; false where its slot was used or its lane is taken. */
export async function insertJob(tx: Tx, job: NewJob): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(sql`
    insert into jobs (id, kind, payload, status, run_at, slot, lane, line, priority, created_at)
    values (${job.id}, ${job.kind}, ${json(job.payload)}, 'queued', ${job.runAt}, ${job.slot}, ${job.lane}, ${job.line}, ${job.priority}, ${job.now})
    on conflict do nothing returning id`);
  return rows.length === 1;
}

/** Leases the next due job of each of these lines, or one whose lease ran out because its worker died. */
export async function takeJobs(
  tx: Tx,
  lines: string[],
  kinds: string[],
  worker: string,
  times: { now: Date; leaseNow: Date; leasedUntil: Date },
): Promise<(JobRow & { line: string })[]> {
  const { now, leaseNow, leasedUntil } = times;
  return tx.query<JobRow & { line: string }>(sql`
    update jobs set status = 'running', leased_by = ${worker}, leased_until = ${leasedUntil}, attempts = attempts + 1
    where id in (
      select due.id from unnest(${lines}::text[]) as free(line)
      cross join lateral (
        select id from jobs
        where jobs.line = free.line and kind = any(${kinds}::text[]) and run_at <= ${now}
          and (status = 'queued' or (status = 'running' and leased_until < ${leaseNow}))
        order by priority, run_at limit 1 for update skip locked) due)
    returning line, ${columns}`);
}

const diedOften = "The process that worked on it ended every time, without a word of why.";

/** Ends what killed its worker too often; otherwise it would do so for ever. */
export async function failDeadly(
  tx: Tx,
  now: Date,
  leaseNow: Date,
  maxAttempts: number,
): Promise<number> {
  return tx.execute(sql`
    update jobs set status = 'failed', error = ${diedOften}, finished_at = ${now}, leased_until = null
    where status = 'running' and leased_until < ${leaseNow} and attempts >= ${maxAttempts}`);
}

/** Puts every running job back into the queue, but what killed its worker too often. */
export async function requeueRunning(tx: Tx, now: Date, maxAttempts: number): Promise<void> {
  await tx.execute(sql`
    update jobs set leased_by = null, leased_until = null,
      status = case when attempts >= ${maxAttempts} then 'failed' else 'queued' end,
      error = case when attempts >= ${maxAttempts} then ${diedOften} else error end,
      finished_at = case when attempts >= ${maxAttempts} then ${now}::timestamptz end
    where status = 'running'`);
}

/** Gives back what this worker holds, to be taken at once. It counts as no failure, but as begun. */
export async function handBack(tx: Tx, worker: string, id: string | null): Promise<void> {
  await tx.query(sql`
    with changed as (
      update jobs set status = 'queued', leased_by = null, leased_until = null, attempts = greatest(attempts - 1, 1)
      where status = 'running' and leased_by = ${worker} and (${id}::uuid is null or id = ${id})
      returning id, line)
    ${followed}`);
}

export interface Progress {
  done: number;
  total: number | null;
  note: string | null;
  /** What it has made so far. */
  made: unknown;
}

/** Extends a lease; null when another worker has taken the job over. */
export async function renewLease(
  tx: Tx,
  id: string,
  worker: string,
  leasedUntil: Date,
): Promise<{ cancelRequested: boolean } | null> {
  return tx.maybeOne(sql`
    update jobs set leased_until = ${leasedUntil}
    where id = ${id} and leased_by = ${worker} and status = 'running'
    returning cancel_requested as "cancelRequested"`);
}

/** The same, and stores progress and tells who follows it. */
export async function storeProgress(
  tx: Tx,
  id: string,
  worker: string,
  leasedUntil: Date,
  progress: Progress,
): Promise<{ cancelRequested: boolean } | null> {
  return tx.maybeOne(sql`
    with changed as (
      update jobs set leased_until = ${leasedUntil}, progress_done = ${progress.done},
        progress_total = ${progress.total}, progress_note = ${progress.note},
        result = ${json(progress.made)}
      where id = ${id} and leased_by = ${worker} and status = 'running'
      returning id, cancel_requested)
    select cancel_requested as "cancelRequested" from changed ${tellingFollowers}`);
}

export async function finishJob(
  tx: Tx,
  id: string,
  worker: string,
  status: "done" | "failed" | "canceled",
  now: Date,
  result: unknown,
  error: string | null,
  forgetsPayload: boolean,
): Promise<void> {
  await tx.query(sql`
    with changed as (
      update jobs set status = ${status}, payload = case when ${forgetsPayload}::boolean then 'null'::jsonb else payload end, finished_at = ${now}, result = ${json(result)}, error = ${error}, leased_until = null
      where id = ${id} and leased_by = ${worker} and status = 'running'
      returning id, line)
    ${followed}`);
}

export async function retryJob(
  tx: Tx,
  id: string,
  worker: string,
  runAt: Date,
  error: string,
): Promise<void> {
  await tx.query(sql`
    with changed as (
      update jobs set status = 'queued', run_at = ${runAt}, error = ${error}, leased_until = null
      where id = ${id} and leased_by = ${worker} and status = 'running'
      returning id, line)
    ${followed}`);
}

export async function findJob(db: Db, id: string): Promise<JobRow | null> {
  return db.maybeOne<JobRow>(sql`select ${columns} from jobs where id = ${id}`);
}

/** Whether a job is to stop. */
export async function isCancelRequested(db: Db, id: string): Promise<boolean> {
  const row = await db.maybeOne<{ asked: boolean }>(
    sql`select cancel_requested as asked from jobs where id = ${id}`,
  );
  return row?.asked ?? false;
}

/** How many unfinished jobs go before one that waits in its line. */
export async function countAhead(db: Db, id: string): Promise<number> {
  const { ahead } = await db.one<{ ahead: number }>(sql`
    select count(*) as ahead from jobs own join jobs other on other.line = own.line
    where own.id = ${id} and own.status = 'queued' and other.id <> own.id and (other.status = 'running'
      or (other.status = 'queued' and (other.priority, other.run_at, other.id) < (own.priority, own.run_at, own.id)))`);
  return ahead;
}

/** Puts unfinished jobs into the lines in which their kinds wait in this version. */
export async function moveToLines(tx: Tx, kinds: string[], lines: string[]): Promise<void> {
  await tx.execute(sql`
    update jobs set line = wanted.line
    from unnest(${kinds}::text[], ${lines}::text[]) as wanted(kind, line)
    where jobs.kind = wanted.kind and jobs.line <> wanted.line and jobs.status in ('queued', 'running')`);
}

export async function findJobInLane(db: Db, lane: string): Promise<JobRow | null> {
  return db.maybeOne<JobRow>(
    sql`select ${columns} from jobs where lane = ${lane} and status in ('queued', 'running')`,
  );
}

/** Asks a job to stop; one that has not begun is canceled at once. */
export async function requestCancel(tx: Tx, id: string, now: Date): Promise<JobRow | null> {
  return tx.maybeOne<JobRow>(sql`
    with changed as (
      update jobs set cancel_requested = true,
        status = case when status = 'queued' then 'canceled' else status end,
        finished_at = case when status = 'queued' then ${now} else finished_at end
      where id = ${id} and status in ('queued', 'running')
      returning *)
    select ${columns} from changed ${tellingFollowers}`);
}

/** Puts a failed or canceled job back into the queue, as if nobody had tried. Null where it is neither. */
export async function tryAgain(tx: Tx, id: string, now: Date): Promise<JobRow | null> {
  return tx.maybeOne<JobRow>(sql`
    with changed as (
      update jobs set status = 'queued', run_at = ${now}, attempts = 0, cancel_requested = false,
        finished_at = null, result = null, leased_by = null
      where id = ${id} and status in ('failed', 'canceled')
      returning *)
    select ${columns} from changed ${tellingFollowers}`);
}

/** Settles a failed job: it counts as canceled and keeps its reason. Null where it has not failed. */
export async function letGo(tx: Tx, id: string): Promise<JobRow | null> {
  return tx.maybeOne<JobRow>(sql`
    update jobs set status = 'canceled' where id = ${id} and status = 'failed' returning ${columns}`);
}

/** Deletes at most so many jobs that ended before then. */
export async function deleteFinishedBefore(tx: Tx, before: Date, most: number): Promise<number> {
  return tx.execute(sql`
    delete from jobs where id in (select id from jobs where finished_at < ${before} limit ${most})`);
}
