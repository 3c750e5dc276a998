import type { DBSchema, IDBPDatabase } from "idb";

/** Opens a database of the browser for one piece of work, so that no tab holds another up. */
export async function withDatabase<Schema extends DBSchema, Value>(
  open: () => Promise<IDBPDatabase<Schema>>,
  work: (db: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
