import type { SquareStand } from "@ten-paces/hunt-builder";
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

export interface SpotRow {
  num: number;
  placeId: string | null;
  name: string;
  town: string;
  lat: number;
  lng: number;
  surveyed: boolean;
  stand: SquareStand | null;
}

/** A hunt's name and the spots of its squares that count; null where there is no such hunt. */
export async function findSpots(
  db: Db,
  huntId: string,
): Promise<{ name: string; state: string; spots: SpotRow[] } | null> {
  const hunt = await db.maybeOne<{ name: string; state: string }>(
    sql`select name, state from hunts where id = ${huntId} and deleted_at is null`,
  );
  if (!hunt) return null;
  const spots = await db.query<SpotRow>(sql`
    select q.sequence_num as num, q.place_id as "placeId", q.place_name as name, q.town, q.lat, q.lng, q.surveyed, q.stand
    from squares q join hunts h on h.id = q.hunt_id
    where q.hunt_id = ${huntId} and h.variant = 'PHYSICAL' and q.voided_at is null
    order by q.sequence_num`);
  return { ...hunt, spots };
}
