import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface DayRow {
  day: string;
  itemId: string;
  payments: number;
  /** US cents, less what was given back. */
  cents: number;
  givenBackCents: number;
}

/** Payments by day (UTC) and what was bought, the largest of a day first. */
export async function listDays(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<DayRow[]> {
  return db.query(sql`
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, item_id as "itemId", count(*) as payments,
      sum(amount_cents - given_back_cents)::float8 as cents, sum(given_back_cents)::float8 as "givenBackCents"
    from payments where paid_at >= ${from} and paid_at < ${until}
    group by 1, 2 order by 1, 4 desc, 2`);
}
