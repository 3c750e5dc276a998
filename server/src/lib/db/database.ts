import { type ClientConfig, Pool, type PoolClient } from "pg";
import { type DatabaseReports, openEmbedded, openInMemory } from "./embedded/open.ts";
import { losesConnection, mapDatabaseError } from "./errors.ts";
import { HeldStatements } from "./held-statements.ts";
import {
  embeddedNotifications,
  type Listen,
  type Notifications,
  serverNotifications,
} from "./notifications.ts";
import { type Readiness, serverReadiness } from "./readiness.ts";
import { forbidInsideTransaction } from "./running-transaction.ts";
import { type Db, type Driver, statementsOn } from "./statements.ts";
import { columnTypes } from "./types.ts";

/** For `transaction.ts` and `migrate.ts` alone: a connection of one's own, to be released. */
export const takeConnection = Symbol("takeConnection");
/** For `writeAtOnce` alone: a connection whose sessions may write without a BEGIN; null on PGlite. */
export const takeWriter = Symbol("takeWriter");
/** For `transaction.ts` alone: milliseconds that a server has to answer BEGIN, null on PGlite. */
export const beginWithinMs = Symbol("beginWithinMs");

/** An open database. Reading through it is reading outside a transaction; it refuses writes, which need a `Tx`. */
export interface Database extends Db {
  readonly engine: "pglite" | "postgres";
  readonly listen: Listen;
  /** Resolves when the database takes writes; throws `DatabaseAway` within seconds where it does not. */
  ready(): Promise<void>;
  /** Ends what is under way, then closes; nothing can be asked afterwards. */
  close(): Promise<void>;
  [takeConnection](): Promise<PoolClient>;
  readonly [takeWriter]: (() => Promise<PoolClient>) | null;
  readonly [beginWithinMs]: number | null;
}

export type DatabaseOptions = DatabaseReports &
  (
    | { dataDir: string }
    | {
        databaseUrl: string;
        maxConnections?: number;
        connectionWaitMs?: number;
        /** How long a server may leave a BEGIN, a read, or a statement that writes at once unanswered. */
        silentForMs?: number;
      }
  );

const statementTimeoutMs = 30_000;
/** Of reading a table that is held whole, by a migration say: the other readers need the connection. */
const readerLockWaitMs = 500;
const readTimeoutMs = 10_000;
/** Of a statement that writes at once: somebody waits for it. */
const writeTimeoutMs = 8_000;
/** Beyond its own time-out a statement was not answered at all: its connection leads to nobody. */
const beyondTimeoutMs = 2_000;
/** BEGIN is answered at once, or nobody is there: what comes after it may take its time. */
const beginMs = 5_000;
/** Of statements for many people at once: who is locked by another transaction must not hold the others. */
const writerLockWaitMs = 500;

/**
 * Opens PGlite in a folder, or PostgreSQL ≥ 15 by its address, behind one interface. It does not migrate: see
 * `migrate`. Throws `FolderInUse` where another process holds the folder. PostgreSQL may be away at this
 * moment: then every statement throws `DatabaseAway` until it is back.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const onTrouble = options.onTrouble ?? (() => {});
  if ("dataDir" in options) {
    const { pool, close } = await openEmbedded(options.dataDir, shared, options);
    return databaseOn("pglite", embeddedParts(pool), onTrouble, close);
  }
  const client: ClientConfig = {
    ...shared,
    ...withOptions(options.databaseUrl, "-c default_transaction_read_only=on"),
    connectionTimeoutMillis: options.connectionWaitMs ?? 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: "ten-paces",
  };
  const { transactions, reads, writes } = shareOut(options.maxConnections ?? 20);
  const pool = new Pool({ ...client, max: transactions });
  const reading = `-c default_transaction_read_only=on -c lock_timeout=${readerLockWaitMs}`;
  const readers = new Pool({
    ...client,
    ...withOptions(options.databaseUrl, reading),
    statement_timeout: readTimeoutMs,
    query_timeout: options.silentForMs ?? readTimeoutMs + beyondTimeoutMs,
    max: reads,
  });
  // One statement that does everything needs no BEGIN and COMMIT around it, which would triple its messages.
  const writing = withOptions(options.databaseUrl, "");
  const impatient = withOptions(options.databaseUrl, `-c lock_timeout=${writerLockWaitMs}`);
  const writers = new Pool({
    ...client,
    ...impatient,
    statement_timeout: writeTimeoutMs,
    query_timeout: options.silentForMs ?? writeTimeoutMs + beyondTimeoutMs,
    max: writes,
  });
  const notifications = serverNotifications(client, onTrouble);
  const readiness = serverReadiness({ ...client, ...writing });
  const begin = options.silentForMs ?? beginMs;
  const parts = { pool, readers, writers, notifications, readiness, begin };
  return databaseOn("postgres", parts, onTrouble, async () => {
    await Promise.all([pool.end(), readers.end(), writers.end()]);
  });
}

/**
 * How the connections of a process are used: one hears notifications, one asks whether the database is ready, the
 * others are parted between transactions, reads, and statements that write at once, so that none of the three can
 * take the connections of another.
 * @param all at least 5
 */
export function shareOut(all: number): { transactions: number; reads: number; writes: number } {
  const shared = Math.max(3, all - 2);
  const reads = Math.floor(shared / 3);
  const writes = Math.floor(shared / 3);
  return { transactions: shared - reads - writes, reads, writes };
}

/** A database in memory for tests, from a dump where one is given; `dump` makes one. */
export async function openInMemoryDatabase(
  dump?: Blob,
): Promise<{ db: Database; dump: () => Promise<Blob> }> {
  const memory = await openInMemory(shared, dump);
  const { pool } = memory;
  const db = databaseOn("pglite", embeddedParts(pool), () => {}, memory.close);
  return { db, dump: memory.dump };
}

const shared = {
  types: columnTypes,
  // Statements of one connection go out without waiting for the answer to the one before.
  pipeline: true,
};

/** Outside a transaction nothing can be written, by mistake or otherwise: `BEGIN READ WRITE` lifts it. */
function withOptions(databaseUrl: string, mode: string): ClientConfig {
  const url = new URL(databaseUrl);
  const given = url.searchParams.get("options") ?? "";
  url.searchParams.delete("options");
  return {
    connectionString: url.href,
    // Compiling a statement of the desk takes longer than running it.
    options: `-c jit=off ${given} ${mode} -c timezone=UTC`,
  };
}

interface Parts {
  pool: Pool;
  /** Where reading has connections of its own. */
  readers: Pool | null;
  writers: Pool | null;
  notifications: Notifications;
  readiness: Readiness;
  /** Milliseconds for an answer to BEGIN. */
  begin: number | null;
}

function embeddedParts(pool: Pool): Parts {
  const readiness = {
    async check() {
      await pool.query("SELECT 1");
    },
    async close() {},
  };
  return {
    pool,
    readers: null,
    writers: null,
    notifications: embeddedNotifications(pool),
    readiness,
    begin: null,
  };
}

function databaseOn(
  engine: Database["engine"],
  { pool, readers, writers, notifications, readiness, begin }: Parts,
  onTrouble: NonNullable<DatabaseReports["onTrouble"]>,
  closeAll: () => Promise<void>,
): Database {
  for (const each of [pool, readers, writers]) {
    if (!each) continue;
    each.on("error", (error) => onTrouble("An idle connection to the database was lost.", error));
    // A connection lost while in use also fails its statement; without a listener it would end the process.
    each.on("connect", (client) => client.on("error", () => {}));
  }
  const held = new HeldStatements();
  const takeReader = readers ? trusting(readers, [pool, writers]) : () => pool.connect();
  // The pool's own query() throws away the connection of every statement that fails.
  const leasing: Driver = {
    async query(config) {
      const client = await takeReader();
      let broken: Error | undefined;
      try {
        return await held.ask(config.text, () => client.query(config));
      } catch (error) {
        const mapped = mapDatabaseError(error);
        if (mapped instanceof Error && losesConnection(mapped)) broken = mapped;
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
  const owner: Database = {
    engine,
    ...statementsOn(leasing, () => forbidInsideTransaction(owner)),
    listen: notifications.listen,
    ready: () => readiness.check(),
    async close() {
      await readiness.close();
      await notifications.close();
      await closeAll();
    },
    [takeConnection]: () => connectTo(pool),
    [takeWriter]: writers ? () => connectTo(writers) : null,
    [beginWithinMs]: begin,
  };
  return owner;
}

async function connectTo(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw mapDatabaseError(error);
  }
}

/**
 * Takes connections for reading. Where a writer had to throw its connection away, every reader opened before is
 * thrown away too: it may lead to a server that has been demoted, which goes on answering with what it knew. So is
 * one that was opened meanwhile, once a writer gets through: it may lead to the same.
 */
function trusting(readers: Pool, others: readonly (Pool | null)[]): () => Promise<PoolClient> {
  let era = 0;
  const eras = new WeakMap<object, number>();
  readers.on("connect", (client) => eras.set(client, era));
  let lost = false;
  for (const each of others) {
    each?.on("release", (error) => {
      if (error || lost) era += 1;
      lost = Boolean(error);
    });
  }
  return async () => {
    for (;;) {
      const client = await readers.connect();
      if (eras.get(client) === era) return client;
      client.release(true);
    }
  };
}
