import type { Page } from "@playwright/test";
import { findingsOfAxe } from "./axe.ts";
import { expect } from "./browser-test.ts";

export const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The width that is designed for. */
const narrowest = { width: 360, height: 740 };

/** What dark changes: colors alone. */
const rulesOfColor = ["color-contrast", "link-in-text-block"];

/** One heading of the first level, a title; on phone and desk, in light and dark, no finding of axe; no page scrolls sideways. */
export async function expectSoundHere(
  page: Page,
  where: string,
  sizes: readonly (typeof phone)[] = [phone, desk],
): Promise<void> {
  await expect(page.getByText(/^(Loading\.\.\.|Checking authentication\.\.\.)$/)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }), where).toHaveCount(1);
  await expect(page, where).toHaveTitle(/Ten Paces/);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await findingsOfAxe(page), `${where} at ${size.width}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    const ofColors = await findingsOfAxe(page, rulesOfColor);
    expect.soft(ofColors, `${where} at ${size.width}, dark`).toEqual([]);
    await expectNoWider(page, size.width, where);
  }
  await page.setViewportSize(narrowest);
  await expectNoWider(page, narrowest.width, where);
}

/** What reaches past the right edge, innermost first, so that a failure names its cause. */
const whatIsWider = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.body.querySelectorAll("*")].filter(
    (each) => each.getBoundingClientRect().right + window.scrollX > clientWidth + 0.5,
  );
  const innermost = beyond.filter((each) => !beyond.some((other) => other !== each && each.contains(other)));
  return ["by " + (scrollWidth - clientWidth) + " px", ...innermost.map((each) => each.outerHTML.slice(0, 200))].slice(0, 8);
})()`;

/** The page does not scroll sideways at this width. */
export async function expectNoWider(page: Page, width: number, where: string): Promise<void> {
  const wider = await page.evaluate<string[]>(whatIsWider);
  expect.soft(wider, `${where} is wider than ${width}`).toEqual([]);
}
