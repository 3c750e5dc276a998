import { btcOf, type OwnPrize, type PrizeSettings, publicityOptOutDays } from "@ten-paces/contract";
import type { AnswerRow } from "./answers-sql.ts";
import type { ClaimRow } from "./claims-sql.ts";
import { daysAfter } from "./rules.ts";
import type { PrizeRow } from "./sql.ts";

/** Whether a prize is above the sum from which a tax form is asked for. */
export function needsTaxForm(
  { amountCents }: Pick<PrizeRow, "amountCents">,
  { taxFormAbove }: PrizeSettings,
): boolean {
  return amountCents > taxFormAbove.usd * 100;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A prize as its winner sees it: signs of cheating are not told. */
export function presentOwn(
  prize: PrizeRow,
  { claim, answer }: { claim: ClaimRow | null; answer: AnswerRow | null },
  settings: PrizeSettings,
  now: Date,
): OwnPrize {
  return {
    id: prize.id,
    huntId: prize.huntId,
    huntName: prize.huntName,
    place: prize.place,
    status: prize.status,
    amountUsd: prize.amountCents / 100,
    amountBtc: btcOf(prize.sats),
    wonAt: prize.createdAt.toISOString(),
    notifiedAt: iso(prize.notifiedAt),
    claimUntil: iso(prize.claimUntil),
    claimedAt: iso(prize.claimedAt),
    paidAt: iso(prize.paidAt),
    reference: prize.reference,
    reason: prize.reason,
    taxForm: needsTaxForm(prize, settings),
    claim: claim && {
      method: claim.byBitcoin ? "bitcoin" : "cash",
      publicity: claim.publicity,
      optOutUntil: claim.publicity ? iso(optOutUntil(claim, now)) : null,
    },
    hold: holdOf(prize, answer, now),
  };
}

/** Until when the consent can be taken back; null where that time is over. */
export function optOutUntil(
  { submittedAt }: Pick<ClaimRow, "submittedAt">,
  now: Date,
): Date | null {
  const until = daysAfter(submittedAt, publicityOptOutDays);
  return until > now ? until : null;
}

/** Why a prize is held or was taken back, in words; null where neither is so. */
export function whyHeld({ status, reason, holdReason }: PrizeRow): string | null {
  if (status === "DISQUALIFIED") return reason;
  return status === "PENDING_REVIEW" ? holdReason : null;
}

/** Until when that can be answered; null where it cannot. */
export function answerableUntil(prize: PrizeRow, answer: AnswerRow | null, now: Date): Date | null {
  const { answerUntil } = prize;
  if (whyHeld(prize) === null || answer || !answerUntil || answerUntil <= now) return null;
  return answerUntil;
}

function holdOf(prize: PrizeRow, answer: AnswerRow | null, now: Date): OwnPrize["hold"] {
  const reason = whyHeld(prize);
  if (reason === null) return null;
  return {
    reason,
    answerUntil: iso(answerableUntil(prize, answer, now)),
    answeredAt: iso(answer?.at ?? null),
    decision: answer?.decision ?? null,
  };
}
