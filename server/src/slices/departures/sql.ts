import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** The rows of a table that belong to somebody, with these columns. */
export async function readRows(
  db: Db,
  of: { table: string; by: string; value: string; columns: readonly string[] },
): Promise<unknown> {
  const row = await db.one<{ rows: unknown }>(
    sql`select rows_of(${of.table}, ${of.by}, ${of.value}, ${[...of.columns]}::text[]) as rows`,
  );
  return row.rows;
}

/** Whether somebody has a prize that is neither paid nor closed. */
export async function hasOpenPrize(db: Db, userId: string): Promise<boolean> {
  const open = await db.maybeOne(
    sql`select 1 as one from prizes where user_id = ${userId} and paid_at is null and closed_at is null limit 1`,
  );
  return open !== null;
}

/** Takes out what is known of a user; what has to be kept stays under an id that is nobody's. */
export async function forget(
  tx: Tx,
  user: { id: string; email: string; verified: boolean },
): Promise<void> {
  await tx.query(
    sql`select forget_user(${user.id}, ${user.email}, ${user.verified})::text as done`,
  );
}
