import { findPlan, type HeldPlan, type PlanTerms, plans } from "@ten-paces/contract";
import type { Db } from "../../lib/db/statements.ts";
import type { MembershipRow } from "../memberships/service.ts";
import { listSlotHolders } from "../subscriptions/service.ts";
import { termsOf } from "./terms.ts";

/** The plan held, for its holder. */
export async function presentHeld(db: Db, held: MembershipRow): Promise<HeldPlan> {
  const next = findPlan(held.nextPlanId ?? held.planId);
  const holders = await listSlotHolders(db, held.userId);
  return {
    planId: held.planId,
    cycleEndsAt: held.cycleEndsAt.toISOString(),
    renews: held.renews,
    stopped: held.stoppedAt !== null,
    overdueUntil: held.graceEndsAt?.toISOString() ?? null,
    slotsUsed: holders.length,
    mayStay: holders.filter(({ renews }) => renews).map(({ id, name }) => ({ id, name })),
    nextSumCents: held.renews && next ? next.priceCents : null,
    next: held.renews && held.nextPlanId ? { planId: held.nextPlanId, keep: held.nextKeep } : null,
  };
}

/** Of each plan what it means for whoever holds this one, or none. */
export function presentTerms(
  held: MembershipRow | null,
  now: Date,
  leastCents: number,
): PlanTerms[] {
  return plans.flatMap((plan) => {
    const terms = termsOf(plan, held, now, leastCents);
    return terms ? [{ ...terms, nextAt: terms.nextAt.toISOString() }] : [];
  });
}
