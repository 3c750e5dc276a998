import {
  type Parts,
  type ResultInput,
  type surveySquare,
  tidyPhrase,
  type undoSurvey,
} from "@ten-paces/contract";
import { checkInRadiusM, distanceM, metresPerMile, metresToFeet } from "@ten-paces/geo";
import { checkPosition, type Place } from "@ten-paces/hunt-builder";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { addressLike } from "../addresses/service.ts";
import { audit } from "../audit/service.ts";
import type { Builder } from "../builder/service.ts";
import { isFrozen } from "../hunt-status/service.ts";
import { countPast, type SquareRow } from "../hunts/service.ts";
import { staleness } from "./edits.ts";
import {
  type EditedSquare,
  lockSquare,
  presentEdited,
  readSquare,
  type SquareAt,
  storeSquare,
} from "./squares.ts";
import { faultsOfWhere, readPhoto, sayingWhere } from "./survey-parts.ts";
import * as sql from "./surveys-sql.ts";

type Survey = Parts<typeof surveySquare>["body"];

const worstAccuracyM = checkInRadiusM;
const farthestMi = 3;

/** A survey as it was sent: who measured what where, and under which key. */
export interface SurveySent {
  caller: Caller;
  at: SquareAt;
  survey: Survey;
  key: string | null;
}

type Pinned = ResultInput<typeof surveySquare>;

/**
 * Moves a physical square to where an administrator stood; its address follows, and with it what they found there.
 * The same survey again is answered as before.
 */
export async function pinSquare(
  deps: Deps,
  builder: Builder,
  { caller, at, survey, key }: SurveySent,
): Promise<Pinned | RefusalOf<typeof surveySquare>> {
  const asked = repeatable(caller.userId, key, ["survey", at, survey]);
  // The library is large, and may have to be loaded first: not under the hunt's lock.
  const read = (await readSquare(deps, at)).square;
  const place = read.placeId ? builder.get().library.findPlace(read.placeId) : null;
  const cell = await addressLike(deps, read, survey);
  const now = deps.clock.now();
  const measuredAt = new Date(Math.min(survey.at ?? now.getTime(), now.getTime()));
  return inTransaction(deps.db, async (tx) => {
    const { hunt, squares, square } = await lockSquare(tx, at);
    const before = await findAnswer<Pinned>(tx, asked);
    if (before) return before;
    // Sent again after its key was forgotten.
    const same = survey.at !== undefined && square.surveyedAt?.getTime() === survey.at;
    if (same && cell?.words === square.words) {
      return {
        ...presentEdited({ square, variant: hunt.variant, version: hunt.version }),
        movedFt: 0,
      };
    }
    if (survey.version !== undefined && survey.version !== hunt.version) {
      return refuse("stale", await staleness(tx, hunt, survey.version));
    }
    if (isFrozen(hunt.status)) return refuse("frozen");
    if (hunt.variant !== "PHYSICAL") return refuse("not_physical");
    if (survey.accuracy > worstAccuracyM) return refuse("too_inaccurate");
    if (square.surveyed && square.surveyedAt && square.surveyedAt > measuredAt) {
      return refuse("surveyed_since");
    }
    const origin = place?.point ?? (await firstPin(tx, at, square));
    if (distanceM(origin, survey) > farthestMi * metresPerMile) return refuse("too_far");
    if (!cell) return refuse("outside");
    const wrong = place && wrongState(cell.center, place);
    if (wrong) return refuse("wrong_state", { error: wrong });
    if (squares.some((one) => one !== square && one.words === cell.words)) {
      return refuse("address_taken");
    }
    const where = survey.where === undefined ? undefined : tidyPhrase(survey.where);
    const findings = where === undefined ? [] : faultsOfWhere(where, square, place);
    if (findings.length > 0) return refuse("phrase_refused", { findings });
    const bytes = survey.photo ? readPhoto(survey.photo) : null;
    if (survey.photo && !bytes) return refuse("photo_unusable");
    if ((await countPast(tx, at.huntId, at.num)) > 0) return refuse("already_started");
    const photoId = bytes ? newId() : survey.photo === null ? null : square.photoId;
    if (bytes && survey.photo && photoId) {
      await sql.insertPhoto(tx, {
        id: photoId,
        huntId: at.huntId,
        squareNum: at.num,
        mediaType: survey.photo.type,
        bytes,
        takenAt: measuredAt,
      });
    }
    const was = spotOf(square);
    await sql.keepBeforeSurvey(tx, at.huntId, at.num, was);
    const surveyed = {
      ...(where === undefined ? square : sayingWhere(square, where)),
      ...cell.center,
      words: cell.words,
      wordSource: cell.wordSource,
      surveyed: true,
      undoable: true,
      question: survey.question === undefined ? square.question : survey.question,
      photoId,
      surveyedAt: measuredAt,
    };
    const stored = await storeSquare(deps, tx, hunt, surveyed, `Square ${at.num} was surveyed`);
    await sql.dropUnusedPhotos(tx, at.huntId);
    await audit(deps, tx, caller, {
      action: "survey square",
      kind: "square",
      id: `${at.huntId}/${at.num}`,
      before: told(was),
      after: { ...told(spotOf(stored.square)), accuracyM: survey.accuracy },
      version: stored.version,
    });
    const answer = {
      ...presentEdited(stored),
      movedFt: Math.round(metresToFeet(distanceM(square, survey))),
    };
    await keepAnswer(tx, asked, answer, now);
    return answer;
  });
}

/** Puts a square back to what it was before its last survey: pin, phrase, question and photo. */
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
    const { where, surveyedAt, wordSource = null, ...spot } = before;
    const restored = {
      ...(where === undefined ? square : sayingWhere(square, where)),
      ...spot,
      wordSource,
      surveyedAt: surveyedAt ? new Date(surveyedAt) : null,
      undoable: false,
    };
    const stored = await storeSquare(deps, tx, hunt, restored, cause);
    await sql.dropUnusedPhotos(tx, at.huntId);
    await audit(deps, tx, caller, {
      action: "undo survey of square",
      kind: "square",
      id: `${at.huntId}/${at.num}`,
      before: told(spotOf(square)),
      after: told(spotOf(stored.square)),
      version: stored.version,
    });
    return stored;
  });
}

/** What a survey changes, as it is now. */
function spotOf(square: SquareRow): sql.BeforeSurvey {
  const { lat, lng, words, wordSource, surveyed, stand, question, photoId, surveyedAt } = square;
  return {
    ...{ lat, lng, words, surveyed, question, photoId },
    ...(wordSource && { wordSource }),
    ...(stand && { where: stand.where }),
    surveyedAt: surveyedAt?.toISOString() ?? null,
  };
}

/** The same for the log of changes: what is asked, but not what is answered. */
function told({ question, photoId, ...rest }: sql.BeforeSurvey) {
  return { ...rest, question: question?.text ?? null, photo: Boolean(photoId) };
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
