import type { LedgerReason } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Balance } from "./rules.ts";

/** Balances as they are stored: of the monthly credits not all may be usable. */
export async function findBalance(db: Db, userId: string): Promise<Balance | null> {
  return db.maybeOne(sql`
    select monthly, bonus, bought, cycle_ends_at as "cycleEndsAt" from credit_accounts where user_id = ${userId}`);
}

/** Whose balance it is; null where there is no such account. */
export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ email: string }>(
    sql`select email from users where id = ${userId}`,
  );
  return row?.email ?? null;
}

export async function insertAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`insert into credit_accounts (user_id) values (${userId}) on conflict do nothing`,
  );
}

/** Locks a user's balances until the transaction ends, and writes off what expired before `now`. */
export async function lockSettled(
  tx: Tx,
  userId: string,
  now: Date,
  ledgerId: string,
): Promise<Balance> {
  return tx.one(sql`
    select monthly, bonus, bought, cycle_ends_at as "cycleEndsAt"
    from settle_credits(${userId}, ${now}, ${ledgerId}) where user_id is not null`);
}

export async function spend(
  tx: Tx,
  spending: {
    userId: string;
    amount: number;
    now: Date;
    expiryId: string;
    ledgerId: string;
    reason: string;
    huntId: string | null;
    reference: string | null;
  },
): Promise<number | null> {
  const row = await tx.one<{ total: number | null }>(sql`
    select spend_credits(${spending.userId}, ${spending.amount}, ${spending.now}, ${spending.expiryId},
      ${spending.ledgerId}, ${spending.reason}, ${spending.huntId}, ${spending.reference}) as total`);
  return row.total;
}

export interface Booking {
  ledgerId: string;
  userId: string;
  at: Date;
  monthly: number;
  bonus: number;
  bought: number;
  reason: LedgerReason;
  huntId: string | null;
  reference: string | null;
  onceKey: string | null;
  /** Set where the booking begins or ends a cycle. */
  cycleEndsAt?: Date | null;
}

/** Writes a ledger row; false where its once-key was used, and then nothing may be added. */
export async function insertLedgerRow(tx: Tx, b: Booking, totalAfter: number): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into credit_ledger (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason,
      hunt_id, reference, once_key)
    values (${b.ledgerId}, ${b.userId}, ${b.at}, ${b.monthly}, ${b.bonus}, ${b.bought}, ${totalAfter}, ${b.reason},
      ${b.huntId}, ${b.reference}, ${b.onceKey})
    on conflict (user_id, once_key) where once_key is not null do nothing`);
  return count === 1;
}

export async function addToBalance(tx: Tx, b: Booking): Promise<void> {
  const cycle = b.cycleEndsAt === undefined ? sql`cycle_ends_at` : sql`${b.cycleEndsAt}`;
  await tx.execute(sql`
    update credit_accounts set monthly = monthly + ${b.monthly}, bonus = bonus + ${b.bonus},
      bought = bought + ${b.bought}, cycle_ends_at = ${cycle}
    where user_id = ${b.userId}`);
}

export interface LedgerRow {
  id: string;
  at: Date;
  monthly: number;
  bonus: number;
  bought: number;
  totalAfter: number;
  reason: LedgerReason;
  reference: string | null;
  huntName: string | null;
  right: boolean | null;
}

export interface LedgerFilter {
  /** "in", "out", or a reason; null for all. */
  which: "in" | "out" | "check_in" | "hint" | null;
  from: Date | null;
  until: Date | null;
}

/** A page of the ledger, newest first, before an id (ids are in order of time). */
export async function listLedger(
  db: Db,
  userId: string,
  { which, from, until }: LedgerFilter,
  before: string | null,
  limit: number,
): Promise<LedgerRow[]> {
  const delta = sql`l.monthly_delta + l.bonus_delta + l.bought_delta`;
  return db.query(sql`
    select l.id, l.at, l.monthly_delta as monthly, l.bonus_delta as bonus, l.bought_delta as bought,
      l.total_after as "totalAfter", l.reason, l.reference, h.name as "huntName", c."right"
    from credit_ledger l left join hunts h on h.id = l.hunt_id
    left join lateral (
      -- Of several at one moment nothing is said unless they agree.
      select case when bool_and(i.success) = bool_or(i.success) then bool_and(i.success) end as "right"
      from check_ins i
      where l.reason = 'check_in' and i.user_id = l.user_id and i.hunt_id = l.hunt_id and i.at = l.at
        and l.reference = 'Square ' || i.square_num) c on true
    where l.user_id = ${userId} and (${before}::uuid is null or l.id < ${before}::uuid)
      and (${from}::timestamptz is null or l.at >= ${from}) and (${until}::timestamptz is null or l.at < ${until})
      and case ${which}::text when 'in' then ${delta} > 0 when 'out' then ${delta} < 0 else coalesce(l.reason = ${which}, true) end
    order by l.id desc limit ${limit}`);
}
