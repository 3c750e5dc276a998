import { inBatches } from "../../lib/db/in-batches.ts";
import type { Deps } from "../../lib/deps.ts";
import { shareOutPayments } from "./funding-sql.ts";

/**
 * Registers the daily job that adds payments to what their hunts have been paid, once their month is over: what an
 * operator's list of hunts reckons anew is a month of payments and not all there ever were.
 */
export function scheduleFunding(deps: Deps): void {
  deps.jobs.schedule({ kind: "share_funding", everyMs: 24 * 3600 * 1000 }, async () => ({
    payments: await inBatches(deps.db, (tx, most) => shareOutPayments(tx, deps.clock.now(), most)),
  }));
}
