import { getSettings } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { expectFocus, expectRing, jump, tabTo } from "../world/keyboard.ts";

test.use({ allowedErrors: refused });

test("who can win, a limit and the words of a mail are set", async ({ page, service, admin }) => {
  await openAs(page, admin, "/admin/dashboard");
  await jump(page, "settings", "Settings");
  const turnTo = async (name: string) => {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name })).toBeFocused();
    await expectRing(page);
  };
  await expect(page.getByRole("tab", { name: "General" })).toBeVisible();
  await tabTo(page, /^General$/);
  await turnTo("Who can win");
  await expect(page.getByRole("row", { name: /Vermont/ })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("vermont");
  await expect(page.getByRole("row")).toHaveCount(2);
  await tabTo(page, /^Actions for Vermont$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Change" })).toBeFocused();
  await page.keyboard.press("Enter");
  const state = page.getByRole("dialog", { name: "Vermont" });
  await tabTo(page, /^Source/, { most: 5 });
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Counsel, letter 12");
  await page.keyboard.press("Enter");
  await expect(state).toBeHidden();
  await expect(page.getByRole("row", { name: /Vermont.*Counsel, letter 12/ })).toBeVisible();
  await expectFocus(page);

  await tabTo(page, /^Who can win$/, { back: true });
  await turnTo("Limits");
  await expect(page.getByLabel(/^Seconds between/)).toBeVisible();
  await tabTo(page, /^Seconds between/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The limits hold within seconds.")).toBeVisible();
  await expectFocus(page);

  await tabTo(page, /^Limits$/, { back: true });
  await turnTo("Mails");
  await expect(page.getByRole("button", { name: /words of: Next hunt of a state/ })).toBeVisible();
  await tabTo(page, /words of: Next hunt of a state/);
  await page.keyboard.press("Enter");
  const mail = page.getByRole("dialog", { name: "Next hunt of a state" });
  await tabTo(page, /^Subject/, { most: 3 });
  await page.keyboard.type("For you");
  await page.keyboard.press("Enter");
  await expect(mail.getByText(/^Please keep {subject} in it/)).toBeVisible();
  await expect(mail.getByRole("textbox", { name: "Subject" })).toBeFocused();
  await page.keyboard.type(": {subject}");
  await expect(mail.getByText(/^Subject: For you: Opens/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(mail).toBeHidden();
  await expect(page.getByText("For you: {subject}")).toBeVisible();
  await expectFocus(page);
  const { settings } = await service.ask(getSettings, {}, admin);
  expect(settings.mailTexts.hunt_opening).toEqual({ subject: "For you: {subject}" });
  expect(Object.values(settings.limits)).toContain(12);
});
