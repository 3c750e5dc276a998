// @vitest-environment happy-dom
import type { PlanTerms } from "@ten-paces/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { PlanPicker } from "./plan-picker.tsx";
import { type Catalog, priceList } from "./queries.ts";

const nextAt = "2026-12-21T00:00:00Z";
const terms = (planId: PlanTerms["planId"], kind: PlanTerms["kind"]): PlanTerms => {
  return { planId, kind, dueTodayCents: 0, nextAt, nextSumCents: 2699, creditsNow: 0 };
};
const current: Catalog["current"] = {
  planId: "five",
  cycleEndsAt: nextAt,
  renews: false,
  stopped: true,
  overdueUntil: null,
  slotsUsed: 4,
  // A fourth hunt was left: it holds its slot until the cycle ends, and may not stay.
  mayStay: ["Maine", "Ohio", "Utah"].map((name) => ({ id: name.toLowerCase(), name })),
  nextSumCents: null,
  next: null,
};
const catalog = {
  plans: priceList.plans,
  current,
  terms: [terms("one", "smaller"), terms("three", "smaller"), terms("five", "held")],
};

test("a stopped plan is made smaller with the hunts that may stay, and with no other", async () => {
  const asked = answerCalls({
    "POST /billing/plan/change": { body: { success: true, message: "Done.", current } },
  });
  const { user } = draw(<PlanPicker catalog={catalog} />);
  await user.click(screen.getByRole("radio", { name: /3 Hunts/ }));
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  const press = () => user.click(screen.getByRole("button", { name: /^Change on / }));
  await press();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ id: "three", keep: ["maine", "ohio", "utah"] });
});

test("of more hunts than the plan has slots the longest held are chosen, and others can be", async () => {
  const asked = answerCalls({
    "POST /billing/plan/change": { body: { success: true, message: "Done.", current } },
  });
  const { user } = draw(<PlanPicker catalog={catalog} />);
  await user.click(screen.getByRole("radio", { name: /1 Hunt/ }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect(box("Maine").checked).toBe(true);
  expect(box("Utah").disabled).toBe(true);
  await user.click(box("Maine"));
  await user.click(box("Utah"));
  await user.click(screen.getByRole("button", { name: /^Change on / }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ id: "one", keep: ["utah"] });
});
