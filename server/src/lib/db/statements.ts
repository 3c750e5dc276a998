import type { QueryConfig, QueryResult } from "pg";
import type { Refusal } from "../refusal.ts";
import { mapDatabaseError } from "./errors.ts";
import type { Sql } from "./sql.ts";

/** Where statements can be put: a database for reading, a `Tx` for both. `Row` is the shape the caller selects. */
export interface Db {
  query<Row>(statement: Sql): Promise<Row[]>;
  /** The only row; throws where there is none or a second one. */
  one<Row>(statement: Sql): Promise<Row>;
  /** The only row or null; throws where there is a second one. */
  maybeOne<Row>(statement: Sql): Promise<Row | null>;
  /** For INSERT, UPDATE, DELETE: the number of rows concerned. */
  execute(statement: Sql): Promise<number>;
}

declare const transactionBrand: unique symbol;

/** An open transaction: reads and writes. Only `inTransaction` makes one; unusable once that has returned. */
export interface Tx extends Db {
  readonly [transactionBrand]: true;
  /** Tells every process that listens on the channel, when and only when this transaction commits. */
  notify(channel: string, payload: string): Promise<void>;
  /** Runs `effect` after the commit, never after a rollback; it must not throw. */
  afterCommit(effect: () => void): void;
  /** The one way to refuse and yet keep what was written: `return tx.commitWith(refuse("…"))`. */
  commitWith<Refused extends Refusal>(refusal: Refused): Refused;
}

/** The part of the driver's client and pool that a statement needs. */
export interface Driver {
  query(config: QueryConfig): Promise<QueryResult>;
}

/** `before` runs ahead of each statement and may forbid it by throwing. */
export function statementsOn(driver: Driver, before: () => void): Db {
  async function send(statement: Sql): Promise<QueryResult> {
    before();
    try {
      return await driver.query(toQuery(statement));
    } catch (error) {
      throw mapDatabaseError(error);
    }
  }
  return {
    async query<Row>(statement: Sql) {
      return (await send(statement)).rows as Row[];
    },
    async one<Row>(statement: Sql) {
      const row = onlyRow<Row>((await send(statement)).rows, statement);
      if (row === null) throw new Error(`No row from: ${statement.text.trim().slice(0, 200)}`);
      return row;
    },
    async maybeOne<Row>(statement: Sql) {
      return onlyRow<Row>((await send(statement)).rows, statement);
    },
    async execute(statement: Sql) {
      return (await send(statement)).rowCount ?? 0;
    },
  };
}

/** The driver's form of a statement: prepared under its name where it has one. */
export function toQuery(statement: Sql): QueryConfig {
  const query: QueryConfig = { text: statement.text, values: [...statement.values] };
  if (statement.name !== undefined) query.name = statement.name;
  return query;
}

function onlyRow<Row>(rows: Row[], statement: Sql): Row | null {
  if (rows.length > 1) {
    throw new Error(`${rows.length} rows, one expected: ${statement.text.trim().slice(0, 200)}`);
  }
  return rows[0] ?? null;
}
