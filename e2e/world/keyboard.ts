import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** Presses Tab until what has the focus reads so. */
export async function tabTo(page: Page, what: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate<string>(
      "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent",
    );
    if (text.length < 200 && what.test(text)) return;
  }
  throw new Error(`Nothing that reads ${what} came into focus.`);
}

/** Goes to what the palette finds, by its name; its page has the heading. */
export async function jump(
  page: Page,
  typed: string,
  heading: string,
  option: string | RegExp = heading,
): Promise<void> {
  const palette = page.getByRole("combobox", { name: /a page/ });
  // The shell listens once it is there; before that nobody hears the keys.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type(typed);
  await expect(page.getByRole("option", { name: option })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
}
