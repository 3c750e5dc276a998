import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface RebuiltRow {
  userId: string;
  monthly: number;
  bonus: number;
  bought: number;
  ledgerMonthly: number;
  ledgerBonus: number;
  ledgerBought: number;
}

/** Balances as stored and as the ledger adds up, of the next accounts by id; those without an account count as 0. */
export function rebuild(db: Db, after: string | null, most: number): Promise<RebuiltRow[]> {
  return db.query<RebuiltRow>(sql`
    with holders as (
      (select user_id from credit_accounts where ${after}::uuid is null or user_id > ${after}::uuid order by user_id limit ${most})
      union
      (select distinct user_id from credit_ledger where ${after}::uuid is null or user_id > ${after}::uuid order by user_id limit ${most})
    ), chosen as (select user_id from holders order by user_id limit ${most})
    select chosen.user_id as "userId", coalesce(a.monthly, 0) as monthly, coalesce(a.bonus, 0) as bonus,
      coalesce(a.bought, 0) as bought, l.monthly as "ledgerMonthly", l.bonus as "ledgerBonus", l.bought as "ledgerBought"
    from chosen left join credit_accounts a using (user_id)
    cross join lateral (
      select coalesce(sum(monthly_delta), 0)::int as monthly, coalesce(sum(bonus_delta), 0)::int as bonus,
        coalesce(sum(bought_delta), 0)::int as bought
      from credit_ledger where user_id = chosen.user_id) l
    order by chosen.user_id`);
}
