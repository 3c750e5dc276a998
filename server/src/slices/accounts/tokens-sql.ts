import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export type TokenPurpose = "setup" | "verify_email" | "reset_password";

export interface NewToken {
  hash: Buffer;
  purpose: TokenPurpose;
  userId: string | null;
  createdAt: Date;
  expiresAt: Date | null;
}

export async function insertToken(tx: Tx, t: NewToken): Promise<void> {
  await tx.execute(sql`
    insert into one_time_tokens (token_hash, purpose, user_id, created_at, expires_at)
    values (${t.hash}, ${t.purpose}, ${t.userId}, ${t.createdAt}, ${t.expiresAt})
    on conflict (token_hash) do nothing`);
}

/** Whether a token can still be used, without using it; null where it is unknown, used or expired. */
export async function findUsableToken(
  db: Db,
  hash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ userId: string | null } | null> {
  return db.maybeOne(sql`
    select user_id as "userId" from one_time_tokens
    where token_hash = ${hash} and purpose = ${purpose} and used_at is null
      and (expires_at is null or expires_at > ${now})`);
}

/** Whose token it is or was, used and expired ones included as long as they are kept. */
export async function findTokenOwner(
  db: Db,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<{ userId: string | null; verified: boolean } | null> {
  return db.maybeOne(sql`
    select t.user_id as "userId", u.email_verified_at is not null as verified
    from one_time_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hash} and t.purpose = ${purpose}`);
}

/** Uses a token up; null where it is unknown, used or expired. */
export async function useToken(
  tx: Tx,
  hash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ userId: string | null } | null> {
  return tx.maybeOne(sql`
    update one_time_tokens set used_at = ${now}
    where token_hash = ${hash} and purpose = ${purpose} and used_at is null
      and (expires_at is null or expires_at > ${now})
    returning user_id as "userId"`);
}

/** Makes the other tokens of a purpose useless, when a new one is mailed or one was used. Lock the user first. */
export async function spendTokensOf(
  tx: Tx,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update one_time_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
}

/** Spends every setup token, or those made before a time and those that are not `except`. */
export async function spendSetupTokens(
  tx: Tx,
  now: Date,
  { madeBefore, except }: { madeBefore?: Date; except?: Buffer } = {},
): Promise<void> {
  await tx.execute(sql`
    update one_time_tokens set used_at = ${now}
    where purpose = 'setup' and used_at is null
      and (${madeBefore ?? null}::timestamptz is null or created_at < ${madeBefore ?? null})
      and (${except ?? null}::bytea is null or token_hash <> ${except ?? null})`);
}

/** Makes a setup token usable (again). */
export async function restoreSetupToken(tx: Tx, hash: Buffer): Promise<void> {
  await tx.execute(
    sql`update one_time_tokens set used_at = null where token_hash = ${hash} and purpose = 'setup'`,
  );
}

/**
 * A used link that confirmed an address is kept until its end: opened again, it says so. The unused setup
 * link has no end and stays.
 */
export async function deleteOldTokens(tx: Tx, now: Date): Promise<number> {
  return tx.execute(sql`
    delete from one_time_tokens
    where expires_at <= ${now} or (used_at is not null and purpose = 'reset_password')`);
}

/** Lets one at a time use a setup link, whichever link it is. */
export async function lockSetupTokens(tx: Tx): Promise<void> {
  await tx.query(sql`
    select token_hash from one_time_tokens where purpose = 'setup' order by token_hash for update`);
}
