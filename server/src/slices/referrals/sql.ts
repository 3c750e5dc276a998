import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export async function findCode(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ code: string }>(
    sql`select code from referral_codes where user_id = ${userId}`,
  );
  return row?.code ?? null;
}

export async function findOwner(db: Db, code: string): Promise<string | null> {
  const row = await db.maybeOne<{ userId: string }>(
    sql`select user_id as "userId" from referral_codes where code = ${code}`,
  );
  return row?.userId ?? null;
}

export async function insertCode(tx: Tx, userId: string, code: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into referral_codes (user_id, code, created_at) values (${userId}, ${code}, ${now})
    on conflict do nothing`);
}

/** The mailbox of a user, whatever its tags and dots; null for nobody. */
export async function findMailbox(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ mailbox: string }>(
    sql`select mailbox from users where id = ${userId}`,
  );
  return row?.mailbox ?? null;
}

/** Whether another account has the same mailbox. */
export async function isSharedMailbox(db: Db, mailbox: string, userId: string): Promise<boolean> {
  const other = await db.maybeOne(
    sql`select 1 as one from users where mailbox = ${mailbox} and id <> ${userId} limit 1`,
  );
  return other !== null;
}

export interface NewReferral {
  id: string;
  code: string;
  referrerId: string;
  referredId: string;
  mailboxPrint: string;
  now: Date;
}

/** @returns false where this friend, or somebody of this mailbox, was referred before */
export async function insertReferral(tx: Tx, referral: NewReferral): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into referrals (id, code, referrer_id, referred_id, mailbox_print, created_at)
    values (${referral.id}, ${referral.code}, ${referral.referrerId}, ${referral.referredId}, ${referral.mailboxPrint},
      ${referral.now})
    on conflict do nothing`);
  return count === 1;
}

/** Who is still to be rewarded for a friend, held until the transaction ends; null for nobody. */
export async function lockReferrer(tx: Tx, referredId: string): Promise<string | null> {
  const row = await tx.maybeOne<{ userId: string }>(sql`
    select c.user_id as "userId" from referrals r join referral_codes c on c.user_id = r.referrer_id
    where r.referred_id = ${referredId} and r.completed_at is null for update of c`);
  return row?.userId ?? null;
}

/** How many friends somebody was rewarded for since. */
export async function countRewarded(db: Db, referrerId: string, since: Date): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from referrals where referrer_id = ${referrerId} and completed_at > ${since}`);
  return row.count;
}

/** Completes the referral of a friend, once; null where there is none or it was completed before. */
export async function complete(
  tx: Tx,
  referredId: string,
  now: Date,
): Promise<{ id: string; referrerId: string } | null> {
  return tx.maybeOne(sql`
    update referrals set completed_at = ${now}
    where referred_id = ${referredId} and completed_at is null
    returning id, referrer_id as "referrerId"`);
}

export interface ReferralRow {
  id: string;
  code: string;
  createdAt: Date;
  completedAt: Date | null;
  email: string | null;
}

export async function listReferrals(db: Db, userId: string): Promise<ReferralRow[]> {
  return db.query(sql`
    select r.id, r.code, r.created_at as "createdAt", r.completed_at as "completedAt", u.email
    from referrals r left join users u on u.id = r.referred_id
    where r.referrer_id = ${userId} order by r.created_at desc limit 200`);
}
