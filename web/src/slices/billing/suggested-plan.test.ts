import type { PlanTerms } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { type Catalog, priceList } from "./queries.ts";
import { type PlanId, plansOnOffer, suggestedPlan } from "./suggested-plan.ts";

const order: PlanId[] = ["one", "three", "five", "unlimited"];

function catalog(planId: PlanId, slotsUsed: number): Pick<Catalog, "plans" | "current" | "terms"> {
  const kindOf = (id: PlanId): PlanTerms["kind"] => {
    const step = order.indexOf(id) - order.indexOf(planId);
    return step === 0 ? "held" : step > 0 ? "larger" : "smaller";
  };
  return {
    plans: priceList.plans,
    current: {
      planId,
      slotsUsed,
      mayStay: [],
      renews: true,
      stopped: false,
      overdueUntil: null,
      nextSumCents: 999,
      next: null,
      cycleEndsAt: "2026-12-21T00:00:00Z",
    },
    terms: order.map((id) => ({
      planId: id,
      kind: kindOf(id),
      dueTodayCents: 0,
      nextAt: "2026-12-21T00:00:00Z",
      nextSumCents: 0,
      creditsNow: 0,
    })),
  };
}

test("the smallest plan with room for one more hunt is suggested", () => {
  const suggested = (planId: PlanId, used: number) =>
    suggestedPlan(priceList.plans, catalog(planId, used).current);
  expect(suggestedPlan(priceList.plans, null)).toBe("one");
  expect(suggested("one", 1)).toBe("three");
  expect(suggested("three", 3)).toBe("five");
  expect(suggested("five", 5)).toBe("unlimited");
  expect(suggested("unlimited", 40)).toBe("unlimited");
});

test("the plan held is not sold again, and for a hunt only what opens it at once", () => {
  const ids = (
    held: Pick<Catalog, "plans" | "current" | "terms">,
    wanted: { forHunt: boolean; only?: PlanId },
  ) => plansOnOffer(held, { only: undefined, ...wanted }).map(({ id }) => id);
  expect(ids(catalog("three", 3), { forHunt: false })).toEqual(["one", "five", "unlimited"]);
  expect(ids(catalog("three", 3), { forHunt: true })).toEqual(["five", "unlimited"]);
  expect(ids(catalog("one", 1), { forHunt: true, only: "unlimited" })).toEqual(["unlimited"]);
  expect(ids(catalog("unlimited", 7), { forHunt: true })).toEqual([]);
  const visitor = { plans: priceList.plans, current: null, terms: [] };
  expect(ids(visitor, { forHunt: true })).toEqual(order);
});
