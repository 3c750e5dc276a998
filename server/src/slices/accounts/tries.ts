import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { sha256 } from "../../lib/ids.ts";
import {
  triesFromNetwork,
  triesFromStrangers,
  triesWindowAt,
  triesWindowMs,
  waitSeconds,
} from "./rules.ts";
import * as sql from "./tries-sql.ts";

type TryDeps = Pick<Deps, "wallClock" | "config" | "db">;

/** Who tries a password for whose account, from where. */
export interface Trier {
  email: string;
  network: string;
  /** Whether the account has signed in from there before: strangers cannot lock it out then. */
  familiar: boolean;
}

/** An account as seen from one network. Hashed: people type passwords into the wrong field. */
export const networkHash = (email: string, network: string) => sha256(`${email}\n${network}`);

/**
 * Counts a try before the password is hashed, so that parallel ones cannot slip through. Seconds to wait
 * where it may not be made, else 0.
 */
export async function countTry(deps: TryDeps, trier: Trier): Promise<number> {
  if (!deps.config.rateLimits) return 0;
  const now = deps.wallClock.now();
  const window = triesWindowAt(now);
  const account = sha256(trier.email);
  return inTransaction(deps.db, async (tx) => {
    const own = networkHash(trier.email, trier.network);
    const here = await sql.countTry(tx, own, account, now, window);
    const wait = waitSeconds(here, triesFromNetwork, now);
    if (wait > 0 || trier.familiar) return wait;
    const fromStrangers = await sql.countTry(tx, account, null, now, window);
    return waitSeconds(fromStrangers, triesFromStrangers, now);
  });
}

/** The password was right, or was never looked at: the try did no harm. */
export async function takeBackTry(tx: Tx, trier: Trier, wasRight: boolean): Promise<void> {
  const own = networkHash(trier.email, trier.network);
  if (wasRight) await sql.forgetTries(tx, own);
  else await sql.takeBackTry(tx, own);
  if (!trier.familiar) await sql.takeBackTry(tx, sha256(trier.email));
}

/** A new password makes everything that was tried before it void. */
export function forgetTriesOf(tx: Tx, email: string): Promise<void> {
  return sql.forgetTriesOfAccount(tx, sha256(email));
}

/** Deletes what is too old to count; says how many. */
export function deleteOldTries(tx: Tx, now: Date): Promise<number> {
  return sql.deleteOldTries(tx, new Date(now.getTime() - triesWindowMs));
}
