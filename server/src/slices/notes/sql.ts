import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface NoteRow {
  num: number;
  text: string;
  version: number;
}

export function listNotes(db: Db, userId: string, huntId: string): Promise<NoteRow[]> {
  return db.query(sql`
    select square_num as num, text, version from hunt_notes
    where user_id = ${userId} and hunt_id = ${huntId} order by square_num`);
}

/** Whether somebody is or was in a hunt. */
export async function isIn(db: Db, userId: string, huntId: string): Promise<boolean> {
  const row = await db.one<{ there: boolean }>(sql`
    select exists (select 1 from subscriptions
      where user_id = ${userId} and hunt_id = ${huntId}) as there`);
  return row.there;
}

interface NewNote extends NoteRow {
  userId: string;
  huntId: string;
  now: Date;
}

/** Writes over the version that is named. @returns the new version; null where another one stands there */
export async function writeNote(tx: Tx, n: NewNote): Promise<number | null> {
  const row = await tx.maybeOne<{ version: number }>(sql`
    insert into hunt_notes as n (user_id, hunt_id, square_num, text, version, changed_at)
    values (${n.userId}, ${n.huntId}, ${n.num}, ${n.text}, ${n.version} + 1, ${n.now})
    on conflict (user_id, hunt_id, square_num) do update
      set text = excluded.text, version = n.version + 1, changed_at = excluded.changed_at
      where n.version = ${n.version}
    returning n.version`);
  return row?.version ?? null;
}

export function findNote(
  tx: Tx,
  userId: string,
  huntId: string,
  num: number,
): Promise<NoteRow | null> {
  return tx.maybeOne(sql`
    select square_num as num, text, version from hunt_notes
    where user_id = ${userId} and hunt_id = ${huntId} and square_num = ${num}`);
}
