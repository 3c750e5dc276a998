import {
  findPack,
  findPlan,
  type getCatalog,
  type getSandboxCheckout,
  type Pack,
  type Plan,
  packs,
  type paySandbox,
  plans,
  type ResultInput,
  type startCheckout,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findHunt } from "../hunts/service.ts";
import { findMembership } from "../memberships/service.ts";
import { countSlotsUsed } from "../subscriptions/service.ts";
import { fulfil } from "./fulfil.ts";
import { judgeCard } from "./rules.ts";
import * as sql from "./sql.ts";

const provider = "sandbox";

type Started = ResultInput<typeof startCheckout> | RefusalOf<typeof startCheckout>;
type Paid = ResultInput<typeof paySandbox> | RefusalOf<typeof paySandbox>;

export async function showCatalog(
  deps: Deps,
  caller: Caller | null,
): Promise<ResultInput<typeof getCatalog>> {
  const held = caller ? await findMembership(deps.db, caller.userId, deps.clock.now()) : null;
  return {
    plans: plans.map((plan) => ({ ...plan, perks: [...plan.perks] })),
    packs: [...packs],
    provider,
    current: held
      ? {
          planId: held.planId,
          cycleEndsAt: held.cycleEndsAt.toISOString(),
          renews: held.renews,
          slotsUsed: await countSlotsUsed(deps.db, held.userId),
        }
      : null,
  };
}

export interface CheckoutRequest {
  kind: "plan" | "pack";
  id: string;
  huntId?: string | undefined;
}

export async function beginCheckout(
  deps: Deps,
  caller: Caller,
  request: CheckoutRequest,
  key: string | null,
): Promise<Started> {
  const item = findItem(request.kind, request.id);
  if (!item) return refuse("unknown_item");
  const now = deps.clock.now();
  const asked = repeatable(caller.userId, key, ["checkout", request]);
  return inTransaction(deps.db, async (tx): Promise<Started> => {
    const before = await findAnswer<{ url: string }>(tx, asked);
    if (before) return before;
    if (request.kind === "plan") {
      const held = await findMembership(tx, caller.userId, now);
      if (held?.planId === item.id && held.renews) return refuse("plan_held");
    }
    const id = newId();
    await sql.insertCheckout(tx, {
      id,
      userId: caller.userId,
      kind: request.kind,
      itemId: item.id,
      huntId: request.huntId ?? null,
      amountCents: item.priceCents,
      provider,
      createdAt: now,
    });
    const answer = { url: `/checkout/${id}` };
    await keepAnswer(tx, asked, answer, now);
    return answer;
  });
}

export async function showSandboxCheckout(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof getSandboxCheckout>> {
  const checkout = await sql.findCheckout(deps.db, caller.userId, id);
  const item = checkout ? findItem(checkout.kind, checkout.itemId) : null;
  if (!checkout || !item) throw notFound("Checkout");
  const hunt = checkout.huntId ? await findHunt(deps.db, checkout.huntId) : null;
  return {
    title: checkout.kind === "plan" ? `${item.name} plan` : item.name,
    amountCents: checkout.amountCents,
    recurring: checkout.kind === "plan",
    status: checkout.paidAt ? "paid" : "open",
    returnUrl: returnUrlOf(checkout),
    ...(hunt?.trip && { trip: hunt.trip }),
  };
}

/** Pays with a test card; a checkout that is paid already stays paid, once. */
export async function paySandboxCheckout(
  deps: Deps,
  caller: Caller,
  id: string,
  card: { number: string; expiry: string; cvc: string },
): Promise<Paid> {
  const verdict = judgeCard(card, deps.clock.now());
  return inTransaction(deps.db, async (tx): Promise<Paid> => {
    const checkout = await sql.lockCheckout(tx, caller.userId, id);
    if (!checkout) throw notFound("Checkout");
    const returnUrl = returnUrlOf(checkout);
    if (checkout.paidAt) return { status: "paid", returnUrl };
    if (verdict === "declined") return { status: "declined", returnUrl };
    if (verdict !== "paid") return refuse(verdict);
    await payIn(deps, tx, checkout);
    return { status: "paid", returnUrl };
  });
}

async function payIn(deps: Deps, tx: Tx, checkout: sql.CheckoutRow): Promise<void> {
  const now = deps.clock.now();
  await sql.markPaid(tx, checkout.id, now);
  const booked = await sql.insertPayment(tx, {
    id: newId(),
    userId: checkout.userId,
    checkoutId: checkout.id,
    kind: checkout.kind,
    itemId: checkout.itemId,
    amountCents: checkout.amountCents,
    paidAt: now,
    onceKey: `checkout:${checkout.id}`,
  });
  if (booked) await fulfil(deps, tx, checkout, provider);
}

function findItem(kind: "plan" | "pack", id: string): Plan | Pack | null {
  return kind === "plan" ? findPlan(id) : findPack(id);
}

function returnUrlOf(checkout: sql.CheckoutRow): string {
  if (!checkout.huntId) return "/profile";
  return checkout.kind === "plan"
    ? `/hunt/${checkout.huntId}/subscribe`
    : `/hunt/${checkout.huntId}`;
}
