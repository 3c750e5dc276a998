import type { HuntStatus, Variant } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

/** Of accounts that are there now: who left is counted nowhere. */
export interface Funnel {
  registered: number;
  confirmed: number;
  subscribed: number;
  started: number;
  solvedOne: number;
  finished: number;
}

export async function readFunnel(db: Db): Promise<Funnel> {
  return db.one(sql`
    with runs as (
      select s.user_id, bool_or(s.started_at is not null) as started, bool_or(s.current_square > 1) as solved,
        bool_or(s.completed_at is not null) as finished
      from subscriptions s where s.plan_id <> 'free' group by s.user_id
    )
    select count(*) as registered, count(*) filter (where u.email_verified_at is not null) as confirmed,
      count(r.user_id) as subscribed, count(*) filter (where r.started) as started,
      count(*) filter (where r.solved) as "solvedOne", count(*) filter (where r.finished) as finished
    from users u left join runs r on r.user_id = u.id`);
}

export async function countRunning(
  db: Db,
): Promise<{ totalHunts: number; activeSubscriptions: number }> {
  return db.one(sql`
    select (select count(*) from hunts where deleted_at is null) as "totalHunts",
      (select count(*) from subscriptions where plan_id <> 'free' and status <> 'ENDED') as "activeSubscriptions"`);
}

export interface SubscribedHunt {
  id: string;
  name: string;
  status: HuntStatus;
  subscriptions: number;
}

/** Open and paused hunts, the most subscribed first. */
export async function listSubscribed(db: Db, most: number): Promise<SubscribedHunt[]> {
  return db.query(sql`
    select h.id, h.name, h.status, (select count(*) from subscriptions s where s.hunt_id = h.id) as subscriptions
    from hunts h where h.status in ('ACTIVE', 'PAUSED') order by subscriptions desc, h.name, h.id limit ${most}`);
}

export interface RecentCheckIn {
  id: string;
  userId: string;
  email: string | null;
  huntId: string;
  huntName: string | null;
  squareNum: number;
  at: Date;
  success: boolean;
}

export async function listRecentCheckIns(
  db: Db,
  from: Date,
  most: number,
): Promise<RecentCheckIn[]> {
  return db.query(sql`
    select c.id, c.user_id as "userId", u.email, c.hunt_id as "huntId", h.name as "huntName",
      c.square_num as "squareNum", c.at, c.success
    from check_ins c left join users u on u.id = c.user_id left join hunts h on h.id = c.hunt_id
    where c.at >= ${from} order by c.at desc, c.id desc limit ${most}`);
}

/** How many registered in each week; the week as its Monday, UTC. */
export async function listCohorts(
  db: Db,
  from: Date,
): Promise<{ week: string; registered: number }[]> {
  return db.query(sql`
    select to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as week, count(*) as registered
    from users where created_at >= ${from} group by 1 order by 1`);
}

/** Of those who registered in a week, how many checked in in a week; weeks without anybody are not there. */
export async function listReturns(
  db: Db,
  from: Date,
): Promise<{ week: string; cameIn: string; users: number }[]> {
  return db.query(sql`
    with came as (
      select distinct u.id, date_trunc('week', u.created_at at time zone 'UTC') as registered_in,
        date_trunc('week', c.at at time zone 'UTC') as came_in
      from users u join check_ins c on c.user_id = u.id and c.at >= ${from} where u.created_at >= ${from}
    )
    select to_char(registered_in, 'YYYY-MM-DD') as week, to_char(came_in, 'YYYY-MM-DD') as "cameIn", count(*) as users
    from came group by registered_in, came_in`);
}

export interface StuckRow {
  huntId: string;
  huntName: string;
  status: HuntStatus;
  variant: Variant;
  squareNum: number;
  placeName: string;
  reached: number;
  solved: number;
  tries: number;
  wrong: number;
  hints: number;
}

/**
 * Squares of open and paused hunts that somebody has reached, the smallest share of those who got past it first; of
 * those the one that most have reached. The free hunt is made anew and not mended.
 */
export async function listStuck(db: Db, most: number): Promise<StuckRow[]> {
  return db.query(sql`
    with standing as (
      select s.hunt_id, s.current_square, count(*) as hunters
      from subscriptions s join hunts h on h.id = s.hunt_id
      where h.status in ('ACTIVE', 'PAUSED') and h.state <> 'FREE' and s.started_at is not null
      group by s.hunt_id, s.current_square
    ), passed as (
      select q.hunt_id, q.sequence_num, q.place_name,
        sum(t.hunters)::int as reached, coalesce(sum(t.hunters) filter (where t.current_square > q.sequence_num), 0)::int as solved
      from standing t join squares q on q.hunt_id = t.hunt_id and q.sequence_num <= t.current_square
      where q.voided_at is null group by q.hunt_id, q.sequence_num
    ), worst as (
      select * from passed order by solved::float8 / reached, reached desc, hunt_id, sequence_num limit ${most}
    )
    select w.hunt_id as "huntId", h.name as "huntName", h.status, h.variant, w.sequence_num as "squareNum",
      w.place_name as "placeName", w.reached, w.solved, c.tries, c.wrong,
      (select count(*) from hint_purchases p where p.hunt_id = w.hunt_id and p.square_num = w.sequence_num) as hints
    from worst w join hunts h on h.id = w.hunt_id cross join lateral (
      select count(*) as tries, count(*) filter (where not k.success) as wrong
      from check_ins k where k.hunt_id = w.hunt_id and k.square_num = w.sequence_num
    ) c
    order by w.solved::float8 / w.reached, w.reached desc, w.hunt_id, w.sequence_num`);
}

export interface KindRow {
  kind: string;
  puzzles: number;
  tries: number;
  right: number;
  hints: number;
}

/** Answers by words since then, by the kind of puzzle that each word is of; hints that were about one. */
export async function listKinds(db: Db, from: Date): Promise<KindRow[]> {
  return db.query(sql`
    with given as (
      select c.hunt_id, c.square_num, c.success, case when not c.success then c.evidence::jsonb->>'right' end as told,
        count(*) as tries
      from check_ins c where c.at >= ${from} and c.kind = 'words' and (c.success or c.evidence is not null)
      group by 1, 2, 3, 4
    ), words as (
      select q.hunt_id, q.sequence_num, p.puzzle->>'kind' as kind, (p.puzzle->>'word')::int as word
      from squares q cross join lateral jsonb_array_elements(q.puzzles) as p (puzzle)
      where (q.hunt_id, q.sequence_num) in (select hunt_id, square_num from given)
    ), hinted as (
      select w.kind, count(*) as hints from hint_purchases p
      join words w on w.hunt_id = p.hunt_id and w.sequence_num = p.square_num and w.word = p.word
      where p.at >= ${from} group by w.kind
    )
    select w.kind, count(distinct (w.hunt_id, w.sequence_num, w.word)) as puzzles, sum(g.tries)::int as tries,
      coalesce(sum(g.tries) filter (where g.success or g.told::jsonb->>(w.word - 1) = 'true'), 0)::int as right,
      coalesce(max(h.hints), 0)::int as hints
    from given g join words w on w.hunt_id = g.hunt_id and w.sequence_num = g.square_num
      left join hinted h on h.kind = w.kind
    where g.success or g.told is not null
    group by w.kind
    order by coalesce(sum(g.tries) filter (where g.success or g.told::jsonb->>(w.word - 1) = 'true'), 0)::float8 / sum(g.tries), w.kind`);
}
