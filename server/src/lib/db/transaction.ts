import type { PoolClient, QueryConfig, QueryResult } from "pg";
import { Refusal } from "../refusal.ts";
import { beginWithinMs, type Database, takeConnection, takeWriter } from "./database.ts";
import { isWorthRetrying, losesConnection, mapDatabaseError, mapWritingError } from "./errors.ts";
import {
  forbidInsideTransaction,
  type RunningTransaction,
  runInside,
} from "./running-transaction.ts";
import { type Sql, sql } from "./sql.ts";
import { statementsOn, type Tx, toQuery } from "./statements.ts";

const attempts = 5;
/** Of people's own writes: long work that holds a row makes them come again instead of waiting for it. */
const lockWaitMs = 2_000;
const begin = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE";

/** Unanswered in time it takes its connection with it, and so every statement that went out behind it. */
function beginOn(database: Database, client: PoolClient): Promise<QueryResult> {
  const within = database[beginWithinMs];
  const timed: QueryConfig & { query_timeout?: number } = { text: begin };
  if (within !== null) timed.query_timeout = within;
  return client.query(timed);
}

/**
 * Runs `work` in one transaction and commits when it resolves; rolls back and rethrows when it rejects.
 * Rolls back as well where it resolves with a `Refusal`, unless that went through `tx.commitWith`.
 * A deadlock or serialization failure runs `work` again, up to five times in all: it must change nothing but
 * the database, and leave every other effect to `afterCommit` or a job row. Read committed: lock, re-check.
 * After an error from a statement the transaction is lost, even if `work` catches it: the commit then throws.
 * Throws `DatabaseAway` where the connection is lost, also during the commit, which may then have happened.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  forbidInsideTransaction(database);
  return retrying(database[takeConnection], (client) => attempt(database, client, work));
}

/** The same, but throws `DatabaseBusy` where a lock is not to be had within two seconds. */
export async function inShortTransaction<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (tx) => {
    await tx.query(sql`select set_config('lock_timeout', ${`${lockWaitMs}ms`}, true)`);
    return work(tx);
  });
}

/**
 * One writing statement as a transaction of its own, in a single round trip: for hot paths whose statement
 * does everything (locks, conditions and ledger in common table expressions).
 */
export async function writeAtOnce<Row>(database: Database, statement: Sql): Promise<Row[]> {
  forbidInsideTransaction(database);
  const takeWriting = database[takeWriter];
  if (takeWriting) {
    return retrying(takeWriting, async (client) => {
      try {
        const { rows } = await client.query(toQuery(statement));
        return rows as Row[];
      } catch (error) {
        if (isWorthRetrying(error)) throw error;
        throw mapWritingError(error);
      }
    });
  }
  return retrying(database[takeConnection], async (client) => {
    // All three are on their way before the first answer; a failure of one makes the COMMIT a ROLLBACK.
    const [began, answered, committed] = await Promise.allSettled([
      client.query(begin),
      client.query(toQuery(statement)),
      client.query("COMMIT"),
    ]);
    for (const outcome of [began, answered, committed]) {
      if (outcome.status === "rejected") throw outcome.reason;
    }
    return answered.status === "fulfilled" ? (answered.value.rows as Row[]) : [];
  });
}

async function retrying<Result>(
  take: () => Promise<PoolClient>,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const client = await take();
    let broken: Error | undefined;
    try {
      return await run(client);
    } catch (error) {
      const mapped = mapDatabaseError(error);
      // A standby answers the ROLLBACK too, and would be asked again and again.
      const lost = losesConnection(mapped) && mapped instanceof Error ? mapped : undefined;
      broken = lost ?? (await rollBack(client));
      if (broken || count >= attempts || !isWorthRetrying(error)) throw mapped;
    } finally {
      client.release(broken);
    }
  }
}

async function attempt<Result>(
  database: Database,
  client: PoolClient,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const running: RunningTransaction = { owner: database, open: true };
  const effects: (() => void)[] = [];
  let committable: Refusal | undefined;
  const began = beginOn(database, client);
  // The first statement goes out along with it; its failure is told below, before that statement's.
  began.catch(() => {});
  const statements = statementsOn(client, () => {
    if (!running.open) throw new Error("This transaction is over.");
  });
  const tx = {
    ...statements,
    async notify(channel: string, payload: string) {
      await statements.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
    },
    afterCommit(effect: () => void) {
      effects.push(effect);
    },
    commitWith(refusal: Refusal) {
      committable = refusal;
      return refusal;
    },
  } as Tx;
  let result: Result;
  try {
    result = await runInside(running, () => work(tx));
  } catch (error) {
    await began;
    throw error;
  } finally {
    running.open = false;
  }
  await began;
  if (result instanceof Refusal && result !== committable) {
    await client.query("ROLLBACK");
    return result;
  }
  const committed: QueryResult = await client.query("COMMIT");
  if (committed.command !== "COMMIT") {
    throw new Error(
      "The transaction was rolled back: a statement in it failed and the error was dropped.",
    );
  }
  for (const effect of effects) effect();
  return result;
}

/** Returns the error of a connection that cannot be used again. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("ROLLBACK");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
