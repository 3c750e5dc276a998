import {
  findPack,
  findPlan,
  type getReceipt,
  type getReceipts,
  type ResultInput,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { receiptMail } from "./mails.ts";
import * as sql from "./sql.ts";

const pageSize = 50;

export interface Payment {
  userId: string;
  checkoutId: string | null;
  kind: sql.PaymentKind;
  itemId: string;
  /** Whole US cents. */
  amountCents: number;
  onceKey: string;
  /** By whom; the sandbox where it is left out. */
  provider?: "sandbox" | "stripe";
  providerRef?: string | null;
  /** What is due next, for the receipt; null of a pack. */
  next: { at: Date; cents: number } | null;
}

/** Books a payment and mails its receipt; false where it was booked before. */
export async function bookPayment(
  deps: Pick<Deps, "clock" | "config" | "jobs">,
  tx: Tx,
  { next, ...payment }: Payment,
): Promise<boolean> {
  const paidAt = deps.clock.now();
  const { provider = "sandbox", providerRef = null } = payment;
  const made = { id: newId(), ...payment, provider, providerRef, paidAt };
  const number = await sql.insertPayment(tx, made);
  if (number === null) return false;
  const to = await sql.findAddress(tx, payment.userId);
  const { kind, itemId, amountCents } = payment;
  const sandbox = provider === "sandbox";
  const item = nameOf(kind, itemId);
  if (to) {
    await sendMail(deps, tx, receiptMail({ to, item, number, amountCents, paidAt, next, sandbox }));
  }
  return true;
}

/** What a payment was for, in words. */
function nameOf(kind: sql.PaymentKind, itemId: string): string {
  if (kind === "pack") return findPack(itemId)?.name ?? itemId;
  const plan = findPlan(itemId)?.name ?? "Stopped";
  return kind === "plan_difference" ? `${plan} plan, the difference` : `${plan} plan, one month`;
}

/** A user's receipts, newest first. */
export async function showReceipts(
  deps: Deps,
  userId: string,
  before: number | undefined,
): Promise<ResultInput<typeof getReceipts>> {
  const rows = await sql.listPayments(deps.db, userId, before ?? null, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    receipts: shown.map((row) => presentReceipt(row)),
    nextBefore: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** One receipt of a user's own. */
export async function showReceipt(
  deps: Deps,
  userId: string,
  number: number,
): Promise<ResultInput<typeof getReceipt>> {
  const [row] = await sql.listPayments(deps.db, userId, number + 1, 1);
  if (row?.number !== number) throw notFound("Receipt");
  const paidBy = (await sql.findAddress(deps.db, userId)) ?? "";
  return { receipt: { ...presentReceipt(row), paidBy } };
}

function presentReceipt(row: sql.PaymentRow) {
  const { number, paidAt, kind, itemId, amountCents, sandbox, reversed } = row;
  return {
    number,
    at: paidAt.toISOString(),
    item: nameOf(kind, itemId),
    amountCents,
    sandbox,
    reversed,
  };
}
