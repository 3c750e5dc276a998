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
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findHunt } from "../hunts/service.ts";
import {
  type Card,
  cycleEndAfter,
  findMembership,
  lockHolder,
  lockMembership,
  type MembershipRow,
} from "../memberships/service.ts";
import { hasRoomFor, openingOf } from "../subscriptions/service.ts";
import { fulfil } from "./fulfil.ts";
import { presentHeld, presentTerms } from "./held-plan.ts";
import { renewIfDue } from "./renewals.ts";
import { judgeCard } from "./rules.ts";
import * as sql from "./sql.ts";
import { type Terms, termsOf } from "./terms.ts";

const provider = "sandbox";

type Started = ResultInput<typeof startCheckout> | RefusalOf<typeof startCheckout>;
type Paid = ResultInput<typeof paySandbox> | RefusalOf<typeof paySandbox>;

export async function showCatalog(
  deps: Deps,
  caller: Caller | null,
): Promise<ResultInput<typeof getCatalog>> {
  const now = deps.clock.now();
  const held = caller ? await findMembership(deps.db, caller.userId, now) : null;
  return {
    plans: plans.map((plan) => ({ ...plan, perks: [...plan.perks] })),
    packs: [...packs],
    provider,
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
  return inShortTransaction(deps.db, async (tx): Promise<Started> => {
    const before = await findAnswer<{ url: string }>(tx, asked);
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
      provider,
      createdAt: now,
    });
    const answer = { url: `/checkout/${id}` };
    await keepAnswer(tx, asked, answer, now);
    return answer;
  });
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

export async function showSandboxCheckout(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof getSandboxCheckout>> {
  const checkout = await sql.findCheckout(deps.db, caller.userId, id);
  const item = checkout ? findItem(checkout.kind, checkout.itemId) : null;
  if (!checkout || !item) throw notFound("Checkout");
  const hunt = checkout.huntId ? await findHunt(deps.db, checkout.huntId) : null;
  const plan = checkout.kind === "plan" ? findPlan(checkout.itemId) : null;
  const now = deps.clock.now();
  return {
    title: checkout.kind === "plan" ? `${item.name} plan` : item.name,
    amountCents: checkout.amountCents,
    recurring: checkout.kind === "plan",
    status: checkout.paidAt ? "paid" : "open",
    returnUrl: returnUrlOf(checkout),
    ...(plan && {
      nextAt: (checkout.fromCycleEndsAt ?? cycleEndAfter(now, now)).toISOString(),
      nextSumCents: plan.priceCents,
    }),
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

/** Books the payment and gives what it was for. @returns whether the hunt it names could be subscribed to */
async function payIn(
  deps: Deps,
  tx: Tx,
  checkout: sql.CheckoutRow,
  card: Card,
): Promise<boolean | null> {
  await sql.markPaid(tx, checkout.id, deps.clock.now());
  return fulfil(deps, tx, checkout, { provider, card });
}

function findItem(kind: "plan" | "pack", id: string): Plan | Pack | null {
  return kind === "plan" ? findPlan(id) : findPack(id);
}

/** Where the browser goes on: to the hunt, or to the profile that says why it could not be had. */
function returnUrlOf(checkout: Pick<sql.CheckoutRow, "kind" | "huntId" | "huntGiven">): string {
  if (!checkout.huntId) return "/profile";
  if (checkout.kind === "pack") return `/hunt/${checkout.huntId}`;
  return checkout.huntGiven === false
    ? "/profile?plan=without-hunt"
    : `/hunt/${checkout.huntId}/subscribe`;
}
