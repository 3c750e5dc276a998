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
  shelvesLow: number;
  stockMissing: number;
  renewalsFailing: number;
  ticketsOpen: number;
  activeSubscriptions: number;
  totalSubscriptions: number;
}

export async function readTotals(db: Db, weekAgo: Date, mailsBefore: Date): Promise<Totals> {
  return db.one(sql`
    with shelves as (
      select bool_or(status in ('ACTIVE', 'PAUSED')) as live, count(*) filter (where status = 'AVAILABLE') as stocked
      from hunts where state <> 'FREE' and deleted_at is null group by state, variant
    )
    select
      (select count(*) from users) as "totalUsers",
      (select count(*) from users where created_at > ${weekAgo}) as "newUsersWeek",
      (select count(*) from hunts where status = 'ACTIVE' and state <> 'FREE') as "activeHunts",
      (select count(*) from hunts where status = 'AVAILABLE') as "availableHunts",
      (select coalesce(sum(amount_cents - given_back_cents), 0) from payments) as "revenueCents",
      (select coalesce(sum(amount_cents - given_back_cents), 0) from payments where paid_at > ${weekAgo}) as "revenueWeekCents",
      (select count(*) from prizes where status in ('PENDING_REVIEW', 'CLAIMED')) as "prizesWaiting",
      (select count(*) from mails where sent_at is null and handed_over_at is null and created_at < ${mailsBefore}) as "mailsWaiting",
      (select count(*) from shelves where live and stocked = 0) as "shelvesEmpty",
      (select count(*) from shelves where live and stocked = 1) as "shelvesLow",
      coalesce((select jsonb_array_length(result -> 'failed') from jobs
        where kind in ('generate_all', 'replenish') and status = 'done' and jsonb_typeof(result -> 'failed') = 'array'
        order by finished_at desc limit 1), 0) as "stockMissing",
      (select count(*) from memberships where status = 'GRACE') as "renewalsFailing",
      (select count(*) from tickets where status = 'open') as "ticketsOpen",
      (select count(*) from subscriptions where plan_id <> 'free' and status <> 'ENDED') as "activeSubscriptions",
      (select count(*) from subscriptions where plan_id <> 'free') as "totalSubscriptions"`);
}
