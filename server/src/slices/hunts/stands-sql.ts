import type { SquareStand, TripAsks } from "@ten-paces/hunt-builder";
import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Physical hunts of which it is not stored yet what their trip asks. */
export async function listUntoldTrips(db: Db): Promise<{ id: string }[]> {
  return db.query(sql`
    select h.id from hunts h
    where h.variant = 'PHYSICAL' and h.state <> 'FREE' and h.trip is null and h.deleted_at is null
    order by h.id`);
}

/** Stores what a hunt's trip asks and where one stands at its squares, and tells every copy in memory. */
export async function writeStands(
  tx: Tx,
  huntId: string,
  trip: TripAsks | null,
  stands: readonly { sequenceNum: number; stand: SquareStand }[],
): Promise<void> {
  await tx.execute(sql`
    update squares set stand = s.stand
    from jsonb_to_recordset(${json(stands)}::jsonb) as s ("sequenceNum" int, stand jsonb)
    where hunt_id = ${huntId} and sequence_num = s."sequenceNum"`);
  await tx.execute(sql`
    update hunts set trip = ${trip && json(trip)}::jsonb, content_version = content_version + 1
    where id = ${huntId}`);
}
