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
  createdAt: Date;
}

export async function insertPrize(tx: Tx, prize: NewPrize): Promise<void> {
  await tx.execute(sql`
    insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at)
    values (${prize.id}, ${prize.huntId}, ${prize.place}, ${prize.userId}, ${prize.sats}, ${prize.amountCents},
      'PENDING_REVIEW', ${prize.createdAt})`);
}

/** Whether a prize of a hunt is still on its way to its winner. */
export async function hasOpenPrize(db: Db, huntId: string): Promise<boolean> {
  const row = await db.one<{ open: boolean }>(sql`
    select exists (select 1 from prizes where hunt_id = ${huntId}
      and status in ('PENDING_REVIEW', 'NOTIFIED', 'CLAIMED')) as open`);
  return row.open;
}

export interface PrizeRow {
  id: string;
  place: number;
  userId: string;
  status: PrizeStatus;
}

/** The prizes of a hunt in the order of their places. */
export async function listPrizes(db: Db, huntId: string): Promise<PrizeRow[]> {
  return db.query(sql`
    select id, place, user_id as "userId", status from prizes where hunt_id = ${huntId} order by place`);
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
