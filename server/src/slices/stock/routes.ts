import {
  cleanUpHunts,
  generateAllHunts,
  getStock,
  replenishHunts,
  setAutoReplenishment,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { refuse } from "../../lib/refusal.ts";
import { serve } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import type { Builder } from "../builder/service.ts";
import { findOfMonth } from "../free-hunt/service.ts";
import { isOver, presentJob, readJob, waitForJob } from "../jobs/service.ts";
import { showAuto, switchAuto } from "./auto.ts";
import { countStock } from "./statistics.ts";
import { stockLane } from "./stock.ts";
import { requestCleanup, requestGenerateAll, requestReplenish } from "./work.ts";

const actionOf = (work: string, writer = "offline") =>
  writer === "model" ? `${work} with the model` : work;

export function registerStock(app: FastifyInstance, deps: Deps, builder: Builder): void {
  const { model } = deps.config;
  serve(app, getStock, async () => {
    const running = await deps.jobs.findInLane(stockLane);
    return {
      success: true as const,
      statistics: await countStock(deps.db),
      runningJobId: running?.id ?? null,
      auto: await showAuto(deps),
      freeHunt: await findOfMonth(deps),
      model: model && {
        name: builder.writerName,
        spendingCapUsd: model.spendingCapUsd,
        pricesAssumed: !("prices" in model),
      },
    };
  });
  serve(app, generateAllHunts, async ({ caller, body: { writer, wait } }) => {
    if (writer === "model" && !model) return refuse("no_model");
    const action = actionOf("generate all", writer);
    return workOnStock(deps, caller, { action, wait }, (tx) =>
      requestGenerateAll(deps, tx, writer),
    );
  });
  serve(app, replenishHunts, async ({ caller, body: { writer, wait } }) => {
    if (writer === "model" && !model) return refuse("no_model");
    return workOnStock(deps, caller, { action: actionOf("replenish", writer), wait }, (tx) =>
      requestReplenish(deps, tx, writer),
    );
  });
  serve(app, cleanUpHunts, ({ caller, body: { daysOld, wait } }) => {
    const action = `clean up older than ${daysOld} days`;
    return workOnStock(deps, caller, { action, wait }, (tx) => requestCleanup(deps, tx, daysOld));
  });
  serve(app, setAutoReplenishment, async ({ caller, body }) => ({
    auto: await switchAuto(deps, caller, body.enabled),
  }));
}

/** Starts a job on the stock and waits for it as long as a call may, or not at all. */
async function workOnStock(
  deps: Deps,
  caller: Caller,
  { action, wait = true }: { action: string; wait: boolean | undefined },
  request: (tx: Tx) => Promise<string | null>,
) {
  const jobId = await inTransaction(deps.db, async (tx) => {
    const id = await request(tx);
    if (id) await audit(deps, tx, caller, { action, kind: "stock", id });
    return id;
  });
  if (!jobId) {
    const running = await deps.jobs.findInLane(stockLane);
    return refuse("stock_busy", { jobId: running?.id ?? null });
  }
  const job = wait ? await waitForJob(deps, jobId) : await readJob(deps, jobId);
  if (job.status === "failed") return refuse("stock_failed", { reason: job.error ?? "" });
  if (job.status === "canceled") {
    return refuse("stock_canceled", { done: job.progressDone, total: job.progressTotal });
  }
  const statistics = await countStock(deps.db);
  const shown = presentJob(job);
  const made = shown.kind === "generate_all" || shown.kind === "replenish" ? shown.result : null;
  const failed = made?.failed ?? [];
  return { success: true as const, statistics, jobId, finished: isOver(job), failed };
}
