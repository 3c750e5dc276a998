import { sql } from "../db/sql.ts";
import type { Tx } from "../db/statements.ts";

interface Times {
  now: Date;
  /** Later than anything a right clock would have written. */
  ahead: Date;
  leasedUntil: Date;
  leaseAhead: Date;
}

/**
 * Undoes what was written while the clock was ahead of the time it shows now: nothing waits for that time to
 * come again, neither a next try, nor a dead worker's lease (a live one renews it), nor a window of a schedule
 * that had its run.
 */
export async function forgetTimesAhead(tx: Tx, times: Times): Promise<void> {
  const { now, ahead, leasedUntil, leaseAhead } = times;
  await tx.execute(sql`
    update jobs set run_at = least(run_at, ${now}),
      leased_until = case when leased_until > ${leaseAhead} then ${leasedUntil} else leased_until end
    where (status = 'queued' and run_at > ${ahead}) or (status = 'running' and leased_until > ${leaseAhead})`);
  await tx.execute(sql`
    update jobs set slot = null
    where created_at > ${ahead} and slot is not null and status not in ('queued', 'running')`);
}
