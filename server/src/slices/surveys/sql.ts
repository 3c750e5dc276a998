import type { FieldQuestion, HuntStatus } from "@ten-paces/contract";
import type { SquareStand } from "@ten-paces/hunt-builder";
import { type Sql, sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface SurveyRow {
  huntId: string;
  huntName: string;
  huntStatus: HuntStatus;
  state: string;
  version: number;
  num: number;
  totalSquares: number;
  placeId: string | null;
  placeName: string;
  town: string;
  lat: number;
  lng: number;
  stand: SquareStand | null;
  question: FieldQuestion | null;
  photoId: string | null;
  surveyed: boolean;
  surveyedAt: Date | null;
  undoable: boolean;
}

export interface Wanted {
  state: string | null;
  huntId: string | null;
}

const columns = sql`h.id as "huntId", h.name as "huntName", h.status as "huntStatus", h.state, h.version,
  q.sequence_num as num, h.total_squares as "totalSquares", q.place_id as "placeId", q.place_name as "placeName", q.town,
  q.lat, q.lng, q.stand, q.question, q.photo_id as "photoId", q.surveyed, q.surveyed_at as "surveyedAt",
  q.before_survey is not null as undoable`;

const inField = (wanted: Wanted): Sql => sql`from hunts h join squares q on q.hunt_id = h.id
  where h.variant = 'PHYSICAL' and h.state <> 'FREE' and h.deleted_at is null
    and h.status in ('PENDING', 'AVAILABLE', 'ACTIVE', 'PAUSED')
    and (${wanted.state}::text is null or h.state = ${wanted.state})
    and (${wanted.huntId}::text is null or h.id = ${wanted.huntId})`;

const unsurveyed = sql`not q.surveyed and q.voided_at is null`;

/** How many squares nobody has stood on. */
export async function countToSurvey(db: Db): Promise<number> {
  const everywhere = inField({ state: null, huntId: null });
  const row = await db.one<{ count: number }>(
    sql`select count(*) as count ${everywhere} and ${unsurveyed}`,
  );
  return row.count;
}

/** Squares that nobody has stood on, those of open hunts first, and how many there are in all. */
export async function listUnsurveyed(
  db: Db,
  wanted: Wanted,
  most: number,
): Promise<{ rows: SurveyRow[]; total: number }> {
  const where = sql`${inField(wanted)} and ${unsurveyed}`;
  const { total } = await db.one<{ total: number }>(sql`select count(*) as total ${where}`);
  const rows = await db.query<SurveyRow>(sql`
    select ${columns} ${where}
    order by (h.status in ('ACTIVE', 'PAUSED')) desc, h.state, h.id, q.sequence_num limit ${most}`);
  return { rows, total };
}

/** The latest surveys that can be taken back; of one hunt all surveyed squares. */
export async function listRecent(db: Db, wanted: Wanted, most: number): Promise<SurveyRow[]> {
  return db.query(sql`
    select ${columns} ${inField(wanted)} and q.surveyed
      and (q.before_survey is not null or ${wanted.huntId}::text is not null)
    order by q.surveyed_at desc nulls last, h.id, q.sequence_num limit ${most}`);
}
