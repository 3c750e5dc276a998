import { findPlan, type Plan, type PlanId, plans } from "@ten-paces/contract";
import { cycleEndAfter } from "../memberships/service.ts";

/** What of a membership decides the terms of a plan. */
export interface HeldPlan {
  planId: PlanId;
  nextPlanId: PlanId | null;
  status: "ACTIVE" | "GRACE" | "ENDED";
  createdAt: Date;
  cycleStartedAt: Date;
  cycleEndsAt: Date;
}

export interface Terms {
  planId: PlanId;
  /**
   * `start`: there is no plan yet. `larger`: it starts at once for the difference. `smaller`: it starts with the
   * next cycle. `held`: it is the present one. `overdue`: its renewal failed and can be paid now.
   */
  kind: "start" | "larger" | "smaller" | "held" | "overdue";
  /** Whole US cents. */
  dueTodayCents: number;
  /** When the next sum is due. */
  nextAt: Date;
  nextSumCents: number;
  /** Credits that come at once. */
  creditsNow: number;
}

/**
 * What choosing a plan means for somebody who holds another one, or none; null where it cannot be chosen because
 * the renewal of the present one is to be paid first, or on its way.
 * @param leastCents the smallest sum that can be charged: a difference for the last hours is raised to it
 */
export function termsOf(
  plan: Plan,
  held: HeldPlan | null,
  now: Date,
  leastCents: number,
): Terms | null {
  const nextSumCents = plan.priceCents;
  const present = held && findPlan(held.planId);
  if (!present) {
    return {
      planId: plan.id,
      kind: "start",
      dueTodayCents: plan.priceCents,
      nextAt: cycleEndAfter(now, now),
      nextSumCents,
      creditsNow: plan.monthlyCredits + plan.bonusCredits,
    };
  }
  if (held.status === "GRACE") {
    if (plan.id !== (held.nextPlanId ?? held.planId)) return null;
    return {
      planId: plan.id,
      kind: "overdue",
      dueTodayCents: plan.priceCents,
      nextAt: cycleEndAfter(held.createdAt, now),
      nextSumCents,
      creditsNow: plan.monthlyCredits + plan.bonusCredits,
    };
  }
  // Nothing of that cycle is left to reckon a difference by, and what the next one costs is being charged.
  if (held.cycleEndsAt <= now && plan.id !== held.planId) return null;
  const common = { planId: plan.id, nextAt: held.cycleEndsAt, nextSumCents };
  const order = rankOf(plan) - rankOf(present);
  if (order <= 0) {
    return { ...common, kind: order < 0 ? "smaller" : "held", dueTodayCents: 0, creditsNow: 0 };
  }
  const { monthly, bonus } = topUp(present, plan);
  return {
    ...common,
    kind: "larger",
    dueTodayCents: Math.max(leastCents, differenceCents(present, plan, held, now)),
    creditsNow: monthly + bonus,
  };
}

/** What a larger plan brings at once; what is left of the smaller one's stays. */
export function topUp(from: Plan, to: Plan): { monthly: number; bonus: number } {
  return {
    monthly: Math.max(0, to.monthlyCredits - from.monthlyCredits),
    bonus: Math.max(0, to.bonusCredits - from.bonusCredits),
  };
}

/** The difference in price for the part of the cycle that is left, to the nearest cent. */
function differenceCents(
  from: Plan,
  to: Plan,
  cycle: Pick<HeldPlan, "cycleStartedAt" | "cycleEndsAt">,
  now: Date,
): number {
  const whole = cycle.cycleEndsAt.getTime() - cycle.cycleStartedAt.getTime();
  const left = cycle.cycleEndsAt.getTime() - now.getTime();
  const share = Math.min(1, Math.max(0, left / whole));
  return Math.round((to.priceCents - from.priceCents) * share);
}

export function rankOf(plan: Plan): number {
  return plans.findIndex(({ id }) => id === plan.id);
}
