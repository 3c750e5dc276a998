import type { EditChange, Input, listSurveys, Result, surveySquare } from "@ten-paces/contract";
import { type DBSchema, openDB } from "idb";
import { fieldListDatabase } from "../../field-list.ts";
import { withDatabase } from "../../with-database.ts";

export type SurveyBody = Input<typeof surveySquare>["body"];
export type SurveyList = Result<typeof listSurveys>;

/** A survey that waits on this phone, with the key it was given when the button was pressed. */
export interface Waiting {
  key: string;
  userId: string;
  huntId: string;
  num: number;
  placeName: string;
  body: SurveyBody;
  /** When the button was pressed, in milliseconds: the order of sending. */
  savedAt: number;
  /** What the service said against it; it is not sent again before somebody has looked. */
  refused: Refused | null;
}

export interface Refused {
  code: string;
  sentence: string;
  /** Of a stale one: the hunt's version now, and what changed meanwhile. */
  version?: number;
  changes?: EditChange[];
}

/** The list as it was last read, for whoever held this token. */
export interface KeptList {
  userId: string;
  tokenMark: string;
  readAt: number;
  list: SurveyList;
}

/** What a phone keeps of field work. */
export interface FieldStore {
  listWaiting(userId: string): Promise<Waiting[]>;
  put(waiting: Waiting): Promise<void>;
  remove(key: string): Promise<void>;
  keepList(kept: KeptList): Promise<void>;
  readList(): Promise<KeptList | null>;
}

interface OutboxSchema extends DBSchema {
  waiting: { key: string; value: Waiting };
}

interface ListSchema extends DBSchema {
  list: { key: string; value: KeptList };
}

const openOutbox = () =>
  openDB<OutboxSchema>("ten-paces-surveys", 1, {
    upgrade: (db) => void db.createObjectStore("waiting", { keyPath: "key" }),
  });

const openList = () =>
  // Signing out deletes it; what waits to be sent has a database of its own, and stays.
  openDB<ListSchema>(fieldListDatabase, 1, {
    upgrade: (db) => void db.createObjectStore("list"),
    // Another tab signs out: it must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

/** In the browser's own database. */
export const browserFieldStore: FieldStore = {
  listWaiting: (userId) =>
    withDatabase(openOutbox, async (db) =>
      (await db.getAll("waiting"))
        .filter((one) => one.userId === userId)
        .sort((a, b) => a.savedAt - b.savedAt),
    ),
  put: (waiting) => withDatabase(openOutbox, async (db) => void (await db.put("waiting", waiting))),
  remove: (key) => withDatabase(openOutbox, (db) => db.delete("waiting", key)),
  keepList: (kept) =>
    withDatabase(openList, async (db) => void (await db.put("list", kept, "latest"))),
  readList: () => withDatabase(openList, async (db) => (await db.get("list", "latest")) ?? null),
};

/** The same in memory, for tests. */
export function memoryFieldStore(): FieldStore {
  const waiting = new Map<string, Waiting>();
  let kept: KeptList | null = null;
  return {
    listWaiting: async (userId) =>
      [...waiting.values()]
        .filter((one) => one.userId === userId)
        .sort((a, b) => a.savedAt - b.savedAt),
    put: async (one) => void waiting.set(one.key, structuredClone(one)),
    remove: async (key) => void waiting.delete(key),
    keepList: async (list) => {
      kept = list;
    },
    readList: async () => kept,
  };
}
