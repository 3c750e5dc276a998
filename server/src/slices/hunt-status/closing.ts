import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { oneByOne } from "../../lib/jobs/one-by-one.ts";
import { lockHunt } from "../hunts/service.ts";
import { listWaiting } from "../runs/service.ts";
import { endHunt } from "./moves.ts";
import * as sql from "./sql.ts";

/** Looks every five minutes for hunts whose closing date has come. */
export function scheduleClosings(deps: Deps): void {
  deps.jobs.schedule({ kind: "close_hunts", everyMs: 300_000 }, () => closeDueHunts(deps));
}

/**
 * Ends the hunts whose closing date has come: the places that are won stand, the others are won by nobody, and the
 * next hunt in stock follows. A hunt that somebody finishes at that moment waits for the check-in, which counts.
 */
export async function closeDueHunts(deps: Deps): Promise<void> {
  const due = await sql.listDue(deps.db, deps.clock.now());
  await oneByOne(due, (huntId) => closeHunt(deps, huntId));
}

async function closeHunt(deps: Deps, huntId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const hunt = await lockHunt(tx, huntId);
    const now = deps.clock.now();
    if (hunt?.status !== "ACTIVE" || hunt.closesAt === null || hunt.closesAt > now) return;
    // Somebody whose place waits for a square's rest has won as well.
    const won = hunt.finishers + (await listWaiting(tx, huntId)).length;
    await endHunt(deps, tx, hunt, { reason: "hunt_ended", won });
  });
}
