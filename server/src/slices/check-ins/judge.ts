import { type checkIn, isRightAnswer, type Parts, type RefusalCode } from "@ten-paces/contract";
import { judgePosition, keptMoment } from "@ten-paces/geo";
import {
  type HuntContent,
  readWords,
  rightWords,
  type SquareRow,
  squareReachM,
} from "../hunts/service.ts";
import * as rules from "./rules.ts";
import type * as sql from "./sql.ts";

type Body = Parts<typeof checkIn>["body"];
type Judged = Extract<
  RefusalCode<typeof checkIn>,
  "wrong_kind" | "words_malformed" | "fixes_unusable" | "kept_too_long" | "position_first"
>;

/** What a check-in came to, before anything is charged, and what is kept of it. */
export interface Judgement {
  answer: sql.StoredAnswer;
  record: Pick<sql.CheckInRecord, "kind" | "success" | "lat" | "lng" | "accuracyM" | "distanceM">;
}

/** Judges a check-in from the hunt in memory: a judgement, or why there is none. */
export function judge(
  content: HuntContent,
  square: SquareRow,
  body: Body,
  now: Date,
): Judgement | Judged {
  const { squareNum } = body;
  if ("words" in body) {
    if (content.hunt.variant !== "DIGITAL") return "wrong_kind";
    const words = readWords(body.words);
    if (!words) return "words_malformed";
    const wordsRight = rightWords(words, square.words, square.workings ?? []);
    const success = wordsRight.every(Boolean);
    return {
      answer: success
        ? { outcome: "solved", squareNum }
        : { outcome: "wrong_words", squareNum, wordsRight },
      record: {
        kind: "words",
        success,
        lat: null,
        lng: null,
        accuracyM: null,
        distanceM: null,
      },
    };
  }
  if (content.hunt.variant !== "PHYSICAL") return "wrong_kind";
  if ("answer" in body) {
    if (!square.question) return "position_first";
    const success = isRightAnswer(body.answer, square.question.answers);
    const free = content.hunt.status === "COMPLETE";
    return {
      answer: { outcome: success ? "solved" : "wrong_answer", squareNum, ...(free && { free }) },
      record: { kind: "answer", success, lat: null, lng: null, accuracyM: null, distanceM: null },
    };
  }
  const judgedBy = measuredAt(body, now);
  if (judgedBy === null) return "kept_too_long";
  const verdict = judgePosition(
    body.fixes,
    { lat: square.lat, lng: square.lng },
    judgedBy.getTime(),
    squareReachM(square),
  );
  if (verdict.verdict === "invalid") return "fixes_unusable";
  const { accuracyM, distanceM, fix } = verdict;
  const success = verdict.verdict === "here";
  const answer: sql.StoredAnswer =
    verdict.verdict === "weak_signal"
      ? {
          outcome: "weak_signal",
          squareNum,
          accuracyM,
          preciseLocationOff: verdict.preciseLocationOff,
        }
      : verdict.verdict === "here"
        ? { outcome: square.question ? "question" : "solved", squareNum }
        : { outcome: "not_here", squareNum, band: verdict.band };
  return {
    answer,
    record: {
      kind: "position",
      success,
      lat: fix.lat,
      lng: fix.lng,
      accuracyM,
      distanceM,
    },
  };
}

/**
 * The moment that a check-in is judged by: now, or when it was measured where it waited on a device for a network.
 * Null where it waited too long.
 */
export function measuredAt(body: Body, now: Date): Date | null {
  if (!("fixes" in body) || !body.kept) return now;
  const moment = keptMoment(body.fixes, body.kept.sentAt, now.getTime());
  return moment === null ? null : new Date(moment);
}

/**
 * Seconds that the ways from the squares before take at the lawful pace. Null for words and answers: nobody
 * travels to give them.
 */
export function legsTo(content: HuntContent, body: Body): number[] | null {
  const square = content.squares[body.squareNum - 1];
  if (!("fixes" in body) || !square) return null;
  return content.squares
    .slice(0, body.squareNum - 1)
    .map((before) => rules.lawfulSeconds(before, square));
}
