import {
  findPlan,
  type getCatalog,
  type Plan,
  packs,
  plans,
  type ResultInput,
  type startCheckout,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findMembership, lockMembership, type MembershipRow } from "../memberships/service.ts";
import { hasRoomFor, openingOf } from "../subscriptions/service.ts";
import { presentHeld, presentTerms } from "./held-plan.ts";
import { renewIfDue } from "./renewals.ts";
import { findItem } from "./rules.ts";
import * as sql from "./sql.ts";
import { type Terms, termsOf } from "./terms.ts";

type Begun = { checkoutId: string } | RefusalOf<typeof startCheckout>;
type Started = ResultInput<typeof startCheckout> | RefusalOf<typeof startCheckout>;

export async function showCatalog(
  deps: Deps,
  caller: Caller | null,
): Promise<ResultInput<typeof getCatalog>> {
  const now = deps.clock.now();
  const held = caller ? await findMembership(deps.db, caller.userId, now) : null;
  return {
    plans: plans.map((plan) => ({ ...plan, perks: [...plan.perks] })),
    packs: [...packs],
    provider: deps.payments.name,
    current: held && (await presentHeld(deps.db, held)),
    terms: caller ? presentTerms(held, now) : [],
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
  const begun = await inShortTransaction(deps.db, async (tx): Promise<Begun> => {
    const before = await findAnswer<{ checkoutId: string }>(tx, asked);
    if (before) return before;
    const huntId = request.huntId ?? null;
    const plan = request.kind === "plan" ? findPlan(item.id) : null;
    const sale = plan ? await judgeSale(deps, tx, { userId: caller.userId, plan, huntId }) : null;
    if (sale instanceof Refusal) return sale;
    const id = newId();
    await sql.insertCheckout(tx, {
      id,
      userId: caller.userId,
      kind: request.kind,
      itemId: item.id,
      huntId,
      amountCents: sale ? sale.terms.dueTodayCents : item.priceCents,
      fromPlanId: sale?.held?.planId ?? null,
      fromCycleEndsAt: sale?.held?.cycleEndsAt ?? null,
      provider: deps.payments.name,
      createdAt: now,
    });
    const answer = { checkoutId: id };
    await keepAnswer(tx, asked, answer, now);
    return answer;
  });
  return begun instanceof Refusal ? begun : openPage(deps, caller.userId, begun.checkoutId);
}

/** Asks the provider for the page of a checkout: over the network, so the transaction is over. */
async function openPage(deps: Deps, userId: string, id: string): Promise<{ url: string }> {
  const checkout = await sql.findCheckout(deps.db, userId, id);
  const item = checkout && findItem(checkout.kind, checkout.itemId);
  if (!checkout || !item) throw notFound("Checkout");
  const { kind, itemId, amountCents } = checkout;
  const order = { checkoutId: id, userId, kind, itemId, name: item.name, amountCents };
  const { url } = await deps.payments.openCheckout(order);
  return { url };
}

interface Sale {
  terms: Terms;
  held: MembershipRow | null;
}

/** Whether a plan is sold: only one that begins now, and only where it opens the hunt it is wanted for. */
async function judgeSale(
  deps: Deps,
  tx: Tx,
  { userId, plan, huntId }: { userId: string; plan: Plan; huntId: string | null },
): Promise<Sale | RefusalOf<typeof startCheckout>> {
  const now = deps.clock.now();
  // A cycle that is over is renewed first, so that the difference is reckoned for the right one.
  await renewIfDue(deps, tx, userId, now);
  const held = await lockMembership(tx, userId, now);
  const terms = termsOf(plan, held, now);
  if (!terms) return refuse("plan_overdue");
  if (terms.kind === "held") return refuse("plan_held");
  if (terms.kind === "smaller") return refuse("smaller_plan");
  if (huntId === null || terms.kind === "overdue") return { terms, held };
  const opening = await openingOf(tx, huntId, plan.id, now);
  if (!opening) throw notFound("Hunt");
  if (!opening.open) {
    return opening.why === "early_access"
      ? refuse("early_access", { opensAt: opening.opensAt.toISOString() })
      : refuse("not_open");
  }
  if (!(await hasRoomFor(tx, userId, huntId, plan))) return refuse("slots_full");
  return { terms, held };
}
