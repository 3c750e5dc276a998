import type { HuntStatus } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

export interface LockedSubscription {
  subscriptionStatus: "ACTIVE" | "ENDING" | "ENDED";
  endsAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  currentSquare: number;
  planId: string;
  freeLevel3Used: boolean;
  huntStatus: HuntStatus;
  huntState: string;
  opensAt: Date | null;
  contentVersion: number;
}

/** Locks the hunter's row, so that two purchases of theirs come one after the other. */
export async function lockSubscription(
  tx: Tx,
  userId: string,
  huntId: string,
): Promise<LockedSubscription | null> {
  return tx.maybeOne(sql`
    select s.status as "subscriptionStatus", s.ends_at as "endsAt", s.started_at as "startedAt",
      s.completed_at as "completedAt", s.current_square as "currentSquare", s.plan_id as "planId",
      s.free_level3_used as "freeLevel3Used", h.status as "huntStatus", h.state as "huntState", h.opens_at as "opensAt",
      h.content_version as "contentVersion"
    from subscriptions s join hunts h on h.id = s.hunt_id
    where s.user_id = ${userId} and s.hunt_id = ${huntId} for update of s`);
}

/** Null where it was not bought; which puzzle it is about, where it is about one. */
export async function findPurchase(
  tx: Tx,
  userId: string,
  huntId: string,
  squareNum: number,
  level: number,
): Promise<{ word: number | null } | null> {
  return tx.maybeOne(sql`
    select word from hint_purchases
    where user_id = ${userId} and hunt_id = ${huntId} and square_num = ${squareNum} and level = ${level}`);
}

/** What was kept of the last answer by words at a square, as text; null where none was given. */
export async function findLastWords(
  tx: Tx,
  userId: string,
  huntId: string,
  squareNum: number,
): Promise<string | null> {
  const row = await tx.maybeOne<{ evidence: string | null }>(sql`
    select evidence from check_ins
    where user_id = ${userId} and hunt_id = ${huntId} and square_num = ${squareNum} and kind = 'words'
    order by at desc limit 1`);
  return row?.evidence ?? null;
}

export async function insertPurchase(
  tx: Tx,
  purchase: {
    userId: string;
    huntId: string;
    squareNum: number;
    level: number;
    cost: number;
    word: number | null;
    at: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into hint_purchases (user_id, hunt_id, square_num, level, cost, word, at)
    values (${purchase.userId}, ${purchase.huntId}, ${purchase.squareNum}, ${purchase.level}, ${purchase.cost}, ${purchase.word},
      ${purchase.at})`);
}

export async function isResting(tx: Tx, huntId: string, squareNum: number): Promise<boolean> {
  const row = await tx.maybeOne(sql`
    select 1 as rests from squares
    where hunt_id = ${huntId} and sequence_num = ${squareNum} and rested_at is not null`);
  return row !== null;
}
