import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { type HuntRow, type LockedHunt, lockHunt } from "../hunts/service.ts";
import { listWaiting } from "../runs/service.ts";
import { requestSettlement } from "../settlements/service.ts";
import { endHunt, moveHunt, openNext } from "./moves.ts";

type Needs = Pick<Deps, "clock" | "config" | "jobs">;

/**
 * Cancels a hunt: from now on nobody plays it, its slots are free, and the next hunt in stock opens. What each
 * hunter spent in it comes back as bonus credits and everybody is mailed, in the background.
 * @param why a sentence for the mail; empty where there is nothing to add
 */
export async function cancelHunt(
  deps: Needs,
  tx: Tx,
  hunt: Pick<HuntRow, "id" | "state" | "variant">,
  why = "",
): Promise<void> {
  await lockHunt(tx, hunt.id);
  await moveHunt(deps, tx, hunt.id, "CANCELED");
  await requestSettlement(deps, tx, { reason: "hunt_canceled", huntId: hunt.id, why });
  await openNext(deps, tx, hunt);
}

/**
 * Completes a hunt before its places are won. Everybody in it is mailed; where nobody had won a prize, what
 * each hunter spent comes back as after a cancel.
 */
export async function completeByHand(
  deps: Needs,
  tx: Tx,
  hunt: Pick<LockedHunt, "id" | "state" | "variant" | "finishers">,
): Promise<void> {
  // Somebody whose place waits for a square's rest has won as well.
  const isWon = hunt.finishers > 0 || (await listWaiting(tx, hunt.id)).length > 0;
  await endHunt(deps, tx, hunt, { reason: isWon ? "hunt_closed_won" : "hunt_closed" });
}
