import type { HuntStatus } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "../hunts/service.ts";

/** The month's free hunt, or the one still open while the new one is being made. */
export async function findOpen(db: Db): Promise<HuntRow | null> {
  return db.maybeOne(sql`
    select ${huntColumns} from hunts h where h.state = 'FREE' and h.status in ('ACTIVE', 'PAUSED')
    order by h.id desc limit 1`);
}

export async function isSolved(db: Db, userId: string, huntId: string): Promise<boolean> {
  const row = await db.maybeOne(sql`
    select 1 as solved from subscriptions
    where user_id = ${userId} and hunt_id = ${huntId} and completed_at is not null`);
  return row !== null;
}

export async function lockRun(
  tx: Tx,
  userId: string,
  huntId: string,
): Promise<{ completedAt: Date | null }> {
  return tx.one(sql`
    select completed_at as "completedAt" from subscriptions
    where user_id = ${userId} and hunt_id = ${huntId} for update`);
}

/** The time of the attempt that stands in the way, once `attempts` were made since a time. */
export async function findBlockingAttempt(
  tx: Tx,
  userId: string,
  huntId: string,
  attempts: number,
  since: Date,
): Promise<Date | null> {
  const row = await tx.maybeOne<{ at: Date }>(sql`
    select at from check_ins where user_id = ${userId} and hunt_id = ${huntId} and square_num = 1 and at > ${since}
    order by at desc offset ${attempts - 1} limit 1`);
  return row?.at ?? null;
}

export interface MonthRow {
  id: string;
  name: string;
  status: HuntStatus;
  deleted: boolean;
}

const monthColumns = sql`id, name, status, deleted_at is not null as deleted`;

/** The free hunt of a month by its id, deleted or not. */
export async function findOfMonth(db: Db, id: string): Promise<MonthRow | null> {
  return db.maybeOne(sql`select ${monthColumns} from hunts where id = ${id}`);
}

export async function lockOfMonth(tx: Tx, id: string): Promise<MonthRow | null> {
  return tx.maybeOne(sql`select ${monthColumns} from hunts where id = ${id} for update`);
}

/** Free hunts of other months that are still open, or rest. */
export async function listOpenFreeHunts(
  db: Db,
  exceptId: string,
): Promise<{ id: string; status: string }[]> {
  return db.query(sql`
    select id, status from hunts
    where state = 'FREE' and status in ('ACTIVE', 'PAUSED') and id <> ${exceptId}`);
}

/** Places that free hunts have used, so that months differ. */
export async function listFreePlaces(db: Db): Promise<string[]> {
  const rows = await db.query<{ placeId: string }>(sql`
    select s.place_id as "placeId" from squares s join hunts h on h.id = s.hunt_id where h.state = 'FREE'`);
  return rows.map((row) => row.placeId);
}
