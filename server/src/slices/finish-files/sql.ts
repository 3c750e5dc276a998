import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Hunts that are over, for a minute at least, and have no file; the free hunt has no prize to prove. */
export async function listOwed(db: Db, endedBefore: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from hunts h where status in ('COMPLETE', 'CANCELED') and state <> 'FREE' and activated_at is not null
      and ended_at < ${endedBefore} and not exists (select 1 from finish_files f where f.hunt_id = h.id)
    order by ended_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export interface OverHunt {
  openedAt: Date | null;
  endedAt: Date;
}

export async function findOver(db: Db, huntId: string): Promise<OverHunt | null> {
  return db.maybeOne(sql`
    select activated_at as "openedAt", ended_at as "endedAt" from hunts
    where id = ${huntId} and ended_at is not null`);
}

/** The next hunters of a hunt, by their ids. */
export async function listHunters(
  db: Db,
  huntId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select user_id as id from subscriptions
    where hunt_id = ${huntId} and (${after}::uuid is null or user_id > ${after}) order by user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export interface CheckInRow {
  checkInId: string;
  squareNum: number;
  at: Date;
  success: boolean;
}

/** The check-ins of some hunters while the hunt was open. */
export async function listCheckIns(
  db: Db,
  huntId: string,
  userIds: readonly string[],
  until: Date,
): Promise<CheckInRow[]> {
  return db.query(sql`
    select id as "checkInId", square_num as "squareNum", at, success from check_ins
    where user_id = any(${[...userIds]}::uuid[]) and hunt_id = ${huntId} and at <= ${until}`);
}

export async function listOwn(
  db: Db,
  huntId: string,
  userId: string,
  limit: number,
): Promise<CheckInRow[]> {
  return db.query(sql`
    select id as "checkInId", square_num as "squareNum", at, success from check_ins
    where user_id = ${userId} and hunt_id = ${huntId} order by at desc, id desc limit ${limit}`);
}

export interface Counts {
  hunters: number;
  solvers: number;
  finishers: number;
  hardestSquare: number | null;
  hardestStopped: number | null;
}

export async function countHunters(db: Db, huntId: string, until: Date): Promise<Counts> {
  return db.one(sql`
    with runs as (
      select successes, current_square, completed_at is not null and completed_at <= ${until} as finished, started_at
      from subscriptions where hunt_id = ${huntId} and plan_id <> 'free'
    ), stopped as (
      select current_square as square, count(*)::int as stopped from runs
      where not finished and started_at is not null group by 1 order by 2 desc, 1 limit 1
    )
    select count(*)::int as hunters, count(*) filter (where successes > 0)::int as solvers,
      count(*) filter (where finished)::int as finishers, (select square from stopped) as "hardestSquare",
      (select stopped from stopped) as "hardestStopped"
    from runs`);
}

export interface FinisherRow {
  userId: string;
  startedAt: Date;
  finishedAt: Date;
  restedSeconds: number;
}

/** Who finished while the hunt was open, in the order of their finish less the time that resting squares cost them. */
export async function listFirst(
  db: Db,
  huntId: string,
  until: Date,
  limit: number,
): Promise<FinisherRow[]> {
  return db.query(sql`
    select user_id as "userId", coalesce(started_at, completed_at) as "startedAt", completed_at as "finishedAt",
      credited_seconds as "restedSeconds"
    from subscriptions where hunt_id = ${huntId} and completed_at <= ${until} and plan_id <> 'free'
    order by place nulls last, completed_at - make_interval(secs => credited_seconds), user_id limit ${limit}`);
}

/** Tries, hints and the moment of the solution of each square of one hunter. */
export async function listSquaresOf(
  db: Db,
  huntId: string,
  userId: string,
  until: Date,
): Promise<{ square: number; solvedAt: Date | null; tries: number; hints: number }[]> {
  return db.query(sql`
    select c.square_num as square, max(c.at) filter (where c.success) as "solvedAt", count(*)::int as tries,
      (select count(*)::int from hint_purchases p where p.user_id = ${userId} and p.hunt_id = ${huntId}
        and p.square_num = c.square_num and p.at <= ${until}) as hints
    from check_ins c where c.user_id = ${userId} and c.hunt_id = ${huntId} and c.at <= ${until}
    group by c.square_num order by c.square_num`);
}

export interface SquareTold {
  square: number;
  seconds: number;
  tries: number;
  hints: number;
}

export interface RowToStore {
  rank: number;
  userId: string;
  finishedAt: Date;
  seconds: number;
  squares: SquareTold[];
}

/** Stores a file; false where somebody has made it meanwhile. */
export async function insertFile(
  tx: Tx,
  huntId: string,
  file: Counts & { madeAt: Date; root: string; leaves: Buffer },
  rows: readonly RowToStore[],
): Promise<boolean> {
  const made = await tx.execute(sql`
    insert into finish_files
      (hunt_id, made_at, hunters, solvers, finishers, hardest_square, hardest_stopped, root, leaves)
    values (${huntId}, ${file.madeAt}, ${file.hunters}, ${file.solvers}, ${file.finishers}, ${file.hardestSquare},
      ${file.hardestStopped}, ${file.root}, ${file.leaves})
    on conflict (hunt_id) do nothing`);
  if (made === 0) return false;
  for (const row of rows) {
    await tx.execute(sql`
      insert into finish_file_rows (hunt_id, rank, user_id, finished_at, seconds, squares)
      values (${huntId}, ${row.rank}, ${row.userId}, ${row.finishedAt}, ${row.seconds}, ${json(row.squares)}::jsonb)`);
  }
  return true;
}

export interface FileRow extends Counts {
  madeAt: Date;
  root: string;
  checkIns: number;
}

export async function findFile(db: Db, huntId: string): Promise<FileRow | null> {
  return db.maybeOne(sql`
    select made_at as "madeAt", hunters, solvers, finishers, hardest_square as "hardestSquare",
      hardest_stopped as "hardestStopped", root, length(leaves) / 32 as "checkIns"
    from finish_files where hunt_id = ${huntId}`);
}

export async function findLeaves(db: Db, huntId: string): Promise<Buffer | null> {
  const row = await db.maybeOne<{ leaves: Buffer }>(
    sql`select leaves from finish_files where hunt_id = ${huntId}`,
  );
  return row ? Buffer.from(row.leaves) : null;
}

export interface ShownRow extends RowToStore {
  /** Null for somebody who has left. */
  name: string | null;
  place: number | null;
}

export async function listRows(db: Db, huntId: string): Promise<ShownRow[]> {
  return db.query(sql`
    select r.rank, r.user_id as "userId", r.finished_at as "finishedAt", r.seconds, r.squares,
      u.display_name as name, s.place
    from finish_file_rows r left join users u on u.id = r.user_id
      left join subscriptions s on s.user_id = r.user_id and s.hunt_id = r.hunt_id
    where r.hunt_id = ${huntId} order by r.rank`);
}
