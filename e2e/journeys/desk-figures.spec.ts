import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, openAs, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer } from "../world/people.ts";

/** Presses Tab until what has the focus reads so. */
async function tabTo(page: Page, what: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate<string>(
      "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent",
    );
    if (text.length < 200 && what.test(text)) return;
  }
  throw new Error(`Nothing that reads ${what} came into focus.`);
}

/** Goes to a page of the desk by the palette. */
async function jump(page: Page, typed: string, heading: string): Promise<void> {
  const palette = page.getByRole("combobox", { name: /a page/ });
  // The shell listens once it is there; before that nobody hears the keys.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type(typed);
  await expect(page.getByRole("option", { name: heading })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
}

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
