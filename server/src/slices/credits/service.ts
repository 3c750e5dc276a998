import type { getCredits, LedgerReason, ResultInput } from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { type Balance, usableCredits, usableMonthly } from "./rules.ts";
import * as sql from "./sql.ts";

export { checkLedger } from "./check.ts";
export { usableCredits } from "./rules.ts";

export async function showCredits(
  deps: Deps,
  userId: string,
): Promise<ResultInput<typeof getCredits>> {
  const now = deps.clock.now();
  const { monthly, bonus, bought, cycleEndsAt } = await readSettled(deps, userId, now);
  return {
    totalCredits: monthly + bonus + bought,
    freeCredits: monthly,
    bonusCredits: bonus + bought,
    cycleEndsAt: cycleEndsAt && cycleEndsAt > now ? cycleEndsAt.toISOString() : null,
  };
}

/** The balance after expired credits are written off, so that the ledger adds up to it. */
export async function readSettled(deps: Deps, userId: string, now: Date): Promise<Balance> {
  const stored = await sql.findBalance(deps.db, userId);
  if (!stored) return { monthly: 0, bonus: 0, bought: 0, cycleEndsAt: null };
  if (usableMonthly(stored, now) === stored.monthly) return stored;
  return inTransaction(deps.db, (tx) => sql.lockSettled(tx, userId, now, newId()));
}

export async function getTotalCredits(db: Db, userId: string, now: Date): Promise<number> {
  const balance = await sql.findBalance(db, userId);
  return balance ? usableCredits(balance, now) : 0;
}

/** Opens the account of a new user, with nothing in it. */
export function openAccount(tx: Tx, userId: string): Promise<void> {
  return sql.insertAccount(tx, userId);
}

export interface Spending {
  userId: string;
  /** Whole credits, 0 or more. */
  amount: number;
  reason: LedgerReason;
  huntId: string | null;
  reference: string | null;
  now: Date;
}

/** Takes credits, monthly first, then bonus, then bought. @returns the total left; null when too few */
export async function spendCredits(tx: Tx, spending: Spending): Promise<number | null> {
  if (spending.amount === 0) return getTotalCredits(tx, spending.userId, spending.now);
  return sql.spend(tx, { ...spending, expiryId: newId(), ledgerId: newId() });
}

export interface Grant {
  userId: string;
  bonus?: number;
  bought?: number;
  reason: LedgerReason;
  huntId?: string | null;
  reference?: string | null;
  /** Books the grant once, however often it is asked for. */
  onceKey?: string;
  now: Date;
}

/** Adds bonus or bought credits. @returns false where the once-key was used before */
export async function grantCredits(tx: Tx, grant: Grant): Promise<boolean> {
  await sql.insertAccount(tx, grant.userId);
  return book(tx, {
    userId: grant.userId,
    at: grant.now,
    monthly: 0,
    bonus: grant.bonus ?? 0,
    bought: grant.bought ?? 0,
    reason: grant.reason,
    huntId: grant.huntId ?? null,
    reference: grant.reference ?? null,
    onceKey: grant.onceKey ?? null,
  });
}

export interface Cycle {
  userId: string;
  /** Makes every booking of the cycle once-only. */
  key: string;
  monthlyCredits: number;
  bonusCredits: number;
  endsAt: Date;
  planName: string;
  now: Date;
}

/** Begins a cycle: what is left of the old monthly credits expires, the new ones are granted. */
export async function beginCycle(tx: Tx, cycle: Cycle): Promise<void> {
  await sql.insertAccount(tx, cycle.userId);
  await expireMonthly(tx, cycle.userId, `expiry-before:${cycle.key}`, cycle.now);
  const common = {
    userId: cycle.userId,
    at: cycle.now,
    bought: 0,
    huntId: null,
    reference: cycle.planName,
  };
  await book(tx, {
    ...common,
    monthly: cycle.monthlyCredits,
    bonus: 0,
    reason: "monthly_grant",
    onceKey: `monthly:${cycle.key}`,
    cycleEndsAt: cycle.endsAt,
  });
  if (cycle.bonusCredits > 0) {
    await book(tx, {
      ...common,
      monthly: 0,
      bonus: cycle.bonusCredits,
      reason: "plan_bonus",
      onceKey: `bonus:${cycle.key}`,
    });
  }
}

/** Adds to the credits of the present cycle what a larger plan has more. */
export async function topUpCycle(
  tx: Tx,
  more: {
    userId: string;
    key: string;
    monthly: number;
    bonus: number;
    planName: string;
    now: Date;
  },
): Promise<void> {
  const common = { userId: more.userId, at: more.now, bought: 0, huntId: null };
  const named = { ...common, reference: more.planName };
  if (more.monthly > 0) {
    const monthly = { monthly: more.monthly, bonus: 0, reason: "monthly_grant" } as const;
    await book(tx, { ...named, ...monthly, onceKey: `monthly:${more.key}` });
  }
  if (more.bonus > 0) {
    const bonus = { monthly: 0, bonus: more.bonus, reason: "plan_bonus" } as const;
    await book(tx, { ...named, ...bonus, onceKey: `bonus:${more.key}` });
  }
}

/** Writes off what is left of the monthly credits before their cycle is over. */
export async function expireMonthly(
  tx: Tx,
  userId: string,
  onceKey: string,
  now: Date,
): Promise<void> {
  const account = await sql.lockSettled(tx, userId, now, newId());
  if (account.monthly === 0) return;
  await book(tx, {
    userId,
    at: now,
    monthly: -account.monthly,
    bonus: 0,
    bought: 0,
    reason: "monthly_expiry",
    huntId: null,
    reference: null,
    onceKey,
  });
}

/** What a payment had brought and is to be taken back, by bucket. */
export interface TakingBack {
  userId: string;
  monthly: number;
  bonus: number;
  bought: number;
  reference: string;
  onceKey: string;
  now: Date;
}

/** Takes credits back as far as they are there, each from its own bucket. @returns how many were */
export async function takeBack(tx: Tx, taking: TakingBack): Promise<number> {
  const { userId, reference, onceKey, now } = taking;
  await sql.insertAccount(tx, userId);
  const account = await sql.lockSettled(tx, userId, now, newId());
  const monthly = -Math.min(taking.monthly, account.monthly);
  const bonus = -Math.min(taking.bonus, account.bonus);
  const bought = -Math.min(taking.bought, account.bought);
  const taken = -(monthly + bonus + bought);
  if (taken === 0) return 0;
  const buckets = { monthly: monthly || 0, bonus: bonus || 0, bought: bought || 0 };
  const line = { userId, at: now, reason: "payment_reversed", huntId: null } as const;
  return (await book(tx, { ...line, ...buckets, reference, onceKey })) ? taken : 0;
}

/** Writes a ledger row and changes the balance by it; false where its once-key was used before. */
async function book(tx: Tx, given: Omit<sql.Booking, "ledgerId">): Promise<boolean> {
  const account = await sql.lockSettled(tx, given.userId, given.at, newId());
  // Made after the row of the settlement, so that the ledger's order is that of its ids.
  const booking = { ...given, ledgerId: newId() };
  const before = account.monthly + account.bonus + account.bought;
  const after = before + booking.monthly + booking.bonus + booking.bought;
  const inserted = await sql.insertLedgerRow(tx, booking, after);
  if (inserted) await sql.addToBalance(tx, booking);
  return inserted;
}
