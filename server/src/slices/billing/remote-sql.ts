import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Notice } from "../../lib/payments/provider.ts";
import { type CheckoutRow, columns, type PaymentKind } from "./sql.ts";

const provider = "stripe";

export async function findCustomer(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ ref: string }>(
    sql`select ref from payment_customers where user_id = ${userId} and provider = ${provider}`,
  );
  return row?.ref ?? null;
}

/** Notes who somebody is at the provider; the one who holds the subscription counts. */
export async function putCustomer(
  tx: Tx,
  userId: string,
  ref: string,
  holdsSubscription: boolean,
): Promise<void> {
  await tx.execute(sql`
    insert into payment_customers (user_id, provider, ref) values (${userId}, ${provider}, ${ref})
    on conflict (user_id, provider) do update set ref = excluded.ref where ${holdsSubscription}`);
}

/** Notes the provider's name of a checkout. */
export async function noteRef(tx: Tx, checkoutId: string, ref: string): Promise<void> {
  await tx.execute(sql`update checkouts set provider_ref = ${ref} where id = ${checkoutId}`);
}

/** A checkout of the provider, whoever's it is. */
export function findRemoteCheckout(db: Db, id: string): Promise<CheckoutRow | null> {
  return db.maybeOne<CheckoutRow>(
    sql`select ${columns} from checkouts where id = ${id} and provider = ${provider}`,
  );
}

export function lockRemoteCheckout(tx: Tx, id: string): Promise<CheckoutRow | null> {
  return tx.maybeOne<CheckoutRow>(
    sql`select ${columns} from checkouts where id = ${id} and provider = ${provider} for update`,
  );
}

/** Other checkouts for a plan that a user began within a day and has not paid. */
export async function listOtherOpen(
  db: Db,
  { id, userId }: Pick<CheckoutRow, "id" | "userId">,
  since: Date,
): Promise<string[]> {
  const rows = await db.query<{ ref: string }>(sql`
    select provider_ref as ref from checkouts
    where user_id = ${userId} and id <> ${id} and kind = 'plan' and provider = ${provider} and paid_at is null
      and provider_ref is not null and created_at > ${since}`);
  return rows.map(({ ref }) => ref);
}

/** Takes a notice in. @returns false where it was handled before */
export async function putNotice(tx: Tx, notice: Notice, at: Date): Promise<boolean> {
  const row = await tx.one<{ handled: boolean }>(sql`
    insert into payment_notices (provider, id, type, about, ref, received_at)
    values (${provider}, ${notice.id}, ${notice.type}, ${notice.about}, ${notice.ref}, ${at})
    on conflict (provider, id) do update set type = excluded.type
    returning handled_at is not null as handled`);
  return !row.handled;
}

export function findNotice(
  db: Db,
  id: string,
): Promise<(Notice & { handledAt: Date | null }) | null> {
  return db.maybeOne<Notice & { handledAt: Date | null }>(sql`
    select id, type, about, ref, handled_at as "handledAt" from payment_notices
    where provider = ${provider} and id = ${id}`);
}

export async function noteHandled(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.execute(
    sql`update payment_notices set handled_at = ${at} where provider = ${provider} and id = ${id}`,
  );
}

export async function deleteOldNotices(tx: Tx, before: Date, most: number): Promise<number> {
  return tx.execute(sql`
    delete from payment_notices where (provider, id) in (
      select provider, id from payment_notices where received_at < ${before} limit ${most})`);
}

/** Whether a payment was booked under a key. */
export async function isBooked(db: Db, onceKey: string): Promise<boolean> {
  const row = await db.maybeOne(sql`select 1 as one from payments where once_key = ${onceKey}`);
  return row !== null;
}

export interface BookedPayment {
  id: string;
  userId: string;
  kind: PaymentKind;
  itemId: string;
  amountCents: number;
  number: number;
  checkoutId: string | null;
  paidAt: Date;
}

const booked = sql`id, user_id as "userId", kind, item_id as "itemId", amount_cents as "amountCents", number,
  checkout_id as "checkoutId", paid_at as "paidAt"`;

export function findPaymentByRef(db: Db, ref: string): Promise<BookedPayment | null> {
  return db.maybeOne<BookedPayment>(
    sql`select ${booked} from payments where provider = ${provider} and provider_ref = ${ref}`,
  );
}

/** A payment of whatever provider, with what the provider calls it. */
export function findBookedPayment(
  db: Db,
  id: string,
): Promise<(BookedPayment & { provider: string; providerRef: string | null }) | null> {
  return db.maybeOne<BookedPayment & { provider: string; providerRef: string | null }>(sql`
    select ${booked}, provider, provider_ref as "providerRef" from payments where id = ${id}`);
}

/** Whether nothing was paid for a plan of this user since. */
export async function isNewestOfPlan(db: Db, payment: BookedPayment): Promise<boolean> {
  const later = await db.maybeOne(sql`
    select 1 as one from payments p
    where user_id = ${payment.userId} and kind in ('plan', 'renewal') and number > ${payment.number}
      and not exists (select 1 from payment_reversals r where r.payment_id = p.id) limit 1`);
  return later === null;
}

/**
 * Notes how much of a payment has been given back by now, and holds its row until the end of the transaction.
 * @returns by how many cents that is more than was known; 0 for news that is no news
 */
export async function raiseGivenBack(tx: Tx, paymentId: string, cents: number): Promise<number> {
  const row = await tx.maybeOne<{ more: number }>(sql`
    with held as (select id, given_back_cents as known from payments where id = ${paymentId} for update)
    update payments p set given_back_cents = least(${cents}, p.amount_cents)
    from held where p.id = held.id and held.known < least(${cents}, p.amount_cents)
    returning p.given_back_cents - held.known as more`);
  return row?.more ?? 0;
}

/**
 * Notes that less of a payment has been given back than was known.
 * @returns by how many cents
 */
export async function lowerGivenBack(tx: Tx, paymentId: string, cents: number): Promise<number> {
  const row = await tx.maybeOne<{ less: number }>(sql`
    with held as (select id, given_back_cents as known from payments where id = ${paymentId} for update)
    update payments p set given_back_cents = ${cents} from held where p.id = held.id and held.known > ${cents}
    returning held.known - p.given_back_cents as less`);
  return row?.less ?? 0;
}

export interface Reversal {
  paymentId: string;
  kind: "refund" | "dispute";
  amountCents: number;
  creditsTaken: number;
}

/** Notes that a payment was given back. @returns false where it was noted before */
export async function insertReversal(tx: Tx, r: Reversal, at: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into payment_reversals (payment_id, kind, amount_cents, credits_taken, reversed_at)
    values (${r.paymentId}, ${r.kind}, ${r.amountCents}, ${r.creditsTaken}, ${at})
    on conflict do nothing`);
  return count === 1;
}

/** Takes the note of a dispute off its payment. @returns what it had said; null where there is none */
export function deleteDispute(
  tx: Tx,
  paymentId: string,
): Promise<{ creditsTaken: number; reversedAt: Date } | null> {
  return tx.maybeOne(sql`
    delete from payment_reversals where payment_id = ${paymentId} and kind = 'dispute'
    returning credits_taken as "creditsTaken", reversed_at as "reversedAt"`);
}

export async function noteCreditsTaken(tx: Tx, paymentId: string, credits: number): Promise<void> {
  await tx.execute(
    sql`update payment_reversals set credits_taken = ${credits} where payment_id = ${paymentId}`,
  );
}

/** Notices that came before a moment, and not long before, and were not taken in. */
export async function listUnhandled(
  db: Db,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from payment_notices
    where provider = ${provider} and handled_at is null and received_at between ${from} and ${until}
    order by received_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Checkouts of the provider that were begun between two moments and not paid, as far as is known. */
export async function listUnpaid(
  db: Db,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from checkouts
    where provider = ${provider} and paid_at is null and provider_ref is not null
      and created_at between ${from} and ${until}
    order by created_at limit ${limit}`);
  return rows.map(({ id }) => id);
}
