import type { User } from "@ten-paces/contract";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { keptDatabase } from "./kept-names.ts";
import { withDatabase } from "./with-database.ts";

/** An answer as it was read, for whoever held the token of this mark. */
export interface KeptAnswer {
  /** The hash of the query's key. */
  hash: string;
  mark: string;
  data: unknown;
  readAt: number;
}

interface KeptSchema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { readAt: number } };
  user: { key: "user"; value: { mark: string; user: User } };
}

/** What a device keeps to be read without a network. */
export interface KeptStore {
  putAnswer(answer: KeptAnswer): Promise<void>;
  /** Null where nothing is kept under this hash for this token. */
  readAnswer(hash: string, mark: string): Promise<KeptAnswer | null>;
  putUser(mark: string, user: User): Promise<void>;
  readUser(mark: string): Promise<User | null>;
}

/** A hunter plays a handful of hunts; the oldest answers give way. */
const mostAnswers = 30;

const open = () =>
  openDB<KeptSchema>(keptDatabase, 1, {
    upgrade: (db) => {
      db.createObjectStore("answers", { keyPath: "hash" }).createIndex("readAt", "readAt");
      db.createObjectStore("user");
    },
    // Another tab signs out: it must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

const inDatabase = <Value>(work: (db: IDBPDatabase<KeptSchema>) => Promise<Value>) =>
  withDatabase(open, work);

/** In the browser's own database. */
export const browserKeptStore: KeptStore = {
  putAnswer: (answer) =>
    inDatabase(async (db) => {
      const tx = db.transaction("answers", "readwrite");
      await tx.store.put(answer);
      const tooMany = (await tx.store.count()) - mostAnswers;
      let cursor = tooMany > 0 ? await tx.store.index("readAt").openCursor() : null;
      for (let n = 0; n < tooMany && cursor; n += 1) {
        await cursor.delete();
        cursor = await cursor.continue();
      }
      await tx.done;
    }),
  readAnswer: (hash, mark) =>
    inDatabase(async (db) => {
      const kept = await db.get("answers", hash);
      return kept?.mark === mark && mark !== "" ? kept : null;
    }),
  putUser: (mark, user) =>
    inDatabase(async (db) => void (await db.put("user", { mark, user }, "user"))),
  readUser: (mark) =>
    inDatabase(async (db) => {
      const kept = await db.get("user", "user");
      return kept?.mark === mark && mark !== "" ? kept.user : null;
    }),
};
