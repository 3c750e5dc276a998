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
