import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface UserRow {
  id: string;
  email: string;
  passwordHash: string;
  isAdmin: boolean;
  suspendedAt: Date | null;
  emailVerifiedAt: Date | null;
  displayName: string;
  avatar: string;
  createdAt: Date;
}

const columns = sql`id, email, password_hash as "passwordHash", is_admin as "isAdmin", suspended_at as "suspendedAt",
  email_verified_at as "emailVerifiedAt", display_name as "displayName", avatar, created_at as "createdAt"`;

export async function findByEmail(db: Db, email: string): Promise<UserRow | null> {
  return db.maybeOne(sql`select ${columns} from users where email = ${email}`);
}

export async function findById(db: Db, id: string): Promise<UserRow | null> {
  return db.maybeOne(sql`select ${columns} from users where id = ${id}`);
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string;
  isAdmin: boolean;
  emailVerifiedAt: Date | null;
  displayName: string;
  avatar: string;
  timeZone: string | null;
  createdAt: Date;
}

/** False where the address (or, against all odds, the display name) is taken. */
export async function insertUser(tx: Tx, u: NewUser): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into users (id, email, password_hash, is_admin, email_verified_at, display_name, avatar, time_zone, created_at)
    values (${u.id}, ${u.email}, ${u.passwordHash}, ${u.isAdmin}, ${u.emailVerifiedAt}, ${u.displayName}, ${u.avatar},
      ${u.timeZone}, ${u.createdAt})
    on conflict do nothing`);
  return count === 1;
}

export async function updateProfile(
  tx: Tx,
  id: string,
  change: { displayName: string | null; avatar: string | null },
): Promise<void> {
  await tx.execute(sql`
    update users set display_name = coalesce(${change.displayName}, display_name),
      avatar = coalesce(${change.avatar}, avatar) where id = ${id}`);
}

export async function updatePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.execute(sql`update users set password_hash = ${passwordHash} where id = ${id}`);
}

/** Confirms the address; false where it was confirmed before. */
export async function markVerified(tx: Tx, id: string, now: Date): Promise<boolean> {
  const count = await tx.execute(
    sql`update users set email_verified_at = ${now} where id = ${id} and email_verified_at is null`,
  );
  return count === 1;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db.one<{ there: boolean }>(
    sql`select exists (select 1 from users where is_admin) as there`,
  );
  return row.there;
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.execute(sql`delete from sessions where token_hash = ${tokenHash}`);
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from sessions where user_id = ${userId}`);
}

export type TokenPurpose = "setup" | "verify_email" | "reset_password";

export async function insertToken(
  tx: Tx,
  token: {
    hash: Buffer;
    purpose: TokenPurpose;
    userId: string | null;
    createdAt: Date;
    expiresAt: Date | null;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into one_time_tokens (token_hash, purpose, user_id, created_at, expires_at)
    values (${token.hash}, ${token.purpose}, ${token.userId}, ${token.createdAt}, ${token.expiresAt})
    on conflict (token_hash) do nothing`);
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

/** Makes older tokens of a purpose useless when a new one is mailed or one was used. */
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

export async function spendSetupTokens(tx: Tx, now: Date): Promise<void> {
  await tx.execute(
    sql`update one_time_tokens set used_at = ${now} where purpose = 'setup' and used_at is null`,
  );
}

/** Makes a setup token usable again: SETUP_TOKEN names the same one at every start. */
export async function restoreSetupToken(tx: Tx, hash: Buffer): Promise<void> {
  await tx.execute(
    sql`update one_time_tokens set used_at = null where token_hash = ${hash} and purpose = 'setup'`,
  );
}

/** Counts a try in the window of its address, or begins a new window where the last is over. */
export async function countLoginAttempt(
  tx: Tx,
  addressHash: Buffer,
  now: Date,
  windowStart: Date,
): Promise<{ attempts: number; firstAt: Date }> {
  return tx.one(sql`
    insert into login_attempts as a (address_hash, first_at, attempts) values (${addressHash}, ${now}, 1)
    on conflict (address_hash) do update set
      attempts = case when a.first_at <= ${windowStart} then 1 else a.attempts + 1 end,
      first_at = case when a.first_at <= ${windowStart} then excluded.first_at else a.first_at end
    returning attempts, first_at as "firstAt"`);
}

export async function forgetLoginAttempts(tx: Tx, addressHash: Buffer): Promise<void> {
  await tx.execute(sql`delete from login_attempts where address_hash = ${addressHash}`);
}

export async function deleteOldAttempts(tx: Tx, windowStart: Date): Promise<number> {
  return tx.execute(sql`delete from login_attempts where first_at <= ${windowStart}`);
}

/** The unused setup link has no end and stays. */
export async function deleteOldTokens(tx: Tx, now: Date): Promise<number> {
  return tx.execute(
    sql`delete from one_time_tokens where expires_at <= ${now} or (used_at is not null and purpose <> 'setup')`,
  );
}
