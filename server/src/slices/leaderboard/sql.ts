import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export async function insertScore(
  tx: Tx,
  userId: string,
  huntId: string,
  score: number,
  finishedAt: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into scores (user_id, hunt_id, score, finished_at)
    values (${userId}, ${huntId}, ${score}, ${finishedAt})`);
}

/** Brings the snapshot up to date: by score, then completed hunts, then who reached it first. */
export async function updateSnapshot(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from leaderboard_rows r where not exists (select 1 from scores s where s.user_id = r.user_id)`);
  // A rank that nobody has moves nobody else's row, and a row that stays as it is is not written.
  await tx.execute(sql`
    insert into leaderboard_rows as r (user_id, rank, score, completed_hunts)
    select user_id, row_number() over (order by total desc, hunts desc, reached, user_id), total, hunts
    from (
      select user_id, sum(score) as total, count(*) as hunts, max(finished_at) as reached
      from scores group by user_id) t
    on conflict (user_id) do update
      set rank = excluded.rank, score = excluded.score, completed_hunts = excluded.completed_hunts
      where (r.rank, r.score, r.completed_hunts)
        is distinct from (excluded.rank, excluded.score, excluded.completed_hunts)`);
}

/** Changes whenever a score is booked or goes: what the snapshot is of. */
export async function readScores(db: Db): Promise<string> {
  const row = await db.one<{ state: string }>(sql`
    select count(*) || ':' || coalesce(sum(score), 0) || ':' || coalesce(max(finished_at)::text, '') as state
    from scores`);
  return row.state;
}

export interface SnapshotTotals {
  updatedAt: string;
  /** Of which scores it is; missing from an older version. */
  of?: string;
  hunters: number;
  completedHunts: number;
  prizeCents: number;
}

export async function countTotals(db: Db): Promise<Omit<SnapshotTotals, "updatedAt" | "of">> {
  return db.one(sql`
    select (select count(*) from users) as hunters, (select count(*) from scores) as "completedHunts",
      (select coalesce(sum(amount_cents), 0) from prizes
        where status in ('NOTIFIED', 'CLAIMED', 'PAID')) as "prizeCents"`);
}

export interface BoardRow {
  rank: number;
  username: string;
  avatar: string;
  score: number;
  completedHunts: number;
}

const boardColumns = sql`r.rank, u.display_name as username, u.avatar, r.score, r.completed_hunts as "completedHunts"`;

export async function listTop(db: Db, count: number): Promise<BoardRow[]> {
  return db.query(sql`
    select ${boardColumns} from leaderboard_rows r join users u on u.id = r.user_id
    where r.rank <= ${count} order by r.rank`);
}

export async function findOwn(db: Db, userId: string): Promise<BoardRow | null> {
  return db.maybeOne(sql`
    select ${boardColumns} from leaderboard_rows r join users u on u.id = r.user_id
    where r.user_id = ${userId}`);
}
