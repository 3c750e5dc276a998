import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface WithdrawalRow {
  placeId: string;
  reason: string;
  by: string;
  at: Date;
}

export async function listWithdrawals(db: Db): Promise<WithdrawalRow[]> {
  return db.query(sql`
    select place_id as "placeId", reason, withdrawn_by as by, withdrawn_at as at from place_withdrawals`);
}

export async function insertWithdrawal(tx: Tx, w: WithdrawalRow): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into place_withdrawals (place_id, reason, withdrawn_by, withdrawn_at)
    values (${w.placeId}, ${w.reason}, ${w.by}, ${w.at}) on conflict do nothing`);
  return count === 1;
}

/** @returns why the place was withdrawn; null where it was not */
export async function deleteWithdrawal(tx: Tx, placeId: string): Promise<string | null> {
  const row = await tx.maybeOne<{ reason: string }>(
    sql`delete from place_withdrawals where place_id = ${placeId} returning reason`,
  );
  return row?.reason ?? null;
}

/** How many hunts stand on each place. */
export async function countUses(db: Db): Promise<Map<string, number>> {
  const rows = await db.query<{ placeId: string; uses: number }>(sql`
    select place_id as "placeId", count(*) as uses from squares where place_id is not null group by place_id`);
  return new Map(rows.map((row) => [row.placeId, row.uses]));
}

export interface UseRow {
  huntId: string;
  huntName: string;
  status: string;
  squareNum: number;
}

export async function listUses(db: Db, placeId: string): Promise<UseRow[]> {
  return db.query(sql`
    select h.id as "huntId", h.name as "huntName", h.status, s.sequence_num as "squareNum"
    from squares s join hunts h on h.id = s.hunt_id where s.place_id = ${placeId}
    order by h.created_at desc, h.id`);
}
