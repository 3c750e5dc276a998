// Run by kill.test.ts, which ends it with SIGKILL: prints each number once its commit was acknowledged.
import { writeSync } from "node:fs";
import { openDatabase } from "../database.ts";
import { sql } from "../sql.ts";
import { inTransaction } from "../transaction.ts";

const [, , dataDir = "", first = "1"] = process.argv;
const db = await openDatabase({ dataDir });
await inTransaction(db, (tx) =>
  tx.execute(sql`CREATE TABLE IF NOT EXISTS written (n int8 PRIMARY KEY, filler text)`),
);
for (let n = Number(first); ; n += 1) {
  await inTransaction(db, (tx) =>
    tx.execute(sql`INSERT INTO written VALUES (${n}, ${"x".repeat(500)})`),
  );
  writeSync(1, `${n}\n`);
}
