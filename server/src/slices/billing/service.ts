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
import { within } from "../../lib/payments/deadline.ts";
import { Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findBuyerRefusal } from "../eligibility/service.ts";
import {
  findMembership,
  lockForRenewal,
  lockMembership,
  type MembershipRow,
} from "../memberships/service.ts";
import { hasRoomFor, openingOf } from "../subscriptions/service.ts";
import { presentHeld, presentTerms } from "./held-plan.ts";
import { orUnavailable } from "./remote.ts";
import { findCustomer, noteRef } from "./remote-sql.ts";
import { endPlan, renewIfDue } from "./renewals.ts";
import { findItem } from "./rules.ts";
import * as sql from "./sql.ts";
import { type Terms, termsOf } from "./terms.ts";

export { forgetNotices, noticesKeptDays } from "./notices.ts";

/** A checkout to be paid, or a subscription whose newest invoice is. */
type Begun = { checkoutId: string } | { overdueRef: string } | RefusalOf<typeof startCheckout>;
const payUrlWaitsMs = 2_500;

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
    terms: caller ? presentTerms(held, now, deps.payments.leastCents) : [],
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
    const barred = await findBuyerRefusal(deps, tx, caller.userId);
    if (barred) return barred;
    const huntId = request.huntId ?? null;
    const plan = request.kind === "plan" ? findPlan(item.id) : null;
    const sale = plan ? await judgeSale(deps, tx, { userId: caller.userId, plan, huntId }) : null;
    if (sale instanceof Refusal) return sale;
    // A provider has an invoice of its own for a renewal that failed.
    const overdueRef = sale?.terms.kind === "overdue" ? (sale.held?.providerRef ?? null) : null;
    if (overdueRef) return { overdueRef };
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
  if (begun instanceof Refusal) return begun;
  return orUnavailable(
    "overdueRef" in begun
      ? findPayUrl(deps, begun.overdueRef)
      : openPage(deps, caller, begun.checkoutId),
  );
}

/** Where the renewal that failed can be paid; the profile where there is nothing to pay any more. */
async function findPayUrl(deps: Deps, subscriptionRef: string): Promise<{ url: string }> {
  const { remote } = deps.payments;
  if (!remote) throw notFound("Checkout");
  const { payUrl } = await within(payUrlWaitsMs, remote.findSubscription(subscriptionRef));
  return { url: payUrl ?? "/profile" };
}

/** Asks the provider for the page of a checkout: over the network, so the transaction is over. */
async function openPage(deps: Deps, caller: Caller, id: string): Promise<{ url: string }> {
  const { userId } = caller;
  const checkout = await sql.findCheckout(deps.db, userId, id);
  const item = checkout && findItem(checkout.kind, checkout.itemId);
  if (!checkout || !item) throw notFound("Checkout");
  const { kind, itemId, amountCents, huntId, fromPlanId } = checkout;
  const isDifference = fromPlanId !== null;
  const { url, ref } = await deps.payments.openCheckout({
    checkoutId: id,
    userId,
    email: caller.email,
    customerRef: await findCustomer(deps.db, userId),
    kind: kind === "plan" && !isDifference ? "plan" : "once",
    productKey: `${kind}_${itemId}${isDifference ? "_difference" : ""}`,
    name:
      kind === "pack" ? item.name : `${item.name} plan${isDifference ? ", the difference" : ""}`,
    amountCents,
    backTo: huntId ? `/hunt/${huntId}` : "/profile",
  });
  if (ref) await inShortTransaction(deps.db, (tx) => noteRef(tx, id, ref));
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
  const terms = termsOf(plan, held, now, deps.payments.leastCents);
  if (!terms) return refuse(held?.status === "GRACE" ? "plan_overdue" : "plan_renewing");
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

/** Ends whatever plan somebody holds, at once; they are not written to, because they leave. */
export async function endAnyPlan(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const held = await lockForRenewal(tx, userId);
  if (held && held.status !== "ENDED") await endPlan(deps, tx, held, "stopped");
}
