import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "../hunts/service.ts";
import { holdsSlot } from "../runs/service.ts";

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

/** A hunt that holds a slot of its hunter's plan. */
export interface SlotHolder {
  id: string;
  name: string;
  /** It goes on with the next cycle; false of one that was left. */
  renews: boolean;
}

/** The hunts that hold a slot of the user's plan, longest held first. */
export function listSlotHolders(db: Db, userId: string): Promise<SlotHolder[]> {
  return db.query<SlotHolder>(sql`
    select h.id, h.name, s.status = 'ACTIVE' as renews from subscriptions s join hunts h on h.id = s.hunt_id
    where s.user_id = ${userId} and s.status <> 'ENDED' and ${holdsSlot}
    order by s.created_at, s.hunt_id`);
}

/** How many of these hunts the user was subscribed to that need no slot any more: finished, or over. */
export async function countDone(
  db: Db,
  userId: string,
  huntIds: readonly string[],
): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from subscriptions s
    where s.user_id = ${userId} and s.plan_id <> 'free' and s.hunt_id = any(${[...huntIds]}::text[])
      and not (${holdsSlot})`);
  return row.count;
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
