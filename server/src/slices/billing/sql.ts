import type { PlanId } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface CheckoutRow {
  id: string;
  userId: string;
  kind: "plan" | "pack";
  itemId: string;
  huntId: string | null;
  amountCents: number;
  paidAt: Date | null;
  /** Of a larger plan the one and the cycle it was reckoned from; null where it starts anew. */
  fromPlanId: PlanId | null;
  fromCycleEndsAt: Date | null;
  /** Whether the payment could subscribe to the hunt; null before it is made and without one. */
  huntGiven: boolean | null;
  provider: "sandbox" | "stripe";
  providerRef: string | null;
}

export const columns = sql`id, user_id as "userId", kind, item_id as "itemId", hunt_id as "huntId",
  amount_cents as "amountCents", paid_at as "paidAt", from_plan_id as "fromPlanId",
  from_cycle_ends_at as "fromCycleEndsAt", hunt_given as "huntGiven", provider, provider_ref as "providerRef"`;

export async function insertCheckout(
  tx: Tx,
  c: Omit<CheckoutRow, "paidAt" | "huntGiven" | "providerRef"> & { createdAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into checkouts (id, user_id, kind, item_id, hunt_id, amount_cents, provider, created_at, from_plan_id, from_cycle_ends_at)
    values (${c.id}, ${c.userId}, ${c.kind}, ${c.itemId}, ${c.huntId}, ${c.amountCents}, ${c.provider}, ${c.createdAt},
      ${c.fromPlanId}, ${c.fromCycleEndsAt})`);
}

export async function findCheckout(
  db: Db,
  userId: string,
  id: string,
): Promise<CheckoutRow | null> {
  return db.maybeOne(
    sql`select ${columns} from checkouts where id = ${id} and user_id = ${userId}`,
  );
}

export async function lockCheckout(
  tx: Tx,
  userId: string,
  id: string,
): Promise<CheckoutRow | null> {
  return tx.maybeOne(
    sql`select ${columns} from checkouts where id = ${id} and user_id = ${userId} for update`,
  );
}

export async function markPaid(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.execute(sql`update checkouts set paid_at = ${at} where id = ${id}`);
}

export async function noteHuntGiven(tx: Tx, id: string, given: boolean): Promise<void> {
  await tx.execute(sql`update checkouts set hunt_given = ${given} where id = ${id}`);
}

export type PaymentKind = "plan" | "plan_difference" | "pack" | "renewal";

export interface NewPayment {
  id: string;
  userId: string;
  checkoutId: string | null;
  kind: PaymentKind;
  itemId: string;
  amountCents: number;
  paidAt: Date;
  onceKey: string;
  provider: "sandbox" | "stripe";
  /** What was charged, as the provider calls it. */
  providerRef: string | null;
}

/** Books a payment. @returns the number of its receipt; null where it was booked before */
export async function insertPayment(tx: Tx, p: NewPayment): Promise<number | null> {
  const row = await tx.maybeOne<{ number: number }>(sql`
    insert into payments (id, user_id, checkout_id, kind, item_id, amount_cents, paid_at, once_key, provider, provider_ref)
    values (${p.id}, ${p.userId}, ${p.checkoutId}, ${p.kind}, ${p.itemId}, ${p.amountCents}, ${p.paidAt}, ${p.onceKey}, ${p.provider}, ${p.providerRef})
    on conflict do nothing returning number`);
  return row?.number ?? null;
}

export interface PaymentRow {
  number: number;
  kind: PaymentKind;
  itemId: string;
  amountCents: number;
  paidAt: Date;
  sandbox: boolean;
  /** How it was reversed; null where it stands. */
  reversed: "refund" | "dispute" | null;
}

/** A user's payments with a lower number than `before`, newest first. */
export function listPayments(
  db: Db,
  userId: string,
  before: number | null,
  limit: number,
): Promise<PaymentRow[]> {
  return db.query(sql`
    select number, p.kind, item_id as "itemId", p.amount_cents as "amountCents", paid_at as "paidAt",
      provider = 'sandbox' as sandbox, r.kind as reversed
    from payments p left join payment_reversals r on r.payment_id = p.id
    where user_id = ${userId} and (${before}::int8 is null or number < ${before})
    order by number desc limit ${limit}`);
}

/** Where to write to a user; null where there is none any more. */
export async function findAddress(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ email: string }>(
    sql`select email from users where id = ${userId}`,
  );
  return row?.email ?? null;
}
