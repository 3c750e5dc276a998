import { readFile } from "node:fs/promises";
import { checkIn, getAdminHunt } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { expectRing, jump, tabTo } from "../world/keyboard.ts";
import { findHuntId, makePlayer, readSquares } from "../world/people.ts";

test("by keyboard alone: a clue that nobody gets past is found and mended, last month's revenue, today's changes", async ({
  page,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "MAINE", "DIGITAL");
  const player = await makePlayer(service, huntId);
  const wrong = { params: { id: huntId }, body: { squareNum: 1, words: "granite.harbor.lantern" } };
  await service.ask(checkIn, wrong, player);
  const { name } = (await service.ask(getAdminHunt, { params: { id: huntId } }, admin)).hunt;
  await openAs(page, admin, "/admin/dashboard");
  // The screen that waits has a heading, too, and no keys.
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();

  await jump(page, "analyt", "Analytics");
  const broken = `${name}, square 1`;
  await expect(page.getByRole("link", { name: broken, exact: true })).toBeVisible();
  await tabTo(page, new RegExp(`^${broken.replace(/[.*+?()]/g, "\\$&")}$`));
  await expectRing(page);
  await page.keyboard.press("Enter");
  const first = page.getByRole("article").getByRole("textbox").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Read it twice.");
  await tabTo(page, /^Save Square 1$/, { most: 20 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Square 1 was saved.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Edit Texts of square 1" }).and(page.locator(":focus")),
  ).toBeVisible();
  const [mended] = await readSquares(service, admin, huntId);
  expect(mended?.clue).toMatch(/ Read it twice\.$/);

  await jump(page, "revenue", "Revenue");
  await expect(page.getByRole("combobox", { name: "Days" })).toBeVisible();
  await tabTo(page, /^Days/);
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
  await tabTo(page, /^When/);
  await page.keyboard.type("Today");
  await expect(page.getByText(`${admin.email} exported revenue`).first()).toBeVisible();
});
