import type { Band } from "@ten-paces/contract";
import { json, type Sql, sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

export interface CheckInRecord {
  userId: string;
  huntId: string;
  squareNum: number;
  now: Date;
  kind: "position" | "words";
  success: boolean;
  lat: number | null;
  lng: number | null;
  accuracyM: number | null;
  distanceM: number | null;
  signals: unknown;
  checkInId: string;
  /** Of the ledger rows: for credits that expired before, and for the debit after it. */
  expiryId: string;
  ledgerId: string;
  key: string | null;
  requestHash: Buffer | null;
  /** What a replay needs to give the same answer again. */
  answer: StoredAnswer;
  contentVersion: number;
  limits: { spacingSeconds: number; windowSeconds: number; attempts: number } | null;
}

export interface StoredAnswer {
  outcome: "solved" | "not_here" | "weak_signal" | "wrong_words";
  squareNum: number;
  band?: Band;
  accuracyM?: number;
  preciseLocationOff?: boolean;
  credits?: number;
  currentSquare?: number;
  prizePlace?: number;
}

export interface RecordedCheckIn {
  position: number;
  outcome:
    | "solved"
    | "missed"
    | "replay"
    | "stale_content"
    | "not_subscribed"
    | "hunt_not_active"
    | "not_started"
    | "not_current_square"
    | "too_soon"
    | "no_credits";
  credits: number | null;
  currentSquare: number | null;
  retryAfter: number | null;
  answer: StoredAnswer | null;
  sameRequest: boolean | null;
  playedOn: boolean | null;
}

/**
 * The statement that does many check-ins, one after the other in the order given, each by itself: see
 * server/functions/record_check_in.sql, which reads the record by these names. `position` is the place in the
 * list, from 0.
 */
export function recordCheckIns(records: readonly CheckInRecord[]): Sql {
  const rows = records.map((record) => ({
    ...record,
    requestHash: record.requestHash?.toString("hex") ?? null,
  }));
  return sql`
    select (b.place - 1)::int as position, r.outcome, r.credits, r.current_square as "currentSquare",
      r.retry_after as "retryAfter", r.answer, r.same_request as "sameRequest", r.played_on as "playedOn"
    from jsonb_array_elements(${json(rows)}::jsonb) with ordinality as b (record, place)
      cross join lateral record_check_in(b.record) r`;
}

export async function addPrizeToAnswer(
  tx: Tx,
  userId: string,
  key: string,
  place: number,
): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set answer = answer || jsonb_build_object('prizePlace', ${place}::int)
    where user_id = ${userId} and key = ${key}`);
}

/** Marks the hunter's hunt as finished and returns what the score is made from. */
export async function finish(
  tx: Tx,
  userId: string,
  huntId: string,
  place: number | null,
  now: Date,
): Promise<{ startedAt: Date; attempts: number; successes: number }> {
  return tx.one(sql`
    update subscriptions set completed_at = ${now}, place = ${place}
    where user_id = ${userId} and hunt_id = ${huntId}
    returning started_at as "startedAt", attempts, successes`);
}
