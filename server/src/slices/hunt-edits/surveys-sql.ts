import type { FieldQuestion } from "@ten-paces/contract";
import type { SquareStand } from "@ten-paces/hunt-builder";
import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** What a survey changes of a square, as it was before; the parts after the first four since they exist. */
export interface BeforeSurvey {
  lat: number;
  lng: number;
  words: string;
  /** Left out where they are of the own grid. */
  wordSource?: "what3words";
  surveyed: boolean;
  where?: string;
  question?: FieldQuestion | null;
  photoId?: string | null;
  surveyedAt?: string | null;
}

/** Where a square lay before: ahead of its last survey, and of its first. */
export interface SurveyPast {
  before: BeforeSurvey | null;
  firstLat: number | null;
  firstLng: number | null;
}

export async function readSurveyPast(tx: Tx, huntId: string, num: number): Promise<SurveyPast> {
  return tx.one(sql`
    select before_survey as before, first_lat as "firstLat", first_lng as "firstLng"
    from squares where hunt_id = ${huntId} and sequence_num = ${num}`);
}

/** Keeps what a square is, ahead of a survey; null once that was taken back. */
export async function keepBeforeSurvey(
  tx: Tx,
  huntId: string,
  num: number,
  before: BeforeSurvey | null,
): Promise<void> {
  await tx.execute(sql`
    update squares set before_survey = ${before && json(before)}::jsonb,
      first_lat = coalesce(first_lat, lat), first_lng = coalesce(first_lng, lng)
    where hunt_id = ${huntId} and sequence_num = ${num}`);
}

/** What somebody found on the spot, of a square that keeps its address when its hunt is stored again. */
export interface KeptSurvey {
  words: string;
  stand: SquareStand | null;
  question: FieldQuestion | null;
  photoId: string | null;
  surveyedAt: Date | null;
}

export async function keepSurveys(
  tx: Tx,
  huntId: string,
  surveys: readonly KeptSurvey[],
): Promise<void> {
  await tx.execute(sql`
    update squares set surveyed = true, stand = coalesce(nullif(k.stand, 'null'::jsonb), squares.stand),
      question = nullif(k.question, 'null'::jsonb), photo_id = k."photoId", surveyed_at = k."surveyedAt"
    from jsonb_to_recordset(${json(surveys)}::jsonb) as k (
      words text, stand jsonb, question jsonb, "photoId" uuid, "surveyedAt" timestamptz)
    where hunt_id = ${huntId} and squares.words = k.words`);
  await tx.execute(sql`
    update survey_photos p set square_num = q.sequence_num
    from squares q where q.hunt_id = ${huntId} and p.hunt_id = q.hunt_id and p.id = q.photo_id`);
  await dropUnusedPhotos(tx, huntId);
}

export interface PhotoRow {
  id: string;
  huntId: string;
  squareNum: number;
  mediaType: string;
  bytes: Buffer;
  takenAt: Date;
}

export async function insertPhoto(tx: Tx, photo: PhotoRow): Promise<void> {
  await tx.execute(sql`
    insert into survey_photos (id, hunt_id, square_num, media_type, bytes, taken_at)
    values (${photo.id}, ${photo.huntId}, ${photo.squareNum}, ${photo.mediaType}, ${photo.bytes}, ${photo.takenAt})`);
}

/** Lets go of photos that no square has, and that no survey could be taken back to. */
export async function dropUnusedPhotos(tx: Tx, huntId: string): Promise<void> {
  await tx.execute(sql`
    delete from survey_photos p where p.hunt_id = ${huntId} and not exists (
      select 1 from squares q where q.hunt_id = p.hunt_id
        and (q.photo_id = p.id or q.before_survey->>'photoId' = p.id::text))`);
}

/** The photo that a square has now. */
export async function findPhoto(
  db: Db,
  huntId: string,
  num: number,
): Promise<Pick<PhotoRow, "mediaType" | "bytes" | "takenAt"> | null> {
  return db.maybeOne(sql`
    select p.media_type as "mediaType", p.bytes, p.taken_at as "takenAt"
    from squares q join survey_photos p on p.id = q.photo_id
    where q.hunt_id = ${huntId} and q.sequence_num = ${num}`);
}
