import type { checkIn, ResultInput } from "@ten-paces/contract";
import { AppError } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { type HuntContent, presentPlace, presentProgress, whereOf } from "../hunts/service.ts";
import * as rules from "./rules.ts";
import type * as sql from "./sql.ts";

export type Answer = ResultInput<typeof checkIn> | RefusalOf<typeof checkIn>;

/** What the hunter is told of what was recorded; `now` is the time it was judged at. */
export function answerRecorded(
  content: HuntContent,
  judged: sql.StoredAnswer,
  recorded: sql.RecordedCheckIn,
  now: Date,
): Answer {
  switch (recorded.outcome) {
    case "solved":
    case "missed":
    case "asked":
      return present(content, {
        ...judged,
        ...recorded.answer,
        credits: recorded.credits ?? 0,
        currentSquare: recorded.currentSquare ?? judged.squareNum,
      });
    case "asked_before":
      return present(content, {
        outcome: "question",
        squareNum: judged.squareNum,
        ...recorded.answer,
        before: true,
        credits: recorded.credits ?? 0,
        currentSquare: recorded.currentSquare ?? judged.squareNum,
      });
    case "replay":
      if (!recorded.sameRequest || !recorded.answer) throw new AppError("idempotency_mismatch");
      return present(content, recorded.answer);
    case "too_soon":
      return refuse("too_soon", { retryAfterSeconds: Math.ceil(recorded.retryAfter ?? 1) });
    case "early": {
      const retryAfterSeconds = Math.ceil(recorded.retryAfter ?? 1);
      const countsAt = new Date(now.getTime() + retryAfterSeconds * 1000).toISOString();
      return refuse("early", { countsAt, retryAfterSeconds });
    }
    case "stale_content":
      throw new AppError("conflict");
    default:
      return refuse(recorded.outcome);
  }
}

/** The answer for the player, from what was stored: so a replay reads the same. */
export function present(
  content: HuntContent,
  stored: sql.StoredAnswer,
): ResultInput<typeof checkIn> {
  const { outcome, squareNum, band, preciseLocationOff, prizePlace, placeWaits } = stored;
  const total = content.hunt.totalSquares;
  const credits = stored.credits ?? 0;
  const current = stored.currentSquare ?? squareNum;
  const square = content.squares[squareNum - 1];
  const solved = outcome === "solved";
  return {
    success: solved,
    outcome,
    message: messageOf(stored),
    squareNum,
    ...(band ? { band } : {}),
    ...(band === "under_500_ft" && square ? whereOf(square) : {}),
    ...(asking(outcome) && square?.question
      ? { question: { text: square.question.text, triesFree: stored.triesFree ?? 0 } }
      : {}),
    ...(preciseLocationOff ? { preciseLocationOff } : {}),
    ...(stored.wordsRight && { wordsRight: stored.wordsRight }),
    progress: presentProgress(current, total, credits),
    creditsRemaining: credits,
    huntCompleted: solved && current > total,
    ...(solved && square ? { place: presentPlace(square) } : {}),
    ...(stored.receipt && { receipt: stored.receipt }),
    ...(prizePlace ? { prizePlace } : {}),
    ...(placeWaits ? { placeWaits } : {}),
  };
}

const asking = (outcome: sql.StoredAnswer["outcome"]) =>
  outcome === "question" || outcome === "wrong_answer";

function messageOf(stored: sql.StoredAnswer): string {
  switch (stored.outcome) {
    case "solved":
      return rules.solvedSentence(stored.squareNum);
    case "wrong_words":
      return rules.wrongWordsSentence(stored.wordsRight ?? []);
    case "question":
      return stored.before ? rules.acceptedBefore : rules.positionAccepted;
    case "wrong_answer":
      return rules.wrongAnswerSentence(stored.triesFree ?? 0, stored.free ?? false);
    case "not_here":
      return rules.bandSentences[stored.band ?? "over_1_mile"];
    case "weak_signal":
      return rules.weakSignalSentence(stored.accuracyM ?? 0, stored.preciseLocationOff ?? false);
  }
}
