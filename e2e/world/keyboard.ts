import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

interface Way {
  /** Shift and Tab: towards the head of the page. */
  back?: boolean;
  /** No more presses than somebody has the patience for. */
  most?: number;
}

/** What the focus is on: its name, as far as a script can tell it. Empty for a page that has lost it. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "";
  const labels = [...(at.labels ?? [])].map((label) => label.textContent).join(" ");
  return at.getAttribute("aria-label") || labels || at.textContent;
})()`;

/** Presses Tab until what has the focus reads so. */
export async function tabTo(
  page: Page,
  what: RegExp,
  { back, most = 40 }: Way = {},
): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const text = (await page.evaluate<string>(FOCUSED)).trim();
    if (text.length < 200 && what.test(text)) return;
    met.push(text.slice(0, 40));
  }
  throw new Error(`Nothing that reads ${what} came into focus, but ${met.join(" | ")}.`);
}

/** Whoever works by keyboard stands somewhere: neither nowhere nor behind a window that is open. */
export async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate<boolean>("document.activeElement !== document.body"))
    .toBe(true);
}

/** What has the focus shows it: a ring of at least two pixels around it. */
export async function expectRing(page: Page): Promise<void> {
  const width = await page.evaluate<number>(`(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  })()`);
  expect(width).toBeGreaterThanOrEqual(2);
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
