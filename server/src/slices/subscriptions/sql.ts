import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "../hunts/service.ts";

export interface SubscriptionRow extends HuntRow {
  subscriptionId: string;
  subscriptionStatus: "ACTIVE" | "ENDING" | "ENDED";
  planId: string;
  subscribedAt: Date;
  endsAt: Date | null;
  currentSquare: number;
  place: number | null;
  deleted: boolean;
}

const columns = sql`${huntColumns}, s.id as "subscriptionId", s.status as "subscriptionStatus", s.plan_id as "planId",
  s.created_at as "subscribedAt", s.ends_at as "endsAt", s.current_square as "currentSquare", s.place,
  h.deleted_at is not null as deleted`;

/** The paid subscriptions of a user, newest first. */
export async function listSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db.query(sql`
    select ${columns} from subscriptions s join hunts h on h.id = s.hunt_id
    where s.user_id = ${userId} and s.plan_id <> 'free' order by s.created_at desc, s.id desc`);
}

export async function findSubscription(
  db: Db,
  userId: string,
  huntId: string,
): Promise<{ id: string; status: "ACTIVE" | "ENDING" | "ENDED" } | null> {
  return db.maybeOne(
    sql`select id, status from subscriptions where user_id = ${userId} and hunt_id = ${huntId}`,
  );
}

/** Hunts that hold a slot of the user's plan: live ones they are subscribed to and have not finished. */
export async function countSlotsUsed(db: Db, userId: string): Promise<number> {
  const row = await db.one<{ used: number }>(sql`
    select count(*) as used from subscriptions s join hunts h on h.id = s.hunt_id
    where s.user_id = ${userId} and s.status <> 'ENDED' and s.plan_id <> 'free'
      and s.completed_at is null and h.status in ('ACTIVE', 'PAUSED')`);
  return row.used;
}

/** The hunts that hold a slot and are to be renewed. */
export async function listSlotHolders(db: Db, userId: string): Promise<string[]> {
  const rows = await db.query<{ huntId: string }>(sql`
    select s.hunt_id as "huntId" from subscriptions s join hunts h on h.id = s.hunt_id
    where s.user_id = ${userId} and s.status = 'ACTIVE' and s.plan_id <> 'free'
      and s.completed_at is null and h.status in ('ACTIVE', 'PAUSED')`);
  return rows.map(({ huntId }) => huntId);
}

export async function lockOwn(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ huntId: string; status: "ACTIVE" | "ENDING" | "ENDED"; endsAt: Date | null } | null> {
  return tx.maybeOne(sql`
    select hunt_id as "huntId", status, ends_at as "endsAt" from subscriptions
    where user_id = ${userId} and id = ${id} and plan_id <> 'free' for update`);
}

export async function countRenewing(tx: Tx, userId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*) as count from subscriptions
    where user_id = ${userId} and status = 'ACTIVE' and plan_id <> 'free'`);
  return row.count;
}
