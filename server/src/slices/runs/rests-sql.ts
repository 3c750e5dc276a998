import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** A hunter at a square, or one who finished. */
export interface RunAt {
  userId: string;
  startedAt: Date | null;
  /** When the square they are at became theirs; null before the start. */
  arrivedAt: Date | null;
}

/** Locks everybody in a hunt, so that running check-ins are waited for and later ones see what follows. */
export async function lockRuns(tx: Tx, huntId: string): Promise<void> {
  await tx.query(sql`
    select 1 as locked from subscriptions where hunt_id = ${huntId} order by user_id for update`);
}

/** Who is at a square, by when they came to it; ended subscriptions too, for they can be taken up again. */
export async function listAt(tx: Tx, huntId: string, num: number): Promise<RunAt[]> {
  return tx.query(sql`
    select s.user_id as "userId", s.started_at as "startedAt", coalesce(c.at, s.started_at) as "arrivedAt"
    from subscriptions s left join lateral (
      select max(at) as at from check_ins c
      where c.user_id = s.user_id and c.hunt_id = s.hunt_id and c.success
        and c.square_num < ${num}) c on true
    where s.hunt_id = ${huntId} and s.current_square = ${num} and s.completed_at is null
    order by coalesce(c.at, s.started_at) nulls last, s.user_id`);
}

export async function creditTime(
  tx: Tx,
  huntId: string,
  userId: string,
  seconds: number,
): Promise<void> {
  await tx.execute(sql`
    update subscriptions set credited_seconds = credited_seconds + ${seconds}
    where hunt_id = ${huntId} and user_id = ${userId}`);
}

/** Lets everybody at a square pass to another. */
export async function passSquare(tx: Tx, huntId: string, num: number, next: number): Promise<void> {
  await tx.execute(sql`
    update subscriptions set current_square = ${next}
    where hunt_id = ${huntId} and current_square = ${num} and completed_at is null`);
}

/** Takes misses at a square out of what accuracy is reckoned from: its spot was wrong. */
export async function forgiveMisses(tx: Tx, huntId: string, num: number): Promise<void> {
  await tx.execute(sql`
    update subscriptions s set attempts = s.attempts - m.misses
    from (select user_id, count(*)::int as misses from check_ins
      where hunt_id = ${huntId} and square_num = ${num} and not success group by user_id) m
    where s.user_id = m.user_id and s.hunt_id = ${huntId} and s.completed_at is null`);
}

/** Somebody who has finished and whose place is not decided yet. */
export interface WaitingRow {
  userId: string;
  completedAt: Date;
  creditedSeconds: number;
}

export async function listWaiting(db: Db, huntId: string): Promise<WaitingRow[]> {
  return db.query(sql`
    select user_id as "userId", completed_at as "completedAt", credited_seconds as "creditedSeconds"
    from subscriptions where hunt_id = ${huntId} and place_waits and completed_at is not null
    order by completed_at - make_interval(secs => credited_seconds), completed_at, user_id`);
}

/** The most time in hand, in seconds, of anybody who is still on the way; 0 where nobody has any. */
export async function mostTimeInHand(db: Db, huntId: string, now: Date): Promise<number> {
  const row = await db.one<{ seconds: number }>(sql`
    select coalesce(max(s.credited_seconds + case when q.rested_at is null then 0 else extract(epoch from
        ${now}::timestamptz - greatest(q.rested_at, coalesce(
          (select max(at) from check_ins c where c.user_id = s.user_id and c.hunt_id = s.hunt_id and c.success
            and c.square_num < s.current_square),
          s.started_at)))::int end), 0)::int as seconds
    from subscriptions s join hunts h on h.id = s.hunt_id
      left join squares q on q.hunt_id = s.hunt_id and q.sequence_num = s.current_square
    where s.hunt_id = ${huntId} and h.status in ('ACTIVE', 'PAUSED') and s.completed_at is null
      and s.started_at is not null and s.status <> 'ENDED' and (s.ends_at is null or s.ends_at > ${now})`);
  return row.seconds;
}

/** Who finished a hunt before it was over and never held a prize in it, in the order of their finishes. */
export async function listNextFinishers(db: Db, huntId: string): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`
    select s.user_id as "userId" from subscriptions s join hunts h on h.id = s.hunt_id
    where s.hunt_id = ${huntId} and s.completed_at <= h.ended_at and s.place is null and not s.place_waits
      and not exists (select 1 from prizes p where p.hunt_id = s.hunt_id and p.user_id = s.user_id)
    order by s.completed_at - make_interval(secs => s.credited_seconds), s.completed_at, s.user_id`);
  return rows.map(({ userId }) => userId);
}

/** Marks that a finisher's place is to be decided, or with a place that it is; with null that there is none. */
export async function setPlaceWaits(
  tx: Tx,
  huntId: string,
  userId: string,
  place: number | null,
  waits: boolean,
): Promise<void> {
  await tx.execute(sql`
    update subscriptions set place = ${place}, place_waits = ${waits}
    where hunt_id = ${huntId} and user_id = ${userId}`);
}

export async function listHuntsWithWaiting(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select distinct hunt_id as id from subscriptions where place_waits order by 1`,
  );
  return rows.map(({ id }) => id);
}
