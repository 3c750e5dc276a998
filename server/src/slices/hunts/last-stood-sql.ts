import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface LastStood {
  /** Of the square that was stood on latest, and of the one longest ago; null where none was. */
  newest: Date | null;
  oldest: Date | null;
  /** Squares whose place no finder has stood on yet. */
  never: number;
}

/** When finders last stood at the places of a physical hunt's squares, in whichever hunt it was. */
export async function readLastStood(db: Db, huntId: string): Promise<LastStood> {
  return db.one(sql`
    select max(v.at) as newest, min(v.at) as oldest, count(*) filter (where v.at is null) as never
    from squares q left join lateral (
      select max(c.at) as at from squares o
      join check_ins c on c.hunt_id = o.hunt_id and c.square_num = o.sequence_num
      where (o.hunt_id = q.hunt_id and o.sequence_num = q.sequence_num or o.place_id = q.place_id)
        and c.success and c.kind = 'position') v on true
    where q.hunt_id = ${huntId} and q.voided_at is null`);
}
