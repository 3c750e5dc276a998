import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "../hunts/service.ts";

/** The month's free hunt, or the one still open while the new one is being made. */
export async function findOpen(db: Db): Promise<HuntRow | null> {
  return db.maybeOne(sql`
    select ${huntColumns} from hunts h where h.state = 'FREE' and h.status = 'ACTIVE' order by h.id desc limit 1`);
}

export async function isSolved(db: Db, userId: string, huntId: string): Promise<boolean> {
  const row = await db.maybeOne(sql`
    select 1 as solved from subscriptions
    where user_id = ${userId} and hunt_id = ${huntId} and completed_at is not null`);
  return row !== null;
}

export async function lockRun(
  tx: Tx,
  userId: string,
  huntId: string,
): Promise<{ completedAt: Date | null }> {
  return tx.one(sql`
    select completed_at as "completedAt" from subscriptions
    where user_id = ${userId} and hunt_id = ${huntId} for update`);
}

/** The time of the attempt that stands in the way, once `attempts` were made since a time. */
export async function findBlockingAttempt(
  tx: Tx,
  userId: string,
  huntId: string,
  attempts: number,
  since: Date,
): Promise<Date | null> {
  const row = await tx.maybeOne<{ at: Date }>(sql`
    select at from check_ins where user_id = ${userId} and hunt_id = ${huntId} and square_num = 1 and at > ${since}
    order by at desc offset ${attempts - 1} limit 1`);
  return row?.at ?? null;
}

export async function insertGuess(
  tx: Tx,
  guess: { id: string; userId: string; huntId: string; at: Date; correct: boolean },
): Promise<void> {
  await tx.execute(sql`
    insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind)
    values (${guess.userId}, ${guess.id}, ${guess.huntId}, 1, ${guess.at}, ${guess.correct}, 'words')`);
  await tx.execute(sql`
    update subscriptions set attempts = attempts + 1, successes = successes + ${guess.correct ? 1 : 0}::int,
      current_square = current_square + ${guess.correct ? 1 : 0}::int,
      completed_at = case when ${guess.correct}::boolean then ${guess.at}::timestamptz end
    where user_id = ${guess.userId} and hunt_id = ${guess.huntId}`);
}

export async function hasFreeHunt(db: Db, id: string): Promise<boolean> {
  const row = await db.one<{ there: boolean }>(
    sql`select exists (select 1 from hunts where id = ${id}) as there`,
  );
  return row.there;
}

/** Free hunts of earlier months that are still open. */
export async function listOpenFreeHunts(db: Db, exceptId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from hunts where state = 'FREE' and status = 'ACTIVE' and id <> ${exceptId}`);
  return rows.map((row) => row.id);
}

/** Places that free hunts have used, so that months differ. */
export async function listFreePlaces(db: Db): Promise<string[]> {
  const rows = await db.query<{ placeId: string }>(sql`
    select s.place_id as "placeId" from squares s join hunts h on h.id = s.hunt_id where h.state = 'FREE'`);
  return rows.map((row) => row.placeId);
}
