import { findPlan, type PlanId } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { termsOf } from "./terms.ts";

const plan = (id: PlanId) => {
  const found = findPlan(id);
  if (!found) throw new Error(`No plan ${id}`);
  return found;
};
const start = new Date("2026-06-01T00:00:00Z");
const end = new Date("2026-07-01T00:00:00Z");
const held = (planId: PlanId) => ({
  planId,
  nextPlanId: null,
  status: "ACTIVE" as const,
  createdAt: start,
  cycleStartedAt: start,
  cycleEndsAt: end,
});
const day = (n: number) => new Date(start.getTime() + n * 86_400_000);

test.each([
  // A plan of $9.99 against one of $26.99, over a cycle of thirty days.
  ["one", "three", 0, "larger", 1700, 0],
  ["one", "three", 10, "larger", 1133, 0],
  ["one", "three", 15, "larger", 850, 0],
  ["one", "three", 29.99999, "larger", 0, 0],
  ["five", "unlimited", 15, "larger", 1500, 20],
  ["one", "unlimited", 0, "larger", 6000, 20],
  ["three", "one", 10, "smaller", 0, 0],
  ["unlimited", "five", 0, "smaller", 0, 0],
  ["five", "five", 10, "held", 0, 0],
] as const)("from %s to %s after %d days it is %s, for %d cents and %d credits", (...row) => {
  const [from, to, days, kind, dueTodayCents, creditsNow] = row;
  expect(termsOf(plan(to), held(from), day(days), 0)).toEqual({
    planId: to,
    kind,
    dueTodayCents,
    creditsNow,
    nextAt: end,
    nextSumCents: plan(to).priceCents,
  });
});

test("without a plan the whole price is due, and the next a month later", () => {
  expect(termsOf(plan("unlimited"), null, new Date("2026-01-31T12:00:00Z"), 0)).toEqual({
    planId: "unlimited",
    kind: "start",
    dueTodayCents: 6999,
    creditsNow: 35,
    nextAt: new Date("2026-02-28T12:00:00Z"),
    nextSumCents: 6999,
  });
});

test("between the end of a cycle and its renewal no other plan has terms: they would be those of a day that is gone", () => {
  expect(termsOf(plan("three"), held("one"), end, 50)).toBeNull();
  expect(termsOf(plan("one"), held("three"), day(30.5), 50)).toBeNull();
  expect(termsOf(plan("one"), held("one"), day(30.5), 50)).toMatchObject({ kind: "held" });
});

test("a renewal that failed can be paid, and no other plan is begun before", () => {
  const overdue = { ...held("three"), status: "GRACE" as const };
  expect(termsOf(plan("three"), overdue, day(32), 0)).toMatchObject({
    kind: "overdue",
    dueTodayCents: 2699,
    creditsNow: 15,
    nextAt: new Date("2026-08-01T00:00:00Z"),
  });
  expect(termsOf(plan("five"), overdue, day(32), 0)).toBeNull();
  const smaller = { ...overdue, nextPlanId: "one" as const };
  expect(termsOf(plan("one"), smaller, day(32), 0)).toMatchObject({ dueTodayCents: 999 });
  expect(termsOf(plan("three"), smaller, day(32), 0)).toBeNull();
});

test("a difference for the last hours is raised to the smallest sum that can be charged", () => {
  const late = termsOf(plan("three"), held("one"), day(29.9), 50);
  expect(late).toMatchObject({ kind: "larger", dueTodayCents: 50 });
  expect(termsOf(plan("one"), held("one"), day(29.9), 50)).toMatchObject({ dueTodayCents: 0 });
});
