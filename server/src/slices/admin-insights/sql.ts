import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface Totals {
  totalUsers: number;
  newUsersWeek: number;
  activeHunts: number;
  availableHunts: number;
  revenueCents: number;
  revenueWeekCents: number;
  activeSubscriptions: number;
  totalSubscriptions: number;
}

export async function readTotals(db: Db, weekAgo: Date): Promise<Totals> {
  return db.one(sql`
    select
      (select count(*) from users) as "totalUsers",
      (select count(*) from users where created_at > ${weekAgo}) as "newUsersWeek",
      (select count(*) from hunts where status = 'ACTIVE' and state <> 'FREE') as "activeHunts",
      (select count(*) from hunts where status = 'AVAILABLE') as "availableHunts",
      (select coalesce(sum(amount_cents), 0) from payments) as "revenueCents",
      (select coalesce(sum(amount_cents), 0) from payments where paid_at > ${weekAgo}) as "revenueWeekCents",
      (select count(*) from subscriptions where plan_id <> 'free' and status <> 'ENDED') as "activeSubscriptions",
      (select count(*) from subscriptions where plan_id <> 'free') as "totalSubscriptions"`);
}
