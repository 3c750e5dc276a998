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
  band?: "over_1_mile" | "under_1_mile" | "under_500_ft";
  accuracyM?: number;
  preciseLocationOff?: boolean;
  credits?: number;
  currentSquare?: number;
  prizePlace?: number;
}

export interface RecordedCheckIn {
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
}

/** The statement that does a whole check-in: see record_check_in in the migrations. */
export function recordCheckIn(c: CheckInRecord): Sql {
  const spacing = c.limits ? `${c.limits.spacingSeconds} seconds` : null;
  const window = c.limits ? `${c.limits.windowSeconds} seconds` : null;
  const signals = c.signals === null ? null : json(c.signals);
  return sql`
    select outcome, credits, current_square as "currentSquare", retry_after as "retryAfter", answer,
      same_request as "sameRequest"
    from record_check_in(${c.userId}, ${c.huntId}, ${c.squareNum}, ${c.now}, ${c.kind}, ${c.success},
      ${c.lat}, ${c.lng}, ${c.accuracyM}::real, ${c.distanceM}::real, ${signals}::jsonb,
      ${c.checkInId}, ${c.ledgerId}, ${c.key}, ${c.requestHash}::bytea, ${json(c.answer)}::jsonb,
      ${c.contentVersion}, ${spacing}::interval, ${window}::interval, ${c.limits?.attempts ?? null}::int)`;
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
