import {
  type deleteHunt,
  type HuntStatus,
  type Parts,
  type RefusalCode,
  satsPerBtc,
  type updateHunt,
} from "@ten-paces/contract";
import { UniqueViolation } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type Refusal, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import {
  cancelHunt,
  completeHunt,
  countActiveSubscriptions,
  mayMove,
  moveHunt,
  deleteHunt as removeRow,
} from "../hunt-status/service.ts";
import { huntsChannel, type LockedHunt, lockHunt } from "../hunts/service.ts";
import { sealHunt } from "../seals/service.ts";
import * as sql from "./sql.ts";

type Change = Parts<typeof updateHunt>["body"];
type UpdateRefusal = Refusal<RefusalCode<typeof updateHunt>>;

const satsOf = (btc: number) => Math.round(btc * satsPerBtc);

/** Changes a hunt's form fields and its status, all or nothing. */
export async function changeHunt(
  deps: Deps,
  caller: Caller,
  huntId: string,
  change: Change,
): Promise<UpdateRefusal | null> {
  return refusingSecondLive(() =>
    inTransaction(deps.db, async (tx) => {
      const hunt = await lockHunt(tx, huntId);
      if (!hunt || hunt.state === "FREE") throw notFound("Hunt");
      const moves = change.status !== undefined && change.status !== hunt.status;
      if (moves && change.status && !mayMove(hunt.status, change.status)) {
        return refuse("status_not_allowed");
      }
      if (touchesShape(hunt, change)) return refuse("shape_is_fixed");
      await applyFields(deps, tx, hunt, change);
      if (moves && change.status) await applyStatus(deps, tx, hunt, change.status);
      await audit(deps, tx, caller, {
        action: moves ? `move hunt to ${change.status}` : "edit hunt",
        kind: "hunt",
        id: huntId,
        before: {
          name: hunt.name,
          description: hunt.description,
          status: hunt.status,
          prizeSats: hunt.prizeSats,
          thresholdSats: hunt.thresholdSats,
        },
        after: change,
      });
      await tx.notify(huntsChannel, huntId);
      return null;
    }),
  );
}

/** Deletes a hunt that nobody is subscribed to. */
export function removeHunt(
  deps: Deps,
  caller: Caller,
  huntId: string,
): Promise<Refusal<RefusalCode<typeof deleteHunt>> | null> {
  return inTransaction(deps.db, async (tx) => {
    const hunt = await lockHunt(tx, huntId);
    if (!hunt) throw notFound("Hunt");
    if ((await countActiveSubscriptions(tx, huntId)) > 0) return refuse("has_subscriptions");
    await removeRow(tx, huntId);
    const { name, state, variant, status } = hunt;
    await audit(deps, tx, caller, {
      action: "delete hunt",
      kind: "hunt",
      id: huntId,
      before: { name, state, variant, status },
    });
    await tx.notify(huntsChannel, huntId);
    return null;
  });
}

/** Turns the database's refusal of a second live hunt into the game's. */
export async function refusingSecondLive<Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal<"live_hunt_exists">> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueViolation && error.constraint === "hunts_live_key") {
      return refuse("live_hunt_exists");
    }
    throw error;
  }
}

function touchesShape(hunt: LockedHunt, change: Change): boolean {
  const { state, type, variant, totalSquares } = change;
  return (
    (state !== undefined && state !== hunt.state) ||
    (type !== undefined && type !== hunt.type) ||
    (variant !== undefined && variant !== hunt.variant) ||
    (totalSquares !== undefined && totalSquares !== hunt.totalSquares)
  );
}

async function applyFields(deps: Deps, tx: Tx, hunt: LockedHunt, change: Change): Promise<void> {
  const prizeSats = change.prizePool === undefined ? hunt.prizeSats : satsOf(change.prizePool);
  await sql.updateHunt(tx, hunt.id, {
    name: change.name ?? hunt.name,
    description: change.description ?? hunt.description,
    thresholdSats:
      change.thresholdBTC === undefined ? hunt.thresholdSats : satsOf(change.thresholdBTC),
    prizeSats,
    imageUrl: change.imageUrl === undefined ? hunt.imageUrl : change.imageUrl,
    opensAt: change.opensAt === undefined ? hunt.opensAt : dateOrNull(change.opensAt),
  });
  const isLive = hunt.status === "ACTIVE" || hunt.status === "PAUSED";
  if (isLive && prizeSats !== hunt.prizeSats) {
    await sealHunt(tx, hunt.id, "The prize pool was changed", deps.clock.now());
  }
}

async function applyStatus(deps: Deps, tx: Tx, hunt: LockedHunt, to: HuntStatus): Promise<void> {
  if (to === "CANCELED") await cancelHunt(deps, tx, hunt);
  else if (to === "COMPLETE") await completeHunt(deps, tx, hunt);
  else await moveHunt(deps, tx, hunt.id, to);
}

function dateOrNull(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
