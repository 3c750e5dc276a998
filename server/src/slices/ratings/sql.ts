import { madeBefore } from "../../lib/db/found-page.ts";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export type SentenceState = "waiting" | "shown" | "hidden";

export interface OwnRating {
  stars: number;
  sentence: string | null;
  sentenceState: SentenceState | null;
}

export async function hasFinished(db: Db, userId: string, huntId: string): Promise<boolean> {
  const row = await db.one<{ finished: boolean }>(sql`
    select exists (select 1 from subscriptions
      where user_id = ${userId} and hunt_id = ${huntId} and completed_at is not null) as finished`);
  return row.finished;
}

export async function findRating(
  db: Db,
  userId: string,
  huntId: string,
): Promise<OwnRating | null> {
  return db.maybeOne(sql`
    select stars, sentence, sentence_state as "sentenceState" from hunt_ratings
    where user_id = ${userId} and hunt_id = ${huntId}`);
}

export interface ShownSentence {
  id: string;
  by: string;
  stars: number;
  sentence: string;
  at: Date;
}

export async function listShown(db: Db, huntId: string, most: number): Promise<ShownSentence[]> {
  return db.query(sql`
    select r.id, u.display_name as by, r.stars, coalesce(r.sentence, '') as sentence, r.rated_at as at
    from hunt_ratings r join users u on u.id = r.user_id
    where r.hunt_id = ${huntId} and r.sentence_state = 'shown'
    order by r.rated_at desc, r.id limit ${most}`);
}

interface NewRating {
  id: string;
  userId: string;
  huntId: string;
  stars: number;
  sentence: string | null;
  now: Date;
}

/** Stores or changes a rating. A sentence that stays as it was keeps what was decided of it. */
export async function putRating(tx: Tx, r: NewRating): Promise<OwnRating> {
  return tx.one(sql`
    insert into hunt_ratings as r (id, user_id, hunt_id, stars, sentence, sentence_state, rated_at)
    values (${r.id}, ${r.userId}, ${r.huntId}, ${r.stars}, ${r.sentence},
      case when ${r.sentence}::text is not null then 'waiting' end, ${r.now})
    on conflict (hunt_id, user_id) do update set stars = excluded.stars, sentence = excluded.sentence,
      sentence_state = case when r.sentence = excluded.sentence then r.sentence_state
        else excluded.sentence_state end,
      reported_at = case when r.sentence = excluded.sentence then r.reported_at end,
      rated_at = case when r.sentence = excluded.sentence then r.rated_at else excluded.rated_at end
    returning stars, sentence, sentence_state as "sentenceState"`);
}

/** Notes that a shown sentence is objected to. One that was read again since stays as it was decided. */
export async function noteReport(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update hunt_ratings set reported_at = ${now}
    where id = ${id} and sentence_state = 'shown' and reported_at is null`);
}

export interface SentenceRow extends ShownSentence {
  huntId: string;
  huntName: string;
  state: SentenceState;
  reportedAt: Date | null;
}

const sentences = sql`
  select r.id, r.hunt_id as "huntId", coalesce(h.name, r.hunt_id) as "huntName", u.display_name as by, r.stars,
    coalesce(r.sentence, '') as sentence, coalesce(r.sentence_state, 'hidden') as state, r.rated_at as at,
    r.reported_at as "reportedAt"
  from hunt_ratings r join users u on u.id = r.user_id left join hunts h on h.id = r.hunt_id
  where r.sentence is not null`;

/** The first written before one, the newest on top: ids are in order of time. */
export async function listSentencesBefore(
  db: Db,
  before: string | null,
  most: number,
): Promise<SentenceRow[]> {
  return db.query(sql`
    ${sentences} and ${madeBefore(sql`r.id`, before)} order by r.id desc limit ${most}`);
}

/** Open ones first, the oldest on top; then the latest decided. */
export async function listSentences(db: Db, most: number): Promise<SentenceRow[]> {
  return db.query(sql`
    ${sentences}
    order by (r.sentence_state = 'waiting' or r.reported_at is not null) desc,
      case when r.sentence_state = 'waiting' or r.reported_at is not null then r.rated_at end,
      r.decided_at desc nulls last, r.id
    limit ${most}`);
}

export async function countOpen(db: Db): Promise<number> {
  const row = await db.one<{ open: number }>(sql`
    select count(*) as open from hunt_ratings
    where sentence_state = 'waiting' or reported_at is not null`);
  return row.open;
}

/** @returns what is decided of; null where the sentence is another one by now */
export async function decide(
  tx: Tx,
  { id, sentence, show, now }: { id: string; sentence: string; show: boolean; now: Date },
): Promise<{ huntId: string; stars: number; before: SentenceState } | null> {
  return tx.maybeOne(sql`
    with old as (
      select id, coalesce(sentence_state, 'hidden') as before from hunt_ratings
      where id = ${id} and sentence = ${sentence} for update
    )
    update hunt_ratings r set sentence_state = case when ${show} then 'shown' else 'hidden' end,
      reported_at = null, decided_at = ${now}
    from old where r.id = old.id returning r.hunt_id as "huntId", r.stars, old.before`);
}
