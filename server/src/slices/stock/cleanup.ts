import type { JobResult } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { JobContext } from "../../lib/jobs/jobs.ts";
import { deleteHunt } from "../hunt-status/service.ts";
import { countEndedBefore, lockSettledBefore } from "./sql.ts";

const batch = 20;

/** Deletes hunts that completed more than the given days ago, a few at a time. */
export async function cleanUp(
  deps: Deps,
  context: JobContext<"cleanup">,
): Promise<JobResult<"cleanup">> {
  const { daysOld } = context.payload;
  const before = new Date(deps.clock.now().getTime() - daysOld * 86_400_000);
  let deleted = 0;
  for (;;) {
    const count = await inTransaction(deps.db, async (tx) => {
      const hunts = await lockSettledBefore(tx, before, batch);
      for (const hunt of hunts) await deleteHunt(deps, tx, hunt);
      return hunts.length;
    });
    deleted += count;
    await context.progress(deleted, null);
    if (count < batch) return { deleted, kept: await countEndedBefore(deps.db, before) };
  }
}
