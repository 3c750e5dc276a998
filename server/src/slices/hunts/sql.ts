import type {
  ClueLine,
  Difficulty,
  FieldQuestion,
  HuntStatus,
  ShownPuzzle,
  Told,
  Variant,
  Working,
} from "@ten-paces/contract";
import type { SquareStand, TripAsks } from "@ten-paces/hunt-builder";
import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface HuntRow {
  id: string;
  name: string;
  description: string;
  state: string;
  type: "STATE" | "NATIONAL";
  variant: Variant;
  status: HuntStatus;
  difficulty: Difficulty;
  theme: string | null;
  thresholdSats: number;
  prizeSats: number;
  /** The same in whole US cents, as it was when the hunt opened; null where it has not. */
  prizeCents: number | null;
  totalSquares: number;
  estimatedMinutes: number;
  imageUrl: string | null;
  hunters: number;
  opensAt: Date | null;
  /** Null where it has not opened, or has no end. */
  closesAt: Date | null;
  contentVersion: number;
  /** What a physical hunt asks of whoever goes on it; null for others, and where it is not known yet. */
  trip: TripAsks | null;
  /** Raised by every change of the hunt, its status included. */
  version: number;
  /** How many finishers rated it, and the mean of their stars; null where nobody did. */
  ratings: number;
  meanStars: number | null;
}

export const huntColumns = sql`h.id, h.name, h.description, h.state, h.type, h.variant, h.status, h.difficulty,
  h.theme, h.threshold_sats as "thresholdSats", h.prize_sats as "prizeSats", h.prize_cents as "prizeCents", h.total_squares as "totalSquares",
  h.estimated_minutes as "estimatedMinutes", h.image_url as "imageUrl", h.hunters, h.opens_at as "opensAt",
  h.closes_at as "closesAt", h.content_version as "contentVersion", h.trip, h.version,
  (select count(*) from hunt_ratings r where r.hunt_id = h.id) as ratings,
  (select avg(r.stars)::float8 from hunt_ratings r where r.hunt_id = h.id) as "meanStars"`;

export interface SquareRow {
  sequenceNum: number;
  words: string;
  /** Whose words they are; null is the own grid. */
  wordSource: "what3words" | null;
  lat: number;
  lng: number;
  placeId: string | null;
  placeName: string;
  town: string;
  clue: string;
  clues: ClueLine[];
  puzzles: ShownPuzzle[];
  /** How they are solved: only for whoever has solved the square. Null in older hunts. */
  workings: Working[] | null;
  told: Told | null;
  hint1: string;
  hint2: string;
  hint3: string;
  landmarks: string[];
  decoyClues: string[];
  searchabilityScore: number | null;
  surveyed: boolean;
  /** Where one stands at a physical square; null for digital ones, and where the library does not say. */
  stand: SquareStand | null;
  /** What is asked on the spot; null where nothing is. Its answers are secret. */
  question: FieldQuestion | null;
  /** Of the survey that made it what it is: its photo, and when it was measured. */
  photoId: string | null;
  surveyedAt: Date | null;
  /** Whether its last survey can be undone. */
  undoable: boolean;
  /** Since when nobody can check in here; null while one can. */
  restedAt: Date | null;
  /** Since when everybody passes it. */
  voidedAt: Date | null;
}

export async function listActive(db: Db, order: "popular" | "latest" | null): Promise<HuntRow[]> {
  const where = sql`from hunts h where h.status = 'ACTIVE' and h.state <> 'FREE'`;
  if (order === "popular") {
    return db.query(
      sql`select ${huntColumns} ${where} order by h.hunters desc, h.prize_sats desc, md5(h.id)`,
    );
  }
  if (order === "latest") {
    return db.query(
      sql`select ${huntColumns} ${where} order by date_trunc('hour', h.activated_at) desc, md5('latest ' || h.id)`,
    );
  }
  return db.query(
    sql`select ${huntColumns} ${where} order by (h.type = 'NATIONAL') desc, h.state, h.variant desc, h.id`,
  );
}

/** Hunts that are open to everybody, for lists of pages. */
export async function listOpenIds(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from hunts where status = 'ACTIVE' and deleted_at is null order by id`,
  );
  return rows.map(({ id }) => id);
}

export async function findHunt(db: Db, id: string): Promise<HuntRow | null> {
  return db.maybeOne(
    sql`select ${huntColumns} from hunts h where h.id = ${id} and h.deleted_at is null`,
  );
}

/** The same for one that may have been deleted: its seals are still asked for. */
export async function findHuntEver(db: Db, id: string): Promise<HuntRow | null> {
  return db.maybeOne(sql`select ${huntColumns} from hunts h where h.id = ${id}`);
}

export async function listSquares(db: Db, huntId: string): Promise<SquareRow[]> {
  return db.query(sql`
    select sequence_num as "sequenceNum", words, word_source as "wordSource", lat, lng, place_id as "placeId", place_name as "placeName", town, clue, clues, puzzles, workings, told,
      hint1, hint2, hint3, landmarks, decoy_clues as "decoyClues", searchability_score as "searchabilityScore", surveyed, stand,
      question, photo_id as "photoId", surveyed_at as "surveyedAt",
      before_survey is not null as undoable, rested_at as "restedAt", voided_at as "voidedAt"
    from squares where hunt_id = ${huntId} order by sequence_num`);
}

export interface LockedHunt extends HuntRow {
  finishers: number;
  activatedAt: Date | null;
  /** Whether it is the next to open. */
  next: boolean;
}

export async function lockHunt(tx: Tx, id: string): Promise<LockedHunt | null> {
  return tx.maybeOne(
    sql`select ${huntColumns}, h.finishers, h.activated_at as "activatedAt", h.opens_next as next
      from hunts h where h.id = ${id} and h.deleted_at is null for update`,
  );
}

/** Notes that a place is taken; the caller holds the hunt's lock. */
export async function countFinisher(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update hunts set finishers = finishers + 1 where id = ${id}`);
}

/** Fixes the dollars of a hunt that opened before that was done at the opening; the caller holds its lock. */
export async function fixPrizeCents(
  tx: Tx,
  id: string,
  { cents, btcUsd }: { cents: number; btcUsd: number },
): Promise<number> {
  const row = await tx.one<{ cents: number }>(sql`
    update hunts set btc_usd = case when prize_cents is null then ${btcUsd}::numeric else btc_usd end,
      prize_cents = coalesce(prize_cents, ${cents})
    where id = ${id} returning prize_cents as cents`);
  return row.cents;
}

export async function listProgress(
  db: Db,
  userId: string,
): Promise<{ huntId: string; currentSquare: number }[]> {
  return db.query(sql`
    select hunt_id as "huntId", current_square as "currentSquare" from subscriptions
    where user_id = ${userId} and status <> 'ENDED'`);
}

export async function countHunter(tx: Tx, huntId: string): Promise<void> {
  await tx.execute(sql`update hunts set hunters = hunters + 1 where id = ${huntId}`);
}

export type NewHunt = Omit<
  HuntRow,
  "prizeCents" | "hunters" | "closesAt" | "contentVersion" | "version" | "ratings" | "meanStars"
> & { seed: string; createdAt: Date };

export async function insertHunt(tx: Tx, h: NewHunt): Promise<void> {
  await tx.execute(sql`
    insert into hunts (id, name, description, state, type, variant, status, difficulty, theme, threshold_sats,
      prize_sats, total_squares, estimated_minutes, image_url, opens_at, seed, trip, created_at, activated_at)
    values (${h.id}, ${h.name}, ${h.description}, ${h.state}, ${h.type}, ${h.variant}, ${h.status}, ${h.difficulty},
      ${h.theme}, ${h.thresholdSats}, ${h.prizeSats}, ${h.totalSquares}, ${h.estimatedMinutes}, ${h.imageUrl}, ${h.opensAt}, ${h.seed},
      ${h.trip && json(h.trip)}::jsonb, ${h.createdAt}, case when ${h.status} = 'ACTIVE' then ${h.createdAt}::timestamptz end)`);
}

type Reset = Pick<
  NewHunt,
  | "id"
  | "name"
  | "description"
  | "status"
  | "difficulty"
  | "theme"
  | "totalSquares"
  | "estimatedMinutes"
  | "seed"
  | "trip"
>;

/** Empties a hunt for another draft. */
export async function resetHunt(tx: Tx, h: Reset): Promise<void> {
  await tx.execute(sql`
    update hunts set name = ${h.name}, description = ${h.description}, status = ${h.status}, difficulty = ${h.difficulty},
      theme = ${h.theme}, total_squares = ${h.totalSquares}, estimated_minutes = ${h.estimatedMinutes}, seed = ${h.seed},
      trip = ${h.trip && json(h.trip)}::jsonb, hunters = 0, finishers = 0, prize_cents = null, btc_usd = null, activated_at = null, ended_at = null, deleted_at = null,
      content_version = content_version + 1, version = version + 1
    where id = ${h.id}`);
  await tx.execute(sql`delete from squares where hunt_id = ${h.id}`);
}

/** Whether a hunt was stored that this seed had made. */
export async function hasSeed(db: Db, seed: string): Promise<boolean> {
  const row = await db.one<{ there: boolean }>(
    sql`select exists (select 1 from hunts where seed = ${seed}) as there`,
  );
  return row.there;
}

export interface NewSquare
  extends Omit<
    SquareRow,
    "undoable" | "restedAt" | "voidedAt" | "question" | "photoId" | "surveyedAt"
  > {
  writer: string;
}

/** All squares of a hunt in one statement, as one JSON parameter. */
export async function insertSquares(tx: Tx, huntId: string, squares: NewSquare[]): Promise<void> {
  await tx.execute(sql`
    insert into squares (hunt_id, sequence_num, words, word_source, lat, lng, place_id, place_name, town, clue, clues, puzzles,
      workings, told, hint1, hint2, hint3, landmarks, decoy_clues, searchability_score, writer, surveyed, stand)
    select ${huntId}, s."sequenceNum", s.words, s."wordSource", s.lat, s.lng, s."placeId", s."placeName", s.town, s.clue, s.clues,
      s.puzzles, nullif(s.workings, 'null'::jsonb), nullif(s.told, 'null'::jsonb), s.hint1, s.hint2, s.hint3, s.landmarks, s."decoyClues", s."searchabilityScore", s.writer,
      s.surveyed, nullif(s.stand, 'null'::jsonb)
    from jsonb_to_recordset(${json(squares)}::jsonb) as s (
      "sequenceNum" int, words text, "wordSource" text, lat float8, lng float8, "placeId" text, "placeName" text, town text, clue text,
      clues jsonb, puzzles jsonb, workings jsonb, told jsonb, hint1 text, hint2 text, hint3 text, landmarks jsonb, "decoyClues" jsonb,
      "searchabilityScore" real, writer text, surveyed boolean, stand jsonb)`);
}

/** Writes the texts and the position of a square. */
export async function writeSquare(tx: Tx, huntId: string, s: SquareRow): Promise<void> {
  await tx.execute(sql`
    update squares set words = ${s.words}, word_source = ${s.wordSource}, lat = ${s.lat}, lng = ${s.lng}, clue = ${s.clue},
      told = ${s.told && json(s.told)}::jsonb, clues = ${json(s.clues)}::jsonb, hint1 = ${s.hint1}, hint2 = ${s.hint2}, hint3 = ${s.hint3},
      puzzles = ${json(s.puzzles)}::jsonb, decoy_clues = ${json(s.decoyClues)}::jsonb,
      searchability_score = ${s.searchabilityScore}, surveyed = ${s.surveyed},
      stand = ${s.stand && json(s.stand)}::jsonb, question = ${s.question && json(s.question)}::jsonb,
      photo_id = ${s.photoId}, surveyed_at = ${s.surveyedAt}
    where hunt_id = ${huntId} and sequence_num = ${s.sequenceNum}`);
}

/** Tells every copy in memory, and every editor, that the squares have changed. @returns the hunt's version */
export async function bumpContent(tx: Tx, huntId: string): Promise<number> {
  const row = await tx.one<{ version: number }>(sql`
    update hunts set content_version = content_version + 1, version = version + 1
    where id = ${huntId} returning version`);
  return row.version;
}
