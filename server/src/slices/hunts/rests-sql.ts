import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Rests a square, or ends its rest with null. */
export async function setRest(
  tx: Tx,
  huntId: string,
  num: number,
  restedAt: Date | null,
): Promise<void> {
  await tx.execute(sql`
    update squares set rested_at = ${restedAt} where hunt_id = ${huntId} and sequence_num = ${num}`);
}

/** Lets everybody pass a square from now on. */
export async function voidSquare(tx: Tx, huntId: string, num: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update squares set rested_at = null, voided_at = ${now}
    where hunt_id = ${huntId} and sequence_num = ${num}`);
}

/** The squares of live physical hunts that lie at a place. */
export async function listLiveAt(
  db: Db,
  placeId: string,
): Promise<{ huntId: string; num: number }[]> {
  return db.query(sql`
    select q.hunt_id as "huntId", q.sequence_num as num
    from squares q join hunts h on h.id = q.hunt_id
    where q.place_id = ${placeId} and h.variant = 'PHYSICAL' and h.status in ('ACTIVE', 'PAUSED')
      and q.voided_at is null
    order by q.hunt_id, q.sequence_num`);
}
