import type { Database } from "../../lib/db/database.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { newSecretBytes, sha256 } from "../../lib/ids.ts";
import * as sql from "./sql.ts";

/**
 * The installation's secret key of the three-word grid: GRID_KEY, or one made at the first start and kept in the
 * database. Which one it was is kept as a hash: another would move every address.
 * @throws Error with a sentence for the operator where it is another one than before
 */
export function getGridKey(
  database: Database,
  configured: Uint8Array | null,
  now: Date,
): Promise<Uint8Array> {
  return inTransaction(database, async (tx) => {
    const key = configured ? Buffer.from(configured).toString("hex") : await ownKey(tx, now);
    const print = sha256(`grid key ${key}`).toString("hex");
    await sql.insertSetting(tx, "grid_key_print", print, now);
    if ((await sql.findSetting<string>(tx, "grid_key_print")) !== print) {
      throw new Error(
        `${configured ? "GRID_KEY is not the key" : "GRID_KEY is not set, and it was the key"} that the three-word addresses of this installation are made with: every one of them would move. Set it to what it was.`,
      );
    }
    return Uint8Array.from(Buffer.from(key, "hex"));
  });
}

async function ownKey(tx: Tx, now: Date): Promise<string> {
  await sql.insertSetting(tx, "grid_key", newSecretBytes(32).toString("hex"), now);
  const stored = await sql.findSetting<string>(tx, "grid_key");
  if (!stored) throw new Error("The grid key could not be stored.");
  return stored;
}
