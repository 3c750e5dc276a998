import * as contract from "@ten-paces/contract";
import { isOver, waitForJob } from "../src/slices/jobs/service.ts";
import type { TestApp } from "./build-app.ts";
import type { Hunter } from "./factories.ts";

/**
 * Has the stock worked on until the job is over, however slow the machine is: a call that waits does so for some
 * seconds only, and answers then with what there is.
 * @returns how the job ended and what the stock holds then
 */
export async function workOnStock(
  app: TestApp,
  endpoint: typeof contract.generateAllHunts | typeof contract.replenishHunts,
  admin: Hunter,
  writer?: "model",
) {
  const body = { wait: false, ...(writer && { writer }) };
  const { jobId } = await app.ask(endpoint, { body }, admin);
  const id = jobId ?? "";
  let job = await waitForJob(app.deps, id);
  while (!isOver(job)) job = await waitForJob(app.deps, id);
  const { statistics } = await app.ask(contract.getStock, {}, admin);
  return { jobId: id, status: job.status, statistics };
}
