import type { FoundAs } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Stores what a finder says; false where they have not found the square, or nobody stands there. */
export async function putFinding(
  tx: Tx,
  f: { userId: string; huntId: string; num: number; as: FoundAs; at: Date },
): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into spot_findings (user_id, hunt_id, square_num, place_id, found_as, at)
    select ${f.userId}, q.hunt_id, q.sequence_num, q.place_id, ${f.as}, ${f.at}
    from squares q where q.hunt_id = ${f.huntId} and q.sequence_num = ${f.num} and q.place_id is not null
      and exists (select 1 from check_ins c where c.user_id = ${f.userId} and c.hunt_id = q.hunt_id
        and c.square_num = q.sequence_num and c.success and c.kind = 'position')
    on conflict (user_id, hunt_id, square_num) do update set found_as = excluded.found_as, at = excluded.at`);
  return count > 0;
}

export interface FindingRow {
  placeId: string;
  placeName: string | null;
  town: string | null;
  foundAs: FoundAs;
  lat: number;
  lng: number;
  accuracyM: number;
  /** The device where the page told one, else the account. */
  finder: string;
}

/** What finders said of one place or of all, with the fix of their right check-in. */
export async function listFindings(db: Db, placeId: string | null): Promise<FindingRow[]> {
  return db.query(sql`
    select f.place_id as "placeId", q.place_name as "placeName", q.town, f.found_as as "foundAs", c.lat, c.lng,
      c.accuracy_m as "accuracyM", coalesce(c.evidence::jsonb->>'device', f.user_id::text) as finder
    from spot_findings f
    join check_ins c on c.user_id = f.user_id and c.hunt_id = f.hunt_id and c.square_num = f.square_num
      and c.success and c.kind = 'position'
    left join squares q on q.hunt_id = f.hunt_id and q.sequence_num = f.square_num
    ${placeId === null ? sql`` : sql`where f.place_id = ${placeId}`} order by f.place_id, f.at`);
}

export interface PinRow {
  placeId: string;
  lat: number;
  lng: number;
  finders: number;
  acceptedAt: Date;
}

export async function listPins(db: Db): Promise<PinRow[]> {
  return db.query(sql`
    select place_id as "placeId", lat, lng, finders, accepted_at as "acceptedAt" from place_pins`);
}

export async function putPin(
  tx: Tx,
  pin: { placeId: string; lat: number; lng: number; finders: number; by: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into place_pins (place_id, lat, lng, finders, accepted_by, accepted_at)
    values (${pin.placeId}, ${pin.lat}, ${pin.lng}, ${pin.finders}, ${pin.by}, ${pin.at})
    on conflict (place_id) do update set lat = excluded.lat, lng = excluded.lng, finders = excluded.finders,
      accepted_by = excluded.accepted_by, accepted_at = excluded.accepted_at`);
}
