import {
  type deleteHunt,
  type HuntStatus,
  type NoData,
  type Parts,
  satsOf,
  type updateHunt,
} from "@ten-paces/contract";
import { cityOf, findPublicLeak } from "@ten-paces/hunt-builder";
import { UniqueViolation } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit, listChangesSince } from "../audit/service.ts";
import { type Builder, judged, measured } from "../builder/service.ts";
import {
  cancelHunt,
  completeByHand,
  countActiveSubscriptions,
  countSurveysOwed,
  isFrozen,
  isLive,
  mayMove,
  moveHunt,
  deleteHunt as removeIt,
  sayNotBacked,
} from "../hunt-status/service.ts";
import {
  findHunt,
  huntsChannel,
  type LockedHunt,
  listSquares,
  lockHunt,
} from "../hunts/service.ts";
import { putLetter } from "../letters/service.ts";
import { hasOpenPrize } from "../prizes/service.ts";
import { sealHunt } from "../seals/service.ts";
import { columnsOf, differing, type FieldChange } from "./fields.ts";
import * as sql from "./sql.ts";
import { draftOf } from "./stored-draft.ts";

type Change = Parts<typeof updateHunt>["body"];
type UpdateRefusal = RefusalOf<typeof updateHunt>;

/** Changes those of a hunt's form fields that are sent, and its status, all or nothing. */
export async function changeHunt(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  huntId: string,
  body: Change,
): Promise<UpdateRefusal | null> {
  const findings = await findLeaks(deps, builder, huntId, body);
  const unfinished = await findUnfinished(deps, builder, huntId, body);
  return refusingSecondLive(() =>
    inTransaction(deps.db, async (tx) => {
      const hunt = await lockHunt(tx, huntId);
      if (!hunt) throw notFound("Hunt");
      if (body.version !== undefined && body.version !== hunt.version) {
        return refuse("stale", await staleness(tx, hunt, body.version));
      }
      if (touchesShape(hunt, body)) return refuse("shape_is_fixed");
      const { before, after } = differing(hunt, body);
      if (Object.keys(after).length === 0) return null;
      const refusal = await findRefusal(deps, tx, hunt, after);
      if (refusal) return refusal;
      if (hunt.status === "PENDING" && unfinished > 0) {
        return refuse("not_finished", { errors: unfinished });
      }
      const leaks = findings.filter(({ field }) => field in after);
      if (leaks.length > 0) return refuse("text_refused", { findings: leaks });
      await apply(deps, tx, hunt, after, body.tell);
      if (after.status === "PAUSED" || after.status === "ACTIVE") {
        if (body.tell) await putLetter(deps, tx, caller, { huntId, text: body.tell, toAll: true });
      }
      await audit(deps, tx, caller, {
        action: after.status ? `move hunt to ${after.status}` : "edit hunt",
        kind: "hunt",
        id: huntId,
        before,
        after: after.status && body.tell ? { ...after, told: body.tell } : after,
        version: await sql.readVersion(tx, huntId),
      });
      await tx.notify(huntsChannel, huntId);
      return null;
    }),
  );
}

/** Deletes a hunt that nobody is subscribed to and none of whose prizes is open. */
export function removeHunt(
  deps: Deps,
  caller: Caller,
  huntId: string,
): Promise<RefusalOf<typeof deleteHunt> | null> {
  return inTransaction(deps.db, async (tx) => {
    const hunt = await lockHunt(tx, huntId);
    if (!hunt) throw notFound("Hunt");
    if ((await countActiveSubscriptions(tx, huntId)) > 0) return refuse("has_subscriptions");
    if (await hasOpenPrize(tx, huntId)) return refuse("prize_open");
    await removeIt(deps, tx, hunt);
    if (hunt.state === "FREE") await deps.jobs.add(tx, { kind: "free_hunt", payload: null });
    const { name, state, variant, status } = hunt;
    await audit(deps, tx, caller, {
      action: "delete hunt",
      kind: "hunt",
      id: huntId,
      before: { name, state, variant, status },
    });
    return null;
  });
}

/** What a refused editor is told: the hunt as it is now, and who made it so. */
export async function staleness(tx: Tx, hunt: LockedHunt, seen: number) {
  return {
    version: hunt.version,
    changes: await listChangesSince(tx, { kind: "hunt", id: hunt.id }, seen),
  };
}

/** Where a hunt's new name or description gives one of its places away; read before the hunt is locked. */
async function findLeaks(deps: Deps, builder: Builder, huntId: string, body: Change) {
  if (body.name === undefined && body.description === undefined) return [];
  const squares = await listSquares(deps.db, huntId);
  return publicLeaks(
    builder,
    squares.flatMap(({ placeId }) => placeId ?? []),
    body,
  );
}

/** How many errors keep a draft out of stock; 0 for any other change. Read before the hunt is locked. */
async function findUnfinished(deps: Deps, builder: Builder, huntId: string, body: Change) {
  if (body.status !== "AVAILABLE") return 0;
  const hunt = await findHunt(deps.db, huntId);
  if (hunt?.status !== "PENDING") return 0;
  const draft = measured(builder.get(), draftOf(hunt, await listSquares(deps.db, huntId)));
  return (await judged(deps, builder, draft, draft.squares)).errors.length;
}

/** What a hunt's name and description give away of its places, by the field. */
export function publicLeaks(
  builder: Builder,
  placeIds: readonly string[],
  texts: { name?: string | undefined; description?: string | undefined },
): { field: "name" | "description"; text: string }[] {
  const { library } = builder.get();
  const places = placeIds.flatMap((id) => library.findPlace(id) ?? []);
  const city = cityOf(places, library.towns);
  return (["name", "description"] as const).flatMap((field) => {
    const leak = findPublicLeak(texts[field] ?? "", places, city);
    return leak === null ? [] : [{ field, text: `The ${field} of the hunt ${leak}` }];
  });
}

/** Turns the database's refusal of a second live hunt into the game's. */
export async function refusingSecondLive<Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal<"live_hunt_exists", NoData>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueViolation && error.constraint === "hunts_live_key") {
      return refuse("live_hunt_exists");
    }
    throw error;
  }
}

function touchesShape(hunt: LockedHunt, body: Change): boolean {
  const { state, type, variant, totalSquares } = body;
  return (
    (state !== undefined && state !== hunt.state) ||
    (type !== undefined && type !== hunt.type) ||
    (variant !== undefined && variant !== hunt.variant) ||
    (totalSquares !== undefined && totalSquares !== hunt.totalSquares)
  );
}

async function findRefusal(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  after: FieldChange,
): Promise<UpdateRefusal | null> {
  const { status, ...fields } = after;
  if (status && !mayMoveByHand(hunt, status)) {
    const error = `A hunt that is ${hunt.status} cannot become ${status}.`;
    return refuse("status_not_allowed", { error });
  }
  if (isFrozen(hunt.status) && Object.keys(fields).length > 0) return refuse("frozen");
  if (status === "ACTIVE" && hunt.status === "AVAILABLE") {
    const unsurveyed = await countSurveysOwed(deps, tx, hunt.id);
    if (unsurveyed > 0) return refuse("not_surveyed", { unsurveyed });
  }
  if (fields.next && (status ?? hunt.status) !== "AVAILABLE") return refuse("not_in_stock");
  if (fields.prizePool === undefined || !isLive(hunt.status)) return null;
  if (satsOf(fields.prizePool) >= hunt.prizeSats) return null;
  const subscribers = await countActiveSubscriptions(tx, hunt.id);
  return subscribers > 0 ? refuse("prize_promised", { subscribers }) : null;
}

/** The free hunt rests and opens again; its end belongs to its calendar. */
function mayMoveByHand(hunt: LockedHunt, to: HuntStatus): boolean {
  if (hunt.state === "FREE" && !isLive(to)) return false;
  return mayMove(hunt.status, to);
}

/** @param tell what the hunters of a hunt that is canceled are told of it */
async function apply(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  change: FieldChange,
  tell: string | undefined,
): Promise<void> {
  const { next, status, ...fields } = change;
  if (Object.keys(fields).length > 0) {
    const columns = columnsOf(hunt, fields);
    await sql.updateHunt(tx, hunt.id, columns).catch(sayNotBacked);
    if (isLive(hunt.status) && columns.prizeSats !== hunt.prizeSats) {
      await sealHunt(tx, hunt.id, "The prize pool was changed", deps.clock.now());
    }
  }
  if (status === "CANCELED") await cancelHunt(deps, tx, hunt, tell);
  else if (status === "COMPLETE") await completeByHand(deps, tx, hunt);
  else if (status) await moveHunt(deps, tx, hunt.id, status);
  if (next !== undefined) await sql.markNext(tx, hunt, next);
}
