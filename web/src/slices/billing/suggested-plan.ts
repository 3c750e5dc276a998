import type { Catalog, CatalogPlan } from "./queries.ts";

export type PlanId = CatalogPlan["id"];

/**
 * The plan to preselect for somebody who wants one more hunt: the smallest that has room for it.
 * Nobody is nudged to more than they asked for.
 */
export function suggestedPlan(plans: readonly CatalogPlan[], held: Catalog["current"]): PlanId {
  const needed = (held?.slotsUsed ?? 0) + 1;
  const fitting = plans.find((plan) => plan.slots === null || plan.slots >= needed);
  return fitting?.id ?? "unlimited";
}

/** Whether a plan can be bought: the one held can only when it was not going to renew. */
export function isPlanOnOffer(plan: CatalogPlan, held: Catalog["current"]): boolean {
  return held?.planId !== plan.id || !held.renews;
}
