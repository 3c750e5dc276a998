import type { Band } from "@ten-paces/contract";
import { json, type Sql, sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";
import type { Evidence } from "./evidence.ts";

export interface CheckInRecord {
  userId: string;
  huntId: string;
  squareNum: number;
  now: Date;
  kind: "position" | "words" | "answer";
  success: boolean;
  lat: number | null;
  lng: number | null;
  accuracyM: number | null;
  distanceM: number | null;
  evidence: Evidence;
  /** What was answered where it was wrong; null for positions and for what was right. */
  wrong: string | null;
  checkInId: string;
  /** Of the ledger rows: for credits that expired before, and for the debit after it. */
  expiryId: string;
  ledgerId: string;
  key: string | null;
  requestHash: Buffer | null;
  /** At a square with a field question: how many answers to it are free; null at others. */
  asksFreeTries: number | null;
  /** What a replay needs to give the same answer again. */
  answer: StoredAnswer;
  contentVersion: number;
  /**
   * Of each square before this one, in their order, how many seconds the way from there takes at least; null
   * where the pace is not looked at.
   */
  legSeconds: number[] | null;
  limits: { spacingSeconds: number; windowSeconds: number; attempts: number } | null;
}

export interface StoredAnswer {
  outcome: "solved" | "not_here" | "weak_signal" | "wrong_words" | "question" | "wrong_answer";
  squareNum: number;
  band?: Band;
  /** Which of the three words are right. */
  wordsRight?: boolean[];
  accuracyM?: number;
  preciseLocationOff?: boolean;
  /** Whether the position had been accepted before. */
  before?: boolean;
  /** Whether nothing costs anything here. */
  free?: boolean;
  /** Answers to the field question that still cost nothing. */
  triesFree?: number;
  /** The check-in's leaf in the finish file, in hexadecimal. */
  receipt?: string;
  credits?: number;
  currentSquare?: number;
  prizePlace?: number;
  placeWaits?: boolean;
}

export interface RecordedCheckIn {
  position: number;
  outcome:
    | "solved"
    | "missed"
    | "asked"
    | "asked_before"
    | "replay"
    | "stale_content"
    | "not_subscribed"
    | "hunt_not_active"
    | "not_started"
    | "not_open_yet"
    | "not_current_square"
    | "position_first"
    | "too_soon"
    | "early"
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
    evidence: json(record.evidence),
  }));
  return sql`
    select (b.place - 1)::int as position, r.outcome, r.credits, r.current_square as "currentSquare",
      r.retry_after as "retryAfter", r.answer, r.same_request as "sameRequest", r.played_on as "playedOn"
    from jsonb_array_elements(${json(rows)}::jsonb) with ordinality as b (record, place)
      cross join lateral record_check_in(b.record) r`;
}

/** A guess at the free hunt's one square. */
export async function insertGuess(
  tx: Tx,
  guess: { id: string; userId: string; huntId: string; at: Date; correct: boolean },
): Promise<void> {
  await tx.execute(sql`
    insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind)
    values (${guess.userId}, ${guess.id}, ${guess.huntId}, 1, ${guess.at}, ${guess.correct}, 'words')`);
}

/** Stores what check-ins weigh, once they have been weighed. */
export async function storeSignals(
  tx: Tx,
  weighed: readonly { userId: string; id: string; signals: unknown }[],
): Promise<void> {
  await tx.execute(sql`
    update check_ins set signals = w.signals from unnest(
      ${weighed.map(({ userId }) => userId)}::uuid[], ${weighed.map(({ id }) => id)}::uuid[],
      ${weighed.map(({ signals }) => json(signals))}::jsonb[]
    ) as w (user_id, id, signals)
    where check_ins.user_id = w.user_id and check_ins.id = w.id`);
}

/**
 * Of weighed check-ins of a span keeps the best of their fixes, at most so many at a time; says how many. Not while
 * the prize of that hunter and hunt is still to be decided.
 */
export async function thinFixes(
  tx: Tx,
  span: { from: Date; before: Date },
  most: number,
): Promise<number> {
  return tx.execute(sql`
    update check_ins c set evidence = jsonb_set(c.evidence::jsonb, '{fixes}', (
      select jsonb_build_array(f) from jsonb_array_elements(c.evidence::jsonb->'fixes') f
      order by (f->>'accuracy')::float8 limit 1))::text
    where (c.user_id, c.id) in (
      select k.user_id, k.id from check_ins k
      where k.at >= ${span.from} and k.at < ${span.before} and k.kind = 'position' and k.signals is not null
        and jsonb_array_length(k.evidence::jsonb->'fixes') > 1
        and not exists (select 1 from prizes p where p.user_id = k.user_id and p.hunt_id = k.hunt_id
          and p.status in ('PENDING_REVIEW', 'NOTIFIED', 'CLAIMED'))
      order by k.at limit ${most})`);
}

/** Lets go of what weighed check-ins of a span were made of, at most so many; says how many. What they weigh stays. */
export async function dropEvidence(
  tx: Tx,
  span: { from: Date; before: Date },
  most: number,
): Promise<number> {
  return tx.execute(sql`
    update check_ins set evidence = null, wrong = null where (user_id, id) in (
      select user_id, id from check_ins
      where at >= ${span.from} and at < ${span.before} and evidence is not null and signals is not null
      order by at limit ${most})`);
}
