import type { PageLanguage, Role } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface UserRow {
  id: string;
  email: string;
  passwordHash: string;
  isAdmin: boolean;
  role: Role | null;
  suspendedAt: Date | null;
  emailVerifiedAt: Date | null;
  displayName: string;
  avatar: string;
  createdAt: Date;
  residence: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  language: PageLanguage | null;
}

const columns = sql`id, email, password_hash as "passwordHash", is_admin as "isAdmin", role, suspended_at as "suspendedAt",
  email_verified_at as "emailVerifiedAt", display_name as "displayName", avatar, created_at as "createdAt", residence,
  birth_date as "birthDate", language`;

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
  role: Role | null;
  emailVerifiedAt: Date | null;
  displayName: string;
  avatar: string;
  createdAt: Date;
}

/** False where the address (or, against all odds, the display name) is taken. */
export async function insertUser(tx: Tx, u: NewUser): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into users (id, email, password_hash, role, email_verified_at, display_name, avatar, created_at)
    values (${u.id}, ${u.email}, ${u.passwordHash}, ${u.role}, ${u.emailVerifiedAt}, ${u.displayName}, ${u.avatar},
      ${u.createdAt})
    on conflict do nothing`);
  return count === 1;
}

export interface SigningInRow extends UserRow {
  /** Whether the account has signed in from this network before. */
  familiar: boolean;
}

export async function findForSignIn(
  db: Db,
  email: string,
  networkHash: Buffer,
): Promise<SigningInRow | null> {
  return db.maybeOne(sql`
    select ${columns}, exists (
      select 1 from familiar_networks f where f.user_id = users.id and f.network_hash = ${networkHash}
    ) as familiar
    from users where email = ${email}`);
}

/** Holds the account still: what else changes its password or its links waits. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  return tx.maybeOne(sql`select ${columns} from users where id = ${id} for update`);
}

export async function updateProfile(
  tx: Tx,
  id: string,
  change: {
    displayName: string | null;
    avatar: string | null;
    residence: string | null;
    birthDate: string | null;
    language: PageLanguage | null;
  },
): Promise<void> {
  await tx.execute(sql`
    update users set display_name = coalesce(${change.displayName}, display_name),
      avatar = coalesce(${change.avatar}, avatar),
      residence = coalesce(${change.residence}, residence),
      birth_date = coalesce(${change.birthDate}::date, birth_date),
      language = coalesce(${change.language}, language) where id = ${id}`);
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

export async function rememberNetwork(
  tx: Tx,
  userId: string,
  networkHash: Buffer,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into familiar_networks (user_id, network_hash, last_at) values (${userId}, ${networkHash}, ${now})
    on conflict (user_id, network_hash) do update set last_at = excluded.last_at`);
}

export async function forgetNetworks(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from familiar_networks where user_id = ${userId}`);
}

export async function deleteOldNetworks(tx: Tx, before: Date): Promise<number> {
  return tx.execute(sql`delete from familiar_networks where last_at <= ${before}`);
}
