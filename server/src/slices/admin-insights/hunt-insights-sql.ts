import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export async function countRuns(
  db: Db,
  huntId: string,
): Promise<{ subscribed: number; started: number; finished: number }> {
  return db.one(sql`
    select count(*) as subscribed, count(*) filter (where started_at is not null) as started,
      count(*) filter (where completed_at is not null) as finished
    from subscriptions where hunt_id = ${huntId}`);
}

export interface SquareRow {
  squareNum: number;
  placeName: string;
  voided: boolean;
  puzzles: { kind: string; word: number }[];
  reached: number;
  solved: number;
  tries: number;
  wrong: number;
  medianMissM: number | null;
  hintsByLevel: number[];
  hintedHunters: number;
  hintedSolved: number;
}

/**
 * The newest check-ins of each square: enough to judge a clue by, and no more where hundreds of thousands made some.
 * How many there were is counted in the index alone.
 */
const newest = (huntId: string, most: number) => sql`
  squares n cross join lateral (
    select c.* from check_ins c where c.hunt_id = ${huntId} and c.square_num = n.sequence_num
    order by c.at desc limit ${most}) c
  where n.hunt_id = ${huntId}`;

/** Each square with how many came to it, past it, and what they did at it. */
export async function listSquares(db: Db, huntId: string, most: number): Promise<SquareRow[]> {
  return db.query(sql`
    with standing as (
      select current_square, count(*) as hunters from subscriptions
      where hunt_id = ${huntId} and started_at is not null group by current_square
    ), tried as (
      select square_num, count(*) as tries, count(*) filter (where not success) as wrong
      from check_ins where hunt_id = ${huntId} group by square_num
    ), missed as (
      select c.square_num, percentile_cont(0.5) within group (order by c.distance_m) as miss
      from ${newest(huntId, most)} and not c.success and c.distance_m is not null group by c.square_num
    ), hinted as (
      select p.square_num, count(*) filter (where p.level = 1) as one, count(*) filter (where p.level = 2) as two,
        count(*) filter (where p.level = 3) as three, count(distinct p.user_id) as hunters,
        count(distinct p.user_id) filter (where s.current_square > p.square_num) as past
      from hint_purchases p left join subscriptions s on s.user_id = p.user_id and s.hunt_id = p.hunt_id
      where p.hunt_id = ${huntId} group by p.square_num
    )
    select q.sequence_num as "squareNum", q.place_name as "placeName", q.voided_at is not null as voided,
      coalesce((select jsonb_agg(jsonb_build_object('kind', p->>'kind', 'word', (p->>'word')::int) order by p->>'word')
        from jsonb_array_elements(q.puzzles) p), '[]') as puzzles,
      coalesce((select sum(t.hunters) from standing t where t.current_square >= q.sequence_num), 0)::int as reached,
      coalesce((select sum(t.hunters) from standing t where t.current_square > q.sequence_num), 0)::int as solved,
      coalesce(t.tries, 0)::int as tries, coalesce(t.wrong, 0)::int as wrong, m.miss as "medianMissM",
      array[coalesce(h.one, 0), coalesce(h.two, 0), coalesce(h.three, 0)]::int[] as "hintsByLevel",
      coalesce(h.hunters, 0)::int as "hintedHunters", coalesce(h.past, 0)::int as "hintedSolved"
    from squares q left join tried t on t.square_num = q.sequence_num left join hinted h on h.square_num = q.sequence_num
      left join missed m on m.square_num = q.sequence_num
    where q.hunt_id = ${huntId} order by q.sequence_num`);
}

/** How long half of those who solved a square took at most, from the one they solved before, or from their start. */
export async function listMedianTimes(
  db: Db,
  huntId: string,
): Promise<{ squareNum: number; seconds: number }[]> {
  return db.query(sql`
    with solved as (
      select c.user_id, c.square_num, max(c.at) as at from check_ins c
      where c.hunt_id = ${huntId} and c.success group by c.user_id, c.square_num
    ), timed as (
      select v.square_num, extract(epoch from v.at - coalesce(
        lag(v.at) over (partition by v.user_id order by v.square_num), s.started_at)) as seconds
      from solved v join subscriptions s on s.user_id = v.user_id and s.hunt_id = ${huntId}
      where v.square_num < s.current_square
    )
    select square_num as "squareNum", percentile_cont(0.5) within group (order by seconds::float8) as seconds
    from timed where seconds >= 0 group by square_num`);
}

/** What was answered wrong most at each square, among its newest check-ins. */
export async function listWrongAnswers(
  db: Db,
  huntId: string,
  { most, among }: { most: number; among: number },
): Promise<{ squareNum: number; answer: string; count: number }[]> {
  return db.query(sql`
    select square_num as "squareNum", wrong as answer, count from (
      select c.square_num, c.wrong, count(*) as count,
        row_number() over (partition by c.square_num order by count(*) desc, c.wrong) as place
      from ${newest(huntId, among)} and c.wrong is not null group by c.square_num, c.wrong
    ) given where place <= ${most} order by square_num, place`);
}

/**
 * Answers by words, among the newest of each square, by which of their three words were right; null where all were,
 * or where it was let go of.
 */
export async function listWordTries(
  db: Db,
  huntId: string,
  among: number,
): Promise<{ squareNum: number; success: boolean; right: boolean[] | null; tries: number }[]> {
  return db.query(sql`
    select c.square_num as "squareNum", c.success, case when not c.success then c.evidence::jsonb->'right' end as right,
      count(*) as tries
    from ${newest(huntId, among)} and c.kind = 'words' group by 1, 2, 3`);
}

/** Hints that were about one puzzle. */
export async function listWordHints(
  db: Db,
  huntId: string,
): Promise<{ squareNum: number; word: number; hints: number }[]> {
  return db.query(sql`
    select square_num as "squareNum", word, count(*) as hints from hint_purchases
    where hunt_id = ${huntId} and word is not null group by 1, 2`);
}
