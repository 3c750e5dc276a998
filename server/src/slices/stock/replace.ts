import type { JobResult } from "@ten-paces/contract";
import type { HuntRequest } from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { JobContext } from "../../lib/jobs/jobs.ts";
import type { Builder } from "../builder/service.ts";
import { cancelHunt, deleteHunt, isLive } from "../hunt-status/service.ts";
import { listStandless, lockStandless, type StandlessHunt } from "../hunts/service.ts";
import * as sql from "./sql.ts";
import { buildAndStore, stockLane } from "./stock.ts";

/** A world is gone through once: what the library learns later moves no hunt that people are on. */
const slot = "replace_hunts: stand points";

const why =
  "Some of its squares lay where nobody can stand, or nobody knew where. Every square now has a spot where anybody may stand, and we would rather begin again than send you to the wrong one.";

/** Asks for the replacement of hunts that stand where nobody can, in a world that an older version made. */
export async function requestReplacement(deps: Deps, builder: Builder): Promise<void> {
  if ((await listReplaceable(deps, builder)).length === 0) return;
  await inTransaction(deps.db, (tx) =>
    deps.jobs.add(tx, { kind: "replace_hunts", payload: null, slot, lane: stockLane }),
  );
}

/** Those of states whose places are known: a library that was narrowed says nothing about the others. */
async function listReplaceable(deps: Deps, builder: Builder): Promise<StandlessHunt[]> {
  const hunts = await listStandless(deps.db);
  if (hunts.length === 0) return [];
  const { byStock } = builder.get().library;
  return hunts.filter(({ state }) => byStock.has(state));
}

/**
 * Takes hunts with such squares out of stock, builds one for every open one that nothing good waits behind, and
 * then cancels the open ones: credits come back, the mail says why, the next one opens. Run again after it was
 * stopped, it goes on where it was.
 */
export async function replaceHunts(
  deps: Deps,
  builder: Builder,
  context: JobContext<"replace_hunts">,
): Promise<JobResult<"replace_hunts">> {
  const hunts = await listReplaceable(deps, builder);
  const open = hunts.filter(({ status }) => isLive(status));
  const each = async (some: readonly StandlessHunt[], end: typeof drop): Promise<number> => {
    let count = 0;
    for (const { id } of some) {
      await inTransaction(deps.db, async (tx) => {
        const hunt = await lockStandless(tx, id);
        if (hunt) await end(tx, hunt);
      });
      count += 1;
    }
    return count;
  };
  const drop = (tx: Parameters<typeof deleteHunt>[1], hunt: StandlessHunt) =>
    deleteHunt(deps, tx, hunt);
  const dropped = await each(
    hunts.filter(({ status }) => status === "AVAILABLE"),
    drop,
  );
  const { made } = await buildAndStore(
    deps,
    builder,
    await findRequests(deps, open, context.id),
    context,
    { opens: () => false, writer: "offline", seed: context.id },
  );
  const canceled = await each(open, (tx, hunt) => cancelHunt(deps, tx, hunt, why));
  return { dropped, made, canceled };
}

/** One hunt like each that is about to end, where no other waits behind it. */
async function findRequests(
  deps: Deps,
  open: readonly StandlessHunt[],
  seed: string,
): Promise<HuntRequest[]> {
  const inStock = await sql.listStock(deps.db);
  const waits = (state: string) =>
    inStock.some(
      (row) => row.state === state && row.variant === "PHYSICAL" && row.status === "AVAILABLE",
    );
  return open
    .filter(({ state }) => !waits(state))
    .map(({ state, variant, difficulty, totalSquares }) => ({
      state,
      variant,
      difficulty,
      seed: `${seed}|${state}`,
      totalSquares,
      aiResistant: difficulty !== "EASY",
      includeDecoys: true,
    }));
}
