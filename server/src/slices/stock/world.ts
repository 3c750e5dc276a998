import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../lib/deps.ts";
import type { Builder } from "../builder/service.ts";
import { scheduleAutoReplenishment } from "./auto.ts";
import * as sql from "./sql.ts";
import { fillStands } from "./stands.ts";
import { stockLane } from "./stock.ts";
import { registerStockWork, startGenerateAll } from "./work.ts";

/** Registers the jobs of the stock. */
export function registerStockJobs(deps: Deps, builder: Builder): void {
  registerStockWork(deps, builder);
  scheduleAutoReplenishment(deps);
}

/**
 * Asks for a first stock where a database is empty. @returns the work on the stock that is under way, also
 * from a start that was killed; null where there is none
 */
export async function beginStock(deps: Deps, builder: Builder): Promise<{ id: string } | null> {
  await fillStands(deps, builder);
  if (deps.config.startingWorld && !(await sql.hasHunts(deps.db))) await startGenerateAll(deps);
  return deps.jobs.findInLane(stockLane);
}

/** Tells the console how far the work on the stock is. Resolves when it is done, or when it waits for another try. */
export async function followStock(
  deps: Deps,
  unfinished: { id: string },
  say: (line: string) => void,
): Promise<void> {
  let told = -1;
  for (;;) {
    const job = await deps.jobs.find(unfinished.id);
    if (!job || (job.status !== "queued" && job.status !== "running")) {
      if (job?.status === "failed") say(`Stocking hunts failed: ${job.error}`);
      return;
    }
    if (job.status === "queued" && job.error) {
      say(`Stocking hunts stopped, and is tried again by itself: ${job.error}`);
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
