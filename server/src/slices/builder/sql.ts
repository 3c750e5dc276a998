import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** US dollars; 0 for a purse nobody has opened. */
export async function readPurse(db: Db, id: string): Promise<number> {
  const row = await db.maybeOne<{ spentUsd: number }>(
    sql`select spent_usd as "spentUsd" from model_purses where id = ${id}`,
  );
  return row?.spentUsd ?? 0;
}

/** Adds what was spent since: two jobs on one purse lose nothing of each other. */
export async function addToPurse(tx: Tx, id: string, usd: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into model_purses (id, spent_usd, updated_at) values (${id}, ${usd}, ${now})
    on conflict (id) do update set spent_usd = model_purses.spent_usd + excluded.spent_usd, updated_at = excluded.updated_at`);
}

export async function deletePursesBefore(tx: Tx, before: Date): Promise<number> {
  return tx.execute(sql`delete from model_purses where updated_at < ${before}`);
}
