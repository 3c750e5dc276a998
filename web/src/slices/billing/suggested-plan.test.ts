import { expect, test } from "vitest";
import { priceList } from "./queries.ts";
import { isPlanOnOffer, suggestedPlan } from "./suggested-plan.ts";

const held = (
  planId: "one" | "three" | "five" | "unlimited",
  slotsUsed: number,
  renews = true,
) => ({
  planId,
  slotsUsed,
  renews,
  cycleEndsAt: "2026-12-21T00:00:00Z",
});

test("the smallest plan with room for one more hunt is suggested", () => {
  expect(suggestedPlan(priceList.plans, null)).toBe("one");
  expect(suggestedPlan(priceList.plans, held("one", 1))).toBe("three");
  expect(suggestedPlan(priceList.plans, held("three", 3))).toBe("five");
  expect(suggestedPlan(priceList.plans, held("five", 5))).toBe("unlimited");
  expect(suggestedPlan(priceList.plans, held("unlimited", 40))).toBe("unlimited");
});

test("the plan held is not sold again, unless it is about to end", () => {
  const [one] = priceList.plans;
  expect(one && isPlanOnOffer(one, held("one", 1))).toBe(false);
  expect(one && isPlanOnOffer(one, held("one", 1, false))).toBe(true);
  expect(one && isPlanOnOffer(one, held("three", 1))).toBe(true);
});
