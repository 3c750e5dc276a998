import {
  type checkIn,
  freeAnswerTries,
  type Parts,
  type PlayLimits,
  type RefusalCode,
  triesWindowSeconds,
} from "@ten-paces/contract";
import { inTransaction, writeAtOnce } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import type { Fingerprint } from "../../lib/fingerprint.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { receiptOf } from "../finish-files/service.ts";
import { closedUntil, type HuntContent, type Hunts, standingAt } from "../hunts/service.ts";
import { getShownLimits } from "../settings/service.ts";
import { type Answer, answerRecorded, present } from "./answers.ts";
import { CheckInBatches } from "./batches.ts";
import { gatherEvidence, type Origin, sameAttempt, wrongAnswerOf } from "./evidence.ts";
import { finishRun, lockForFinish } from "./finish.ts";
import { type Judgement, judge, legsTo, measuredAt } from "./judge.ts";
import * as sql from "./sql.ts";

export type { Evidence } from "./evidence.ts";
export { finishRun, schedulePlaces, settlePlaces } from "./finish.ts";
export { evidenceKeptDays, fixesKeptDays, forgetEvidence, forgetFixes } from "./keep-evidence.ts";
export { insertGuess, storeSignals } from "./sql.ts";

type Body = Parts<typeof checkIn>["body"];
/** Those that need no word besides their sentence. */
type PlainRefusal = Exclude<RefusalCode<typeof checkIn>, "too_soon" | "early" | "closed_now">;

export interface Attempt {
  caller: Caller;
  huntId: string;
  body: Body;
  key: string | null;
  from: Origin;
}

/** Check-ins of one app. */
export class CheckIns {
  readonly #deps: Deps;
  readonly #hunts: Hunts;
  readonly #batches: CheckInBatches;
  readonly #fingerprint: Fingerprint;

  constructor(deps: Deps, hunts: Hunts) {
    this.#deps = deps;
    this.#hunts = hunts;
    this.#batches = new CheckInBatches((records) =>
      writeAtOnce<sql.RecordedCheckIn>(deps.db, sql.recordCheckIns(records)),
    );
    this.#fingerprint = deps.fingerprint;
  }

  /**
   * Judges where the hunter stands or what they typed, and records it: one credit, right or wrong. The
   * judgement is made from the hunt in memory and confirmed under the lock of the hunter's own row.
   */
  async checkIn(attempt: Attempt): Promise<Answer> {
    const content = await this.#hunts.contents.find(attempt.huntId);
    if (!content || content.hunt.state === "FREE") throw notFound("Hunt");
    return this.#attemptWith(content, attempt, true);
  }

  async #attemptWith(content: HuntContent, attempt: Attempt, mayReload: boolean): Promise<Answer> {
    const square = content.squares[attempt.body.squareNum - 1];
    if (!square) return this.#refuseUnlessAnswered(attempt, "not_current_square");
    if (square.restedAt) return this.#refuseIfStill(content, attempt, mayReload, "resting");
    const now = this.#deps.clock.now();
    if ("fixes" in attempt.body && content.hunt.variant === "PHYSICAL") {
      // Whether it was open is asked of the moment at which somebody stood there.
      const stoodAt = measuredAt(attempt.body, now) ?? now;
      const opens = await closedUntil(this.#deps, square, stoodAt);
      if (opens) return this.#refuseClosed(content, attempt, opens, now);
    }
    const judged = judge(content, square, attempt.body, now);
    if (judged === "position_first") {
      return this.#refuseIfStill(content, attempt, mayReload, judged);
    }
    if (typeof judged === "string") return this.#refuseUnlessAnswered(attempt, judged);
    if (judged.answer.outcome === "weak_signal") {
      return this.#answerWeakSignal(content, attempt, judged.answer);
    }
    const limits = this.#deps.config.rateLimits ? await getShownLimits(this.#deps.db) : null;
    const record = this.#recordOf(content, attempt, judged, { now, limits });
    const left = content.squares.slice(square.sequenceNum).some((one) => !one.voidedAt);
    const last = judged.answer.outcome === "solved" && !left;
    const recorded = last ? await this.#recordLast(record) : await this.#batches.record(record);
    if (recorded.outcome === "stale_content" && mayReload) {
      const fresh = await this.#hunts.contents.reload(attempt.huntId);
      if (!fresh) throw notFound("Hunt");
      return this.#attemptWith(fresh, attempt, false);
    }
    return answerRecorded(content, record.answer, recorded, now);
  }

  async #refuseClosed(
    content: HuntContent,
    attempt: Attempt,
    opens: Date,
    now: Date,
  ): Promise<Answer> {
    const stored = await this.#findStored(attempt);
    if (stored) return present(content, stored);
    const retryAfterSeconds = Math.ceil((opens.getTime() - now.getTime()) / 1000);
    return refuse("closed_now", { countsAt: opens.toISOString(), retryAfterSeconds });
  }

  /** The copy in memory may be older than the end of a rest, or than the survey that asks something. */
  async #refuseIfStill(
    content: HuntContent,
    attempt: Attempt,
    mayReload: boolean,
    code: "resting" | "position_first",
  ): Promise<Answer> {
    const { footing, contentVersion } = await this.#hunts.getStanding(
      attempt.caller,
      attempt.huntId,
    );
    if (mayReload && contentVersion !== content.hunt.contentVersion) {
      const fresh = await this.#hunts.contents.reload(attempt.huntId);
      if (!fresh) throw notFound("Hunt");
      return this.#attemptWith(fresh, attempt, false);
    }
    const may = standingAt(footing, attempt.body.squareNum, this.#deps.clock.now());
    const playing = may === "play" || may === "play_on";
    return this.#refuseUnlessAnswered(attempt, playing ? code : may);
  }

  #recordOf(
    content: HuntContent,
    attempt: Attempt,
    judged: Judgement,
    { now, limits }: { now: Date; limits: PlayLimits | null },
  ): sql.CheckInRecord {
    const checkInId = newId();
    const success = judged.record.success;
    const receipt = receiptOf({ checkInId, ...attempted(attempt), at: now, success });
    return {
      ...judged.record,
      evidence: {
        ...gatherEvidence(attempt.body, attempt.from, this.#fingerprint, now),
        ...(judged.answer.wordsRight && { right: judged.answer.wordsRight }),
      },
      wrong: success ? null : wrongAnswerOf(attempt.body),
      userId: attempt.caller.userId,
      huntId: attempt.huntId,
      squareNum: attempt.body.squareNum,
      now,
      checkInId,
      expiryId: newId(),
      ledgerId: newId(),
      key: attempt.key,
      requestHash: attempt.key === null ? null : requestOf(attempt).requestHash,
      answer: { ...judged.answer, receipt },
      asksFreeTries: content.squares[attempt.body.squareNum - 1]?.question ? freeAnswerTries : null,
      contentVersion: content.hunt.contentVersion,
      legSeconds: this.#deps.config.rateLimits ? legsTo(content, attempt.body) : null,
      limits: limits && {
        spacingSeconds: limits.spacingSeconds,
        attempts: limits.triesPerWindow,
        windowSeconds: triesWindowSeconds,
      },
    };
  }

  /** The last square decides places: the hunt's row is locked first, so that commits have an order. */
  #recordLast(record: sql.CheckInRecord): Promise<sql.RecordedCheckIn> {
    return inTransaction(this.#deps.db, async (tx) => {
      const hunt = await lockForFinish(tx, record.huntId);
      const recorded = await tx.one<sql.RecordedCheckIn>(sql.recordCheckIns([record]));
      if (recorded.outcome !== "solved") return recorded;
      const playedOn = recorded.playedOn === true;
      const { place, waits } = await finishRun(this.#deps, tx, hunt, record, playedOn);
      const came = { ...(place && { prizePlace: place }), ...(waits && { placeWaits: true }) };
      return { ...recorded, answer: { ...record.answer, ...came } };
    });
  }

  /** A repeated request gets its first answer even where it would be refused by now. */
  async #refuseUnlessAnswered(attempt: Attempt, code: PlainRefusal): Promise<Answer> {
    const stored = await this.#findStored(attempt);
    if (!stored) return refuse(code);
    const content = await this.#hunts.contents.find(attempt.huntId);
    if (!content) throw notFound("Hunt");
    return present(content, stored);
  }

  async #answerWeakSignal(
    content: HuntContent,
    attempt: Attempt,
    judged: sql.StoredAnswer,
  ): Promise<Answer> {
    const stored = await this.#findStored(attempt);
    if (stored) return present(content, stored);
    const standing = await this.#hunts.getStanding(attempt.caller, attempt.huntId);
    const now = this.#deps.clock.now();
    const may = standingAt(standing.footing, judged.squareNum, now);
    if (may !== "play" && may !== "play_on") return refuse(may);
    const answer = {
      ...judged,
      credits: standing.credits,
      currentSquare: judged.squareNum,
    };
    if (attempt.key !== null) {
      await inTransaction(this.#deps.db, (tx) => keepAnswer(tx, requestOf(attempt), answer, now));
    }
    return present(content, answer);
  }

  #findStored(attempt: Attempt): Promise<sql.StoredAnswer | null> {
    return findAnswer(this.#deps.db, requestOf(attempt));
  }
}

const attempted = ({ huntId, body }: Attempt) => ({ huntId, squareNum: body.squareNum });

function requestOf({ caller, key, huntId, body }: Attempt) {
  return repeatable(caller.userId, key, ["check-in", huntId, sameAttempt(body)]);
}
