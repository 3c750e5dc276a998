// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { SubscriptionsSection } from "./subscriptions-section.tsx";

const hunt = {
  ...{ id: "ks-1", name: "The Long Road", description: "", state: "KANSAS", type: "STATE" },
  ...{ variant: "DIGITAL", status: "ACTIVE", prizePool: 100, hunters: 1, totalSquares: 10 },
};
const held = (id: string, name = hunt.name) => ({
  ...{ id, status: "ACTIVE", tier: "3 Hunts", endsAt: null },
  hunt: { ...hunt, id: `ks-${id}`, name },
});
const current = {
  ...{ planId: "three", name: "3 Hunts", slots: 3, renews: true, stopped: false },
  ...{ cycleEndsAt: "2096-06-04T12:00:00.000Z", overdueUntil: null, next: null },
};

/** Presses Unsubscribe beside the first of these hunts. */
async function leave(
  subscriptions: readonly object[],
  answer: { status?: number; body: unknown },
  plan: object = current,
) {
  localStorage.setItem("token", "t");
  const asked = answerCalls({
    "GET /user/subscriptions": { body: { subscriptions } },
    "GET /billing/catalog": { body: { plans: [], packs: [], current: plan } },
    "DELETE /user/subscriptions/1": answer,
  });
  draw(<SubscriptionsSection />);
  const user = userEvent.setup();
  const [button] = await screen.findAllByRole("button", { name: /Unsubscribe from/ });
  if (button) await user.click(button);
  const dialog = await screen.findByRole("alertdialog", {
    name: "Unsubscribe from The Long Road?",
  });
  return { asked, user, dialog };
}

const left = { body: { success: true, message: "Left.", endsAt: "2096-06-04T12:00:00.000Z" } };

test("leaving one of two hunts says that the hunt alone ends, and nothing is sent before it is confirmed", async () => {
  const { asked, user, dialog } = await leave([held("1"), held("2", "Another Road")], left);
  expect(dialog.textContent).toContain("It will not be renewed. You can play it until");
  expect(dialog.textContent).not.toContain("the plan ends");
  await user.click(within(dialog).getByRole("button", { name: "Stay subscribed" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(asked.some(({ path }) => path === "/user/subscriptions/1")).toBe(false);
});

test("leaving the last hunt says that the plan ends with it, and on which day", async () => {
  const { asked, user, dialog } = await leave([held("1")], left);
  expect(dialog.textContent).toContain("It is the last hunt of your plan: the plan ends on");
  expect(dialog.textContent).toContain("June 4, 2096");
  await user.click(within(dialog).getByRole("button", { name: "Unsubscribe" }));
  await expect
    .poll(() => asked.filter(({ path }) => path === "/user/subscriptions/1").length)
    .toBe(1);
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
});

test("where the cycle is over and unpaid it says that the hunt ends at once, never until a day that has passed", async () => {
  const overdue = {
    ...current,
    cycleEndsAt: "2026-05-04T12:00:00.000Z",
    overdueUntil: "2096-05-11T12:00:00.000Z",
  };
  const one = await leave([held("1")], left, overdue);
  expect(one.dialog.textContent).toContain("the hunt ends at once, and your plan with it");
  expect(one.dialog.textContent).not.toContain("until");
  cleanup();
  const two = await leave([held("1"), held("2", "Another Road")], left, overdue);
  expect(two.dialog.textContent).toContain("the hunt ends at once. Your progress stays.");
});

test("where it fails the question closes and the hunt is still there to be left", async () => {
  const { user, dialog } = await leave([held("1")], {
    status: 500,
    body: { error: "No.", code: "x" },
  });
  await user.click(within(dialog).getByRole("button", { name: "Unsubscribe" }));
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Unsubscribe from The Long Road" })).toBeDefined();
});
