import { expect, openAs, test } from "../world/browser-test.ts";
import { expectRing, tabTo } from "../world/keyboard.ts";
import { findHuntId, makePlayer } from "../world/people.ts";

test("by keyboard alone: what it costs, which hunts there are, and how one stops", async ({
  page,
  service,
}) => {
  await page.goto("/");
  await expect(page.locator("#before")).toBeEmpty();
  await tabTo(page, /^Plans from \$/);
  await expectRing(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("$26.99").first()).toBeInViewport();
  await page.goto("/hunts");
  await expect(page.locator("#before")).toBeEmpty();
  await tabTo(page, /^Search by name or state$/);
  await page.keyboard.type("maine");
  await expect(page.getByText(/^2 of \d+ hunts$/)).toBeVisible();

  await openAs(
    page,
    await makePlayer(service, await findHuntId(service, "MAINE", "PHYSICAL")),
    "/profile",
  );
  const plan = page.locator("section", { has: page.getByRole("heading", { name: "Your Plan" }) });
  await expect(plan.getByText("Renews on")).toBeVisible();
  await tabTo(page, /^Cancel plan$/);
  await expectRing(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await tabTo(page, /^Cancel plan$/, { most: 4 });
  await page.keyboard.press("Enter");
  await expect(plan.getByText("Ends on")).toBeVisible();
});
