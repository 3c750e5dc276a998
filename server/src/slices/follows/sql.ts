import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export async function listFollowed(db: Db, userId: string): Promise<string[]> {
  const rows = await db.query<{ state: string }>(
    sql`select state from state_follows where user_id = ${userId} order by state`,
  );
  return rows.map(({ state }) => state);
}

export async function insertFollow(tx: Tx, userId: string, state: string, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into state_follows (user_id, state, followed_at) values (${userId}, ${state}, ${at})
    on conflict do nothing`);
}

export async function deleteFollow(tx: Tx, userId: string, state: string): Promise<void> {
  await tx.execute(sql`delete from state_follows where user_id = ${userId} and state = ${state}`);
}

/** Whether anybody is to be told of a state. */
export async function hasFollowers(db: Db, state: string): Promise<boolean> {
  const row = await db.maybeOne(
    sql`select 1 as one from state_follows where state = ${state} limit 1`,
  );
  return row !== null;
}

/** Asks for an opening to be told. @returns false where it was asked for before */
export async function insertTold(tx: Tx, huntId: string, at: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into told_openings (hunt_id, asked_at) values (${huntId}, ${at}) on conflict do nothing`);
  return count === 1;
}

/** Up to whom an opening was told, held until the end of the transaction; null where nobody asked for it. */
export async function lockTold(
  tx: Tx,
  huntId: string,
): Promise<{ toldUpTo: string | null } | null> {
  return tx.maybeOne(
    sql`select told_up_to as "toldUpTo" from told_openings where hunt_id = ${huntId} for update`,
  );
}

export async function noteTold(tx: Tx, huntId: string, userId: string): Promise<void> {
  await tx.execute(sql`update told_openings set told_up_to = ${userId} where hunt_id = ${huntId}`);
}

export interface Follower {
  userId: string;
  email: string;
}

/** The next of those who follow a state, whose address is confirmed. */
export function listFollowers(
  db: Db,
  state: string,
  after: string | null,
  limit: number,
): Promise<Follower[]> {
  return db.query<Follower>(sql`
    select f.user_id as "userId", u.email from state_follows f join users u on u.id = f.user_id
    where f.state = ${state} and u.email_verified_at is not null and u.suspended_at is null
      and (${after}::uuid is null or f.user_id > ${after})
    order by f.user_id limit ${limit}`);
}
