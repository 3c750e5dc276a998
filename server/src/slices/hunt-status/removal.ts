import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { huntsChannel, type LockedHunt } from "../hunts/service.ts";
import { eraseRuns } from "../runs/service.ts";
import { openNext } from "./moves.ts";
import { isLive } from "./rules.ts";
import * as sql from "./sql.ts";

type Removed = Pick<LockedHunt, "id" | "state" | "variant" | "status" | "activatedAt">;

/**
 * Deletes a hunt that the caller has locked. What was open once leaves its name, its seals and what players
 * earned; behind a live one the next in stock opens.
 */
export async function deleteHunt(
  deps: Pick<Deps, "clock" | "config" | "jobs">,
  tx: Tx,
  hunt: Removed,
): Promise<void> {
  await sql.forgetPhotos(tx, hunt.id);
  if (hunt.activatedAt) await sql.buryHunt(tx, hunt.id, deps.clock.now());
  else {
    await eraseRuns(tx, hunt.id);
    await sql.eraseHunt(tx, hunt.id);
  }
  await tx.notify(huntsChannel, hunt.id);
  if (isLive(hunt.status) && hunt.state !== "FREE") await openNext(deps, tx, hunt);
}
