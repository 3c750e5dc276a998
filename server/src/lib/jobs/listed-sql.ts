import { findOrderedPage, madeBefore } from "../db/found-page.ts";
import { sql } from "../db/sql.ts";
import type { Db } from "../db/statements.ts";
import { type JobRow, state } from "./sql.ts";

/** How many jobs have failed, and how many wait or run. */
export async function countOpen(db: Db): Promise<{ failed: number; open: number }> {
  return db.one(sql`
    select (select count(*) from jobs where status = 'failed') as failed,
      (select count(*) from jobs where status in ('queued', 'running')) as open`);
}

/** A job without what it was told and made, which can be half a megabyte; a mail's says which one it is. */
export type ListedRow = Omit<JobRow, "payload" | "result"> & { mailId: string | null };

const listed = sql`${state}, case when kind = 'mail' then payload ->> 'mailId' end as "mailId"`;
const inOrder = sql`created_at desc, id desc`;

interface JobFilter {
  status: string | null;
  kinds: string[];
}

const foundBy = ({ kinds, status }: JobFilter) => sql`
  from jobs where kind = any(${kinds}::text[]) and (${status}::text is null or status = ${status})`;

/** Newest first. */
export async function listJobs(
  db: Db,
  filter: JobFilter,
  limit: number,
  offset: number,
): Promise<{ rows: ListedRow[]; total: number }> {
  const { ids, total } = await findOrderedPage(db, foundBy(filter), inOrder, { limit, offset });
  const rows = await db.query<ListedRow>(
    sql`select ${listed} from jobs where id = any(${ids}::uuid[]) order by ${inOrder}`,
  );
  return { rows, total };
}

/** The jobs that were asked for before one, the newest first; ids are in order of time. */
export async function listJobsBefore(
  db: Db,
  filter: JobFilter,
  before: string | null,
  most: number,
): Promise<ListedRow[]> {
  return db.query(sql`
    select ${listed} ${foundBy(filter)} and ${madeBefore(sql`id`, before)}
    order by id desc limit ${most}`);
}

export interface LastRun {
  kind: string;
  status: JobRow["status"];
  error: string | null;
  finishedAt: Date;
  succeededAt: Date | null;
}

/** How the last finished run of each kind went, and when one last succeeded. */
export async function listLastRuns(db: Db, kinds: string[]): Promise<LastRun[]> {
  return db.query<LastRun>(sql`
    select wanted.kind, last.status, last.error, last.finished_at as "finishedAt", good.finished_at as "succeededAt"
    from unnest(${kinds}::text[]) as wanted(kind)
    cross join lateral (
      select status, error, finished_at from jobs
      where jobs.kind = wanted.kind and finished_at is not null order by created_at desc limit 1) last
    left join lateral (
      select finished_at from jobs
      where jobs.kind = wanted.kind and status = 'done' order by created_at desc limit 1) good on true`);
}
