import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface OwnCheckInRow {
  squareNum: number;
  at: Date;
  success: boolean;
  lat: number | null;
  lng: number | null;
  accuracyM: number | null;
}

/** The check-ins of a hunter in a hunt, in order. */
export async function listOwnCheckIns(
  db: Db,
  userId: string,
  huntId: string,
): Promise<OwnCheckInRow[]> {
  return db.query(sql`
    select square_num as "squareNum", at, success, lat, lng, accuracy_m as "accuracyM" from check_ins
    where user_id = ${userId} and hunt_id = ${huntId} order by at, id limit 2000`);
}
