import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface SquareStats {
  squareNum: number;
  solvedBy: number;
  wrongTries: number;
  /** From the first look to the right answer; null where no check-in says when the square was first seen. */
  medianSeconds: number | null;
  hintsTaken: number;
}

/** How hunters fared at each square of a hunt that somebody has tried. */
export async function readSquareStats(db: Db, huntId: string): Promise<SquareStats[]> {
  return db.query(sql`
    select c.square_num as "squareNum",
      (count(distinct c.user_id) filter (where c.success))::int as "solvedBy",
      (count(*) filter (where not c.success))::int as "wrongTries",
      percentile_cont(0.5) within group (order by extract(epoch from c.at - c.shown_at)::float8)
        filter (where c.success and c.shown_at is not null) as "medianSeconds",
      (select count(*)::int from hint_purchases p
        where p.hunt_id = ${huntId} and p.square_num = c.square_num) as "hintsTaken"
    from check_ins c where c.hunt_id = ${huntId} group by c.square_num`);
}
