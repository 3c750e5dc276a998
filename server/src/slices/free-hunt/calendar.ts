import { randomBytes } from "node:crypto";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Builder } from "../builder/service.ts";
import { moveHunt } from "../hunt-status/service.ts";
import { storeHunt } from "../hunts/service.ts";
import * as sql from "./sql.ts";

/** "2026-11" of a moment, in UTC. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** Registers the job that makes the month's free hunt and asks for the next month's. */
export function scheduleFreeHunt(deps: Deps, builder: Builder): void {
  deps.jobs.handle("free_hunt", async () => {
    await openFreeHunt(deps, builder);
    await inTransaction(deps.db, (tx) => requestNextFreeHunt(deps, tx));
  });
}

/** Asks for the hunt of the coming month, for its first minute. Asking twice makes one job. */
export async function requestNextFreeHunt(deps: Deps, tx: Tx): Promise<void> {
  const now = deps.clock.now();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  await deps.jobs.add(tx, {
    kind: "free_hunt",
    runAt: first,
    slot: `free_hunt:${monthOf(first)}`,
  });
}

/** Opens this month's free hunt if it is not there, and closes those before it. Twice does no harm. */
export async function openFreeHunt(deps: Deps, builder: Builder): Promise<void> {
  const now = deps.clock.now();
  const month = monthOf(now);
  const id = `free-hunt-${month}`;
  if (await sql.hasFreeHunt(deps.db, id)) return;
  const draft = await builder.get().buildFree({
    month,
    seed: randomBytes(16).toString("hex"),
    usedPlaceIds: new Set(await sql.listFreePlaces(deps.db)),
  });
  await inTransaction(deps.db, async (tx) => {
    if (await sql.hasFreeHunt(tx, id)) return;
    for (const open of await sql.listOpenFreeHunts(tx, id)) {
      await moveHunt(deps, tx, open, "COMPLETE");
    }
    await storeHunt(tx, {
      id,
      draft,
      status: "AVAILABLE",
      thresholdSats: 0,
      prizeSats: 0,
      now,
      townOf: (placeId) => builder.get().library.findPlace(placeId)?.town ?? "",
    });
    await moveHunt(deps, tx, id, "ACTIVE");
  });
}
