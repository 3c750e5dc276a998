import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface Totals {
  totalUsers: number;
  newUsersWeek: number;
  activeHunts: number;
  availableHunts: number;
  revenueCents: number;
  revenueWeekCents: number;
  prizesWaiting: number;
  mailsWaiting: number;
  shelvesEmpty: number;
  activeSubscriptions: number;
  totalSubscriptions: number;
}

export async function readTotals(db: Db, weekAgo: Date, mailsBefore: Date): Promise<Totals> {
  return db.one(sql`
    select
      (select count(*) from users) as "totalUsers",
      (select count(*) from users where created_at > ${weekAgo}) as "newUsersWeek",
      (select count(*) from hunts where status = 'ACTIVE' and state <> 'FREE') as "activeHunts",
      (select count(*) from hunts where status = 'AVAILABLE') as "availableHunts",
      (select coalesce(sum(amount_cents - given_back_cents), 0) from payments) as "revenueCents",
      (select coalesce(sum(amount_cents - given_back_cents), 0) from payments where paid_at > ${weekAgo}) as "revenueWeekCents",
      (select count(*) from prizes where status in ('PENDING_REVIEW', 'CLAIMED')) as "prizesWaiting",
      (select count(*) from mails where sent_at is null and handed_over_at is null and created_at < ${mailsBefore}) as "mailsWaiting",
      (select count(*) from (select from hunts where state <> 'FREE' and deleted_at is null group by state, variant
        having bool_or(status in ('ACTIVE', 'PAUSED')) and not bool_or(status = 'AVAILABLE')) s) as "shelvesEmpty",
      (select count(*) from subscriptions where plan_id <> 'free' and status <> 'ENDED') as "activeSubscriptions",
      (select count(*) from subscriptions where plan_id <> 'free') as "totalSubscriptions"`);
}
