import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

/** Hunters who have solved a square already, or whose position there was accepted. */
export async function countPast(tx: Tx, huntId: string, num: number): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*) as count from subscriptions where hunt_id = ${huntId}
      and (current_square > ${num} or current_square = ${num} and question_square = ${num})`);
  return row.count;
}
