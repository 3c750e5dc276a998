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

/**
 * The plans to choose from: not the one held, and for a hunt only those that start at once and open it.
 * A smaller plan begins with the next cycle, so it is offered without a hunt only.
 */
export function plansOnOffer(
  catalog: Pick<Catalog, "plans" | "current" | "terms">,
  wanted: { forHunt: boolean; only: PlanId | undefined },
): CatalogPlan[] {
  const kindOf = (plan: CatalogPlan) =>
    catalog.terms.find(({ planId }) => planId === plan.id)?.kind ?? "start";
  const needed = (catalog.current?.slotsUsed ?? 0) + 1;
  return catalog.plans.filter((plan) => {
    if (kindOf(plan) === "held" || (wanted.only && plan.id !== wanted.only)) return false;
    if (!wanted.forHunt) return true;
    return kindOf(plan) !== "smaller" && (plan.slots === null || plan.slots >= needed);
  });
}
