import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface JobCount {
  kind: string;
  status: string;
  count: number;
}

/** Jobs that wait, run or have failed; those that are done are only history. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  return db.query(sql`
    select kind, status, count(*) as count from jobs
    where status in ('queued', 'running', 'failed') group by kind, status`);
}

/** What the last check of the ledger found, in credits; null before the first. */
export async function findLedgerDifference(db: Db): Promise<number | null> {
  const row = await db.maybeOne<{ difference: number | null }>(sql`
    select (result->>'difference')::int as difference from jobs
    where kind = 'check_ledger' and status = 'done' order by created_at desc limit 1`);
  return row?.difference ?? null;
}
