import type { Parts, surveySquare, undoSurvey } from "@ten-paces/contract";
import { checkInRadiusM, distanceM, metresPerMile, metresToFeet } from "@ten-paces/geo";
import { checkPosition, type Place } from "@ten-paces/hunt-builder";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import type { Builder } from "../builder/service.ts";
import { isFrozen } from "../hunt-status/service.ts";
import { countPast, type SquareRow } from "../hunts/service.ts";
import { staleness } from "./edits.ts";
import * as sql from "./sql.ts";
import {
  type EditedSquare,
  lockSquare,
  readSquare,
  type SquareAt,
  storeSquare,
} from "./squares.ts";

type Position = Parts<typeof surveySquare>["body"];

const worstAccuracyM = checkInRadiusM;
const farthestMi = 3;

/** Moves a physical square to where an administrator stands; its address follows. */
export async function pinSquare(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  at: SquareAt,
  position: Position,
): Promise<(EditedSquare & { movedFt: number }) | RefusalOf<typeof surveySquare>> {
  // The library is large, and may have to be loaded first: not under the hunt's lock.
  const { placeId } = (await readSquare(deps, at)).square;
  const place = placeId ? builder.get().library.findPlace(placeId) : null;
  return inTransaction(deps.db, async (tx) => {
    const { hunt, squares, square } = await lockSquare(tx, at);
    if (position.version !== undefined && position.version !== hunt.version) {
      return refuse("stale", await staleness(tx, hunt, position.version));
    }
    if (isFrozen(hunt.status)) return refuse("frozen");
    if (hunt.variant !== "PHYSICAL") return refuse("not_physical");
    if (position.accuracy > worstAccuracyM) return refuse("too_inaccurate");
    const origin = place?.point ?? (await firstPin(tx, at, square));
    if (distanceM(origin, position) > farthestMi * metresPerMile) return refuse("too_far");
    const cell = deps.grid.encode(position);
    if (!cell) return refuse("outside");
    const wrong = place && wrongState(cell.center, place);
    if (wrong) return refuse("wrong_state", { error: wrong });
    if (squares.some((one) => one !== square && one.words === cell.words)) {
      return refuse("address_taken");
    }
    if ((await countPast(tx, at.huntId, at.num)) > 0) return refuse("already_started");
    const before = pinOf(square);
    await sql.keepBeforeSurvey(tx, at.huntId, at.num, before);
    const stored = await storeSquare(
      deps,
      tx,
      hunt,
      { ...square, ...cell.center, words: cell.words, surveyed: true, undoable: true },
      `Square ${at.num} was surveyed`,
    );
    await audit(deps, tx, caller, {
      action: "survey square",
      kind: "square",
      id: `${at.huntId}/${at.num}`,
      before,
      after: { ...pinOf(stored.square), accuracyM: position.accuracy },
      version: stored.version,
    });
    return { ...stored, movedFt: Math.round(metresToFeet(distanceM(square, position))) };
  });
}

/** Puts a square back to where it lay before its last survey. */
export function takeBackSurvey(
  deps: Deps,
  caller: Caller,
  at: SquareAt,
): Promise<EditedSquare | RefusalOf<typeof undoSurvey>> {
  return inTransaction(deps.db, async (tx) => {
    const { hunt, square } = await lockSquare(tx, at);
    if (isFrozen(hunt.status)) return refuse("frozen");
    const { before } = await sql.readSurveyPast(tx, at.huntId, at.num);
    if (!before) return refuse("nothing_to_undo");
    if ((await countPast(tx, at.huntId, at.num)) > 0) return refuse("already_started");
    await sql.keepBeforeSurvey(tx, at.huntId, at.num, null);
    const cause = `The survey of square ${at.num} was taken back`;
    const restored = { ...square, ...before, undoable: false };
    const stored = await storeSquare(deps, tx, hunt, restored, cause);
    await audit(deps, tx, caller, {
      action: "undo survey of square",
      kind: "square",
      id: `${at.huntId}/${at.num}`,
      before: pinOf(square),
      after: pinOf(stored.square),
      version: stored.version,
    });
    return stored;
  });
}

function pinOf({ lat, lng, words, surveyed }: SquareRow) {
  return { lat, lng, words, surveyed };
}

/** Where a square lay before anybody surveyed it: of a place that the library does not know any more. */
async function firstPin(tx: Tx, at: SquareAt, square: SquareRow) {
  const { firstLat, firstLng } = await sql.readSurveyPast(tx, at.huntId, at.num);
  return firstLat === null || firstLng === null ? square : { lat: firstLat, lng: firstLng };
}

/** A sentence where a pin does not lie in its landmark's state, or lies off its shore; null where it does. */
function wrongState(center: { lat: number; lng: number }, place: Place): string | null {
  return checkPosition(center, place, true).find(({ weight }) => weight === "error")?.text ?? null;
}
