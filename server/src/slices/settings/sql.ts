import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export async function findSetting<Value>(db: Db, key: string): Promise<Value | null> {
  const row = await db.maybeOne<{ value: Value }>(
    sql`select value from settings where key = ${key}`,
  );
  return row ? row.value : null;
}

/** Keeps the value that is there: the first writer wins. @returns whether this was the first */
export async function insertSetting(
  tx: Tx,
  key: string,
  value: unknown,
  now: Date,
): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into settings (key, value, updated_at) values (${key}, ${json(value)}::jsonb, ${now})
    on conflict (key) do nothing`);
  return count === 1;
}

export async function putSetting(tx: Tx, key: string, value: unknown, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into settings (key, value, updated_at) values (${key}, ${json(value)}::jsonb, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`);
}
