import { readFile } from "node:fs/promises";
import { expect, openAs, test } from "../world/browser-test.ts";
import { jump, tabTo } from "../world/keyboard.ts";
import { findHuntId, makePlayer } from "../world/people.ts";

test("by keyboard alone: to the editor of a clue that few get past, last month's revenue, today's changes", async ({
  page,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "MAINE", "DIGITAL");
  await makePlayer(service, huntId);
  await openAs(page, admin, "/admin/dashboard");
  // The screen that waits has a heading, too, and no keys.
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();

  await jump(page, "analyt", "Analytics");
  await expect(page.getByRole("link", { name: /, square \d+$/ }).first()).toBeVisible();
  await tabTo(page, /, square \d+$/);
  await page.keyboard.press("Enter");
  const first = page.getByRole("article").getByRole("textbox").first();
  await expect(first).toBeFocused();
  await tabTo(page, /Discard Changes/);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: /Edit Texts of square/ }).and(page.locator(":focus")),
  ).toBeVisible();

  await jump(page, "revenue", "Revenue");
  await expect(page.getByRole("combobox", { name: "Days" })).toBeVisible();
  await tabTo(page, /Last 30 days/);
  await page.keyboard.type("Last mo");
  await expect(page).toHaveURL(/period=last-month/);
  await tabTo(page, /Export payments/);
  const arriving = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^revenue-.*\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toMatch(/^number,paid,kind,item,amount USD/);

  await jump(page, "changes", "Changes");
  await expect(page.getByRole("combobox", { name: "When" })).toBeVisible();
  await tabTo(page, /Yesterday/);
  await page.keyboard.type("Today");
  await expect(page.getByText(`${admin.email} exported revenue`).first()).toBeVisible();
});
