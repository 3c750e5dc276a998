import type { PrizeStatus } from "@ten-paces/contract";
import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface NewPrize {
  id: string;
  huntId: string;
  place: number;
  userId: string;
  sats: number;
  amountCents: number;
  /** The prize whose place it takes over. */
  passedFrom: string | null;
  createdAt: Date;
}

export async function insertPrize(tx: Tx, prize: NewPrize): Promise<void> {
  await tx.execute(sql`
    insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, passed_from, created_at)
    values (${prize.id}, ${prize.huntId}, ${prize.place}, ${prize.userId}, ${prize.sats}, ${prize.amountCents},
      'PENDING_REVIEW', ${prize.passedFrom}, ${prize.createdAt})`);
}

/** Whether a prize of a hunt is still on its way to its winner. */
export async function hasOpenPrize(db: Db, huntId: string): Promise<boolean> {
  const row = await db.one<{ open: boolean }>(sql`
    select exists (select 1 from prizes where hunt_id = ${huntId}
      and status in ('PENDING_REVIEW', 'NOTIFIED', 'CLAIMED')) as open`);
  return row.open;
}

export interface WonRow {
  id: string;
  place: number;
  userId: string;
  status: PrizeStatus;
}

/** The prizes of a hunt in the order of their places. */
export async function listPrizes(db: Db, huntId: string): Promise<WonRow[]> {
  return db.query(sql`
    select id, place, user_id as "userId", status from prizes where hunt_id = ${huntId} order by place, created_at`);
}

/** The places of a hunt that a prize holds: also one that was lost, until its place is free for another. */
export async function listHeldPlaces(db: Db, huntId: string): Promise<number[]> {
  const rows = await db.query<{ place: number }>(sql`
    select distinct place from prizes where hunt_id = ${huntId} and not passed_on order by 1`);
  return rows.map(({ place }) => place);
}

/** Puts what the winner's hunt weighs beside a prize that waits for its review. */
export async function storePrizeSignals(
  tx: Tx,
  id: string,
  { score, found }: { score: number; found: unknown },
): Promise<void> {
  await tx.execute(sql`
    update prizes set score = ${score}, signals = ${json(found)}::jsonb
    where id = ${id} and status = 'PENDING_REVIEW'`);
}

export interface PrizeRow {
  id: string;
  huntId: string;
  huntName: string;
  place: number;
  userId: string;
  sats: number;
  amountCents: number;
  status: PrizeStatus;
  createdAt: Date;
  approvedBy: string | null;
  notifiedAt: Date | null;
  claimUntil: Date | null;
  reminded: number;
  claimedAt: Date | null;
  paidAt: Date | null;
  reference: string | null;
  closedBy: string | null;
  closedAt: Date | null;
  reason: string | null;
  heldBy: string | null;
  heldAt: Date | null;
  holdReason: string | null;
  answerUntil: Date | null;
  passedOn: boolean;
  score: number | null;
}

const columns = sql`p.id, p.hunt_id as "huntId", h.name as "huntName", p.place, p.user_id as "userId", p.sats,
  p.amount_cents as "amountCents", p.status, p.created_at as "createdAt", p.approved_by as "approvedBy",
  p.notified_at as "notifiedAt", p.claim_until as "claimUntil", p.reminded, p.claimed_at as "claimedAt",
  p.paid_at as "paidAt", p.reference, p.closed_by as "closedBy", p.closed_at as "closedAt", p.reason,
  p.held_by as "heldBy", p.held_at as "heldAt", p.hold_reason as "holdReason", p.answer_until as "answerUntil",
  p.passed_on as "passedOn", p.score`;

export async function findPrize(db: Db, id: string): Promise<PrizeRow | null> {
  return db.maybeOne(sql`
    select ${columns} from prizes p join hunts h on h.id = p.hunt_id where p.id = ${id}`);
}

/** The same with the prize locked; its hunt is locked before where its place may change hands. */
export async function lockPrize(tx: Tx, id: string): Promise<PrizeRow | null> {
  return tx.maybeOne(sql`
    select ${columns} from prizes p join hunts h on h.id = p.hunt_id where p.id = ${id} for update of p`);
}

export async function listOwn(db: Db, userId: string): Promise<PrizeRow[]> {
  return db.query(sql`
    select ${columns} from prizes p join hunts h on h.id = p.hunt_id
    where p.user_id = ${userId} order by p.created_at desc, p.place`);
}

export interface WinnerRow {
  displayName: string;
  email: string;
}

/** Null where there is no account any more. */
export async function findWinner(db: Db, userId: string): Promise<WinnerRow | null> {
  return db.maybeOne(sql`
    select display_name as "displayName", email from users where id = ${userId}`);
}

export async function markNotified(
  tx: Tx,
  id: string,
  { by, at, claimUntil }: { by: string; at: Date; claimUntil: Date },
): Promise<void> {
  await tx.execute(sql`
    update prizes set status = 'NOTIFIED', approved_by = ${by}, notified_at = ${at}, claim_until = ${claimUntil},
      reminded = 0
    where id = ${id}`);
}

export async function markClaimed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.execute(sql`update prizes set status = 'CLAIMED', claimed_at = ${at} where id = ${id}`);
}

export async function markPaid(
  tx: Tx,
  id: string,
  { by, at, reference }: { by: string; at: Date; reference: string },
): Promise<void> {
  await tx.execute(sql`
    update prizes set status = 'PAID', paid_by = ${by}, paid_at = ${at}, reference = ${reference}
    where id = ${id}`);
}

/** @param by null where nobody decided it: the time to claim it was over */
export async function markClosed(
  tx: Tx,
  id: string,
  closed: {
    status: "FORFEITED" | "DISQUALIFIED";
    by: string | null;
    at: Date;
    reason: string;
    answerUntil: Date | null;
    passesOn: boolean;
  },
): Promise<void> {
  await tx.execute(sql`
    update prizes set status = ${closed.status}, closed_by = ${closed.by}, closed_at = ${closed.at},
      reason = ${closed.reason}, answer_until = coalesce(answer_until, ${closed.answerUntil}::timestamptz),
      passes_on = ${closed.passesOn}
    where id = ${id}`);
}

export async function noteReminded(tx: Tx, id: string, reminded: number): Promise<void> {
  await tx.execute(sql`update prizes set reminded = ${reminded} where id = ${id}`);
}

/** Winners who have been told of a prize and have not claimed it. */
export async function listUnclaimed(db: Db): Promise<PrizeRow[]> {
  return db.query(sql`
    select ${columns} from prizes p join hunts h on h.id = p.hunt_id
    where p.status = 'NOTIFIED' order by p.claim_until, p.id`);
}

/** Prizes whose review the operator was not told of since before then. */
export async function listUnreviewed(db: Db, wonBefore: Date): Promise<PrizeRow[]> {
  return db.query(sql`
    select ${columns} from prizes p join hunts h on h.id = p.hunt_id
    where p.status = 'PENDING_REVIEW' and p.hold_reason is null and p.nudged_at is null
      and p.created_at <= ${wonBefore} order by p.created_at, p.id`);
}

export async function noteNudged(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`
    update prizes set nudged_at = ${at} where id = any(${[...ids]}::uuid[])`);
}

/** Lost prizes whose place nobody can get back any more, and which is not free yet. */
export async function listToPassOn(db: Db, now: Date): Promise<{ id: string; huntId: string }[]> {
  return db.query(sql`
    select id, hunt_id as "huntId" from prizes
    where status in ('FORFEITED', 'DISQUALIFIED') and passes_on and not passed_on
      and (status = 'FORFEITED' or answer_until is null or answer_until <= ${now})
      and not exists (select 1 from prize_answers a where a.prize_id = prizes.id and a.decided_at is null)
    order by closed_at, id`);
}

/** From now on the place of a lost prize is free for another. */
export async function markPassedOn(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update prizes set passed_on = true where id = ${id}`);
}

/** Holds a prize under review. */
export async function markHeld(
  tx: Tx,
  id: string,
  held: { by: string; at: Date; reason: string; answerUntil: Date },
): Promise<void> {
  await tx.execute(sql`
    update prizes set held_by = ${held.by}, held_at = ${held.at}, hold_reason = ${held.reason},
      answer_until = ${held.answerUntil}
    where id = ${id}`);
}

/** Puts a disqualified prize back under review, without the reason that did not hold. */
export async function markRestored(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update prizes set status = 'PENDING_REVIEW', closed_by = null, closed_at = null, reason = null,
      passes_on = false
    where id = ${id}`);
}

/** What was decided cannot be answered any more. */
export async function endAnswering(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update prizes set answer_until = null where id = ${id}`);
}

/** The same for all that were taken back, whose winners have said nothing in their time: that is final. */
export async function endLateAnswering(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    update prizes set answer_until = null
    where status = 'DISQUALIFIED' and answer_until <= ${now}
      and not exists (select 1 from prize_answers a where a.prize_id = prizes.id)`);
}
