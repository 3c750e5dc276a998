import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Builder } from "../builder/service.ts";
import { cleanUp } from "./cleanup.ts";
import { replaceHunts } from "./replace.ts";
import { generateAll, replenish, type StockPayload, type StockWriter, stockLane } from "./stock.ts";

/** Registers the jobs that work on the stock. */
export function registerStockWork(deps: Deps, builder: Builder): void {
  deps.jobs.handle("generate_all", (context) => generateAll(deps, builder, context), "stock");
  deps.jobs.handle("replenish", (context) => replenish(deps, builder, context), "stock");
  deps.jobs.handle("replace_hunts", (context) => replaceHunts(deps, builder, context), "stock");
  deps.jobs.handle("cleanup", (context) => cleanUp(deps, context), "stock");
}

const payloadFor = (deps: Pick<Deps, "random">, writer?: StockWriter): StockPayload => ({
  seed: deps.random.seed(),
  ...(writer && { writer }),
});

/** Asks for a Generate All. Null where the stock is being worked on. */
export function requestGenerateAll(
  deps: Pick<Deps, "jobs" | "random">,
  tx: Tx,
  writer?: StockWriter,
): Promise<string | null> {
  return deps.jobs.add(tx, {
    kind: "generate_all",
    payload: payloadFor(deps, writer),
    lane: stockLane,
  });
}

/** Asks for a replenishment. Null where the stock is being worked on. */
export function requestReplenish(
  deps: Pick<Deps, "jobs" | "random">,
  tx: Tx,
  writer?: StockWriter,
): Promise<string | null> {
  return deps.jobs.add(tx, {
    kind: "replenish",
    payload: payloadFor(deps, writer),
    lane: stockLane,
  });
}

/** Asks for a cleanup. Null where the stock is being worked on. */
export function requestCleanup(
  deps: Pick<Deps, "jobs">,
  tx: Tx,
  daysOld: number,
): Promise<string | null> {
  return deps.jobs.add(tx, { kind: "cleanup", payload: { daysOld }, lane: stockLane });
}

/** The same outside a transaction, for a first start. */
export function startGenerateAll(
  deps: Pick<Deps, "jobs" | "db" | "random">,
): Promise<string | null> {
  return inTransaction(deps.db, (tx) => requestGenerateAll(deps, tx));
}
