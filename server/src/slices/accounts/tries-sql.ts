import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

/** The window that a try now falls into: what began before it is over, what began after it a wrong clock wrote. */
export interface Window {
  from: Date;
  to: Date;
}

export interface Counted {
  attempts: number;
  firstAt: Date;
}

/**
 * Counts a try under a key, in its window or in a new one where the last is over. `accountKey` is that of
 * the account the key belongs to, where it is not the account's own.
 */
export async function countTry(
  tx: Tx,
  key: Buffer,
  accountKey: Buffer | null,
  now: Date,
  { from, to }: Window,
): Promise<Counted> {
  return tx.one(sql`
    insert into login_attempts as a (address_hash, account_hash, first_at, attempts)
    values (${key}, ${accountKey}, ${now}, 1)
    on conflict (address_hash) do update set
      attempts = case when a.first_at > ${from} and a.first_at < ${to} then a.attempts + 1 else 1 end,
      first_at = case when a.first_at > ${from} and a.first_at < ${to} then a.first_at else excluded.first_at end
    returning attempts, first_at as "firstAt"`);
}

/** The tries under a key in a window that is not over; null where there are none. */
export async function findTries(
  tx: Tx,
  key: Buffer,
  { from, to }: Window,
): Promise<Counted | null> {
  return tx.maybeOne(sql`
    select attempts, first_at as "firstAt" from login_attempts
    where address_hash = ${key} and first_at > ${from} and first_at < ${to}`);
}

/** Takes one try back that turned out not to be a wrong password. */
export async function takeBackTry(tx: Tx, key: Buffer): Promise<void> {
  await tx.execute(
    sql`update login_attempts set attempts = attempts - 1 where address_hash = ${key} and attempts > 0`,
  );
}

export async function forgetTries(tx: Tx, key: Buffer): Promise<void> {
  await tx.execute(sql`delete from login_attempts where address_hash = ${key}`);
}

/** Those of an account, from wherever they came. */
export async function forgetTriesOfAccount(tx: Tx, accountKey: Buffer): Promise<void> {
  await tx.execute(sql`
    delete from login_attempts where address_hash = ${accountKey} or account_hash = ${accountKey}`);
}

export async function deleteOldTries(tx: Tx, windowStart: Date): Promise<number> {
  return tx.execute(sql`delete from login_attempts where first_at <= ${windowStart}`);
}
