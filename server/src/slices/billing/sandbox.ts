import {
  findPack,
  findPlan,
  type getSandboxCheckout,
  type paySandbox,
  type ResultInput,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findHunt } from "../hunts/service.ts";
import { type Card, cycleEndAfter, lockHolder, lockMembership } from "../memberships/service.ts";
import { fulfil } from "./fulfil.ts";
import { renewIfDue } from "./renewals.ts";
import { findItem, judgeCard, returnUrlOf } from "./rules.ts";
import * as sql from "./sql.ts";
import { rankOf, topUp } from "./terms.ts";

type Paid = ResultInput<typeof paySandbox> | RefusalOf<typeof paySandbox>;

export async function showSandboxCheckout(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof getSandboxCheckout>> {
  const checkout = isSandbox(deps) ? await sql.findCheckout(deps.db, caller.userId, id) : null;
  const item = checkout ? findItem(checkout.kind, checkout.itemId) : null;
  if (!checkout || !item) throw notFound("Checkout");
  const hunt = checkout.huntId ? await findHunt(deps.db, checkout.huntId) : null;
  const plan = checkout.kind === "plan" ? findPlan(checkout.itemId) : null;
  const now = deps.clock.now();
  return {
    title: checkout.kind === "plan" ? `${item.name} plan` : item.name,
    difference: isDifference(checkout),
    amountCents: checkout.amountCents,
    recurring: checkout.kind === "plan",
    status: checkout.paidAt ? "paid" : "open",
    returnUrl: returnUrlOf(checkout),
    credits: creditsOf(checkout),
    ...(plan && hunt && { huntName: hunt.name }),
    ...(plan && {
      nextAt: (checkout.fromCycleEndsAt ?? cycleEndAfter(now, now)).toISOString(),
      nextSumCents: plan.priceCents,
    }),
    ...(hunt?.trip && { trip: hunt.trip }),
  };
}

/** What a checkout brings at once: of a larger plan only what it has more. */
function creditsOf({ kind, itemId, fromPlanId }: sql.CheckoutRow): number {
  if (kind === "pack") return findPack(itemId)?.credits ?? 0;
  const to = findPlan(itemId);
  if (!to) return 0;
  const from = findPlan(fromPlanId ?? "");
  const { monthly, bonus } =
    from && rankOf(from) < rankOf(to)
      ? topUp(from, to)
      : { monthly: to.monthlyCredits, bonus: to.bonusCredits };
  return monthly + bonus;
}

/** Whether it pays the difference to a larger plan, and not a month of one. */
function isDifference({ kind, itemId, fromPlanId }: sql.CheckoutRow): boolean {
  const [from, to] = [findPlan(fromPlanId ?? ""), findPlan(itemId)];
  return kind === "plan" && from !== null && to !== null && rankOf(from) < rankOf(to);
}

/** Pays with a test card; a checkout that is paid already stays paid, once. */
export async function paySandboxCheckout(
  deps: Deps,
  caller: Caller,
  id: string,
  card: { number: string; expiry: string; cvc: string },
): Promise<Paid> {
  if (!isSandbox(deps)) throw notFound("Checkout");
  const verdict = judgeCard(card, deps.clock.now());
  return inShortTransaction(deps.db, async (tx): Promise<Paid> => {
    const checkout = await sql.lockCheckout(tx, caller.userId, id);
    if (!checkout) throw notFound("Checkout");
    if (checkout.paidAt) return { status: "paid", returnUrl: returnUrlOf(checkout) };
    if (verdict.kind === "declined") {
      return { status: "declined", reason: verdict.reason, returnUrl: returnUrlOf(checkout) };
    }
    if (verdict.kind !== "paid") return refuse(verdict.kind);
    if (!(await isStillGood(deps, tx, checkout))) return refuse("checkout_outdated");
    const huntGiven = await payIn(deps, tx, checkout, verdict.card);
    return { status: "paid", returnUrl: returnUrlOf({ ...checkout, huntGiven }) };
  });
}

/** Where real money moves nothing is paid with a test card, not even what was begun before. */
const isSandbox = (deps: Deps) => deps.payments.name === "sandbox";

/** Whether the plan that a checkout was reckoned from is still the one held, in the same cycle. */
async function isStillGood(deps: Deps, tx: Tx, checkout: sql.CheckoutRow): Promise<boolean> {
  if (checkout.kind === "pack") return true;
  const now = deps.clock.now();
  await lockHolder(tx, checkout.userId);
  await renewIfDue(deps, tx, checkout.userId, now);
  const held = await lockMembership(tx, checkout.userId, now);
  return (
    (held?.planId ?? null) === checkout.fromPlanId &&
    held?.cycleEndsAt.getTime() === checkout.fromCycleEndsAt?.getTime()
  );
}

const inSandbox = {
  provider: "sandbox",
  paidCents: null,
  paymentRef: null,
  subscription: null,
} as const;

/** Books the payment and gives what it was for. @returns whether the hunt it names could be subscribed to */
async function payIn(
  deps: Deps,
  tx: Tx,
  checkout: sql.CheckoutRow,
  card: Card,
): Promise<boolean | null> {
  await sql.markPaid(tx, checkout.id, deps.clock.now());
  return fulfil(deps, tx, checkout, { ...inSandbox, card });
}
