import type { Database } from "./database.ts";
import type { Tx } from "./statements.ts";
import { inTransaction } from "./transaction.ts";

/** So many rows in one transaction: it holds its locks for a fraction of a second. */
export const rowsTogether = 2_000;

/**
 * Does a work of many rows a batch at a time, each in a transaction of its own, until a batch is not full.
 * @param batch works on at most so many rows and says on how many
 * @returns how many rows it was done for
 */
export async function inBatches(
  database: Database,
  batch: (tx: Tx, most: number) => Promise<number>,
  most: number = rowsTogether,
): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(database, (tx) => batch(tx, most));
    total += done;
    if (done < most) return total;
  }
}
