import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface LoggedSquare {
  squareNum: number;
  solvedAt: Date | null;
  wrongTries: number;
  /** Levels of the hints taken, in order; null where none was. */
  hints: number[] | null;
  creditsSpent: number;
}

/** What a hunter's squares of a hunt took, of those below a number. */
export async function readLoggedSquares(
  db: Db,
  userId: string,
  huntId: string,
  below: number,
): Promise<LoggedSquare[]> {
  return db.query(sql`
    select n as "squareNum",
      (select min(c.at) from check_ins c
        where c.user_id = ${userId} and c.hunt_id = ${huntId} and c.square_num = n and c.success) as "solvedAt",
      (select count(*)::int from check_ins c
        where c.user_id = ${userId} and c.hunt_id = ${huntId} and c.square_num = n and not c.success) as "wrongTries",
      (select array_agg(p.level order by p.level) from hint_purchases p
        where p.user_id = ${userId} and p.hunt_id = ${huntId} and p.square_num = n) as hints,
      (select coalesce(-sum(l.monthly_delta + l.bonus_delta + l.bought_delta), 0)::int from credit_ledger l
        where l.user_id = ${userId} and l.hunt_id = ${huntId} and l.reason in ('check_in', 'hint')
          and (l.reference = 'Square ' || n or l.reference like 'Square ' || n || ',%')) as "creditsSpent"
    from generate_series(1, ${below}::int - 1) n order by n`);
}
