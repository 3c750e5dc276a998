import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Builder } from "../builder/service.ts";
import { scheduleAutoReplenishment } from "./auto.ts";
import { openFreeHunt, requestNextFreeHunt, scheduleFreeHunt } from "./free-hunt-job.ts";
import { stockLane } from "./stock.ts";
import * as sql from "./stock-sql.ts";
import { registerStockWork, startGenerateAll } from "./work.ts";

/** Registers the jobs of the stock. */
export function registerStockJobs(deps: Deps, builder: Builder): void {
  registerStockWork(deps, builder);
  scheduleAutoReplenishment(deps);
  scheduleFreeHunt(deps, builder);
}

/**
 * Fills an empty database with hunts to play and opens this month's free hunt, telling the console how far
 * it is. Resolves when the world is whole; a start that was killed goes on where it was.
 */
export async function fillWorld(
  deps: Deps,
  builder: Builder,
  say: (line: string) => void,
): Promise<void> {
  if (deps.config.startingWorld && !(await sql.hasHunts(deps.db))) await startGenerateAll(deps);
  const unfinished = await deps.jobs.findInLane(stockLane);
  if (deps.config.startingWorld || unfinished) {
    await openFreeHunt(deps, builder);
    await inTransaction(deps.db, (tx) => requestNextFreeHunt(deps, tx));
  }
  if (!unfinished) return;
  let told = -1;
  for (;;) {
    const job = await deps.jobs.find(unfinished.id);
    if (!job || (job.status !== "queued" && job.status !== "running")) {
      if (job?.status === "failed") say(`Stocking hunts failed: ${job.error}`);
      return;
    }
    const step = Math.floor(job.progressDone / 25);
    if (job.progressTotal && step > told) {
      told = step;
      say(`Stocking hunts: ${job.progressDone} of ${job.progressTotal} …`);
    }
    await sleep(200);
  }
}
