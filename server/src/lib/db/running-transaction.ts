import { AsyncLocalStorage } from "node:async_hooks";

/** The transaction that the present chain of calls is in; `owner` is its database. */
export interface RunningTransaction {
  readonly owner: object;
  open: boolean;
}

const running = new AsyncLocalStorage<RunningTransaction>();

/**
 * Throws where the caller is inside a transaction of the same database: it would wait for a second connection
 * while holding one, which on PGlite, having one, is for ever, and on PostgreSQL under load as well.
 */
export function forbidInsideTransaction(owner: object): void {
  const transaction = running.getStore();
  if (transaction?.open && transaction.owner === owner) {
    throw new Error("The database was used inside a transaction. Pass on the transaction instead.");
  }
}

/** Throws inside any transaction: what takes long would hold its rows and its connection for as long. */
export function forbidInsideAny(what: string): void {
  if (running.getStore()?.open) throw new Error(`${what} inside a transaction.`);
}

export function runInside<Result>(
  transaction: RunningTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return running.run(transaction, work);
}
