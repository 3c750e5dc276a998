import type { Page } from "@playwright/test";
import { expect, test } from "../world/browser-test.ts";

/**
 * The main screens as they are arranged and coloured. Boxes and computed styles, not pixels: pictures of a page differ
 * with every machine's fonts and smoothing, and a tolerance that forgives that forgives a lost margin, too.
 */
const screens = ["/", "/hunts", "/free-hunt", "/rules", "/leaderboard", "/login"];
const themes = [
  { colorScheme: "light", paper: "rgb(247, 242, 230)" },
  { colorScheme: "dark", paper: "rgb(14, 22, 19)" },
] as const;

interface Looks {
  paper: string;
  headingFont: string;
  textFont: string;
  headingLeft: number;
  headingBottom: number;
  barHeight: number;
  widest: number;
  /** Buttons and links that look like one, lower than a thumb needs. */
  small: string[];
}

/** Read in the page: as text, since it is the browser's own world. */
const readLooks = `(() => {
  const style = (element) => getComputedStyle(element);
  const heading = document.querySelector("#root h1");
  const box = heading.getBoundingClientRect();
  const pressed = [...document.querySelectorAll("#root main button, #root main a[class*='min-h-11']")];
  return {
    paper: style(document.documentElement).backgroundColor,
    headingFont: style(heading).fontFamily,
    textFont: style(document.body).fontFamily,
    headingLeft: Math.round(box.left),
    headingBottom: Math.round(box.bottom),
    barHeight: Math.round(document.querySelector("#root header").getBoundingClientRect().height),
    widest: document.documentElement.scrollWidth,
    small: pressed
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.textContent + " " + one.getBoundingClientRect().height),
  };
})()`;

const barHeight =
  "Math.round(document.querySelector('#root header').getBoundingClientRect().height)";

/** How high the bar is and how far the page is scrolled, in thirty frames one after the other. */
const heightsOfFrames = `new Promise((resolve) => {
  const seen = [];
  const look = () => {
    seen.push(${barHeight} + " at " + Math.round(scrollY));
    if (seen.length < 30) requestAnimationFrame(look);
    else resolve(seen);
  };
  look();
})`;

async function looksOf(page: Page, path: string): Promise<Looks> {
  await page.goto(path);
  await expect(page.locator("#root").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#root [data-waiting]")).toHaveCount(0);
  await page.evaluate("document.fonts.ready");
  return page.evaluate<Looks>(readLooks);
}

test("on a phone the first hunt is whole on the first screen, and four fit one and say how far and how long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hunts");
  const hunts = page.locator("#root").getByRole("article");
  await expect(hunts.first()).toBeVisible();
  const first = await hunts.first().boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(844);
  for (const hunt of (await hunts.all()).slice(0, 4)) {
    await hunt.scrollIntoViewIfNeeded();
    const text = (await hunt.textContent()) ?? "";
    expect((await hunt.boundingBox())?.height, text).toBeLessThanOrEqual(205);
    await expect(hunt.getByText(/^[\d.]+ hours?$/)).toBeVisible();
    await expect(hunt.getByRole("button", { name: /^Subscribe to / })).toBeVisible();
  }
  await expect(
    hunts
      .getByText(/about [\d,]+ miles?$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`the bar becomes lower once the page is scrolled by it, and stays so, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.goto("/rules");
    await expect(page.locator("#root").getByRole("heading", { level: 1 })).toBeVisible();
    for (const by of [51, 58, 66]) {
      await page.evaluate(`scrollTo(0, 0)`);
      await expect.poll(() => page.evaluate(barHeight)).toBe(69);
      await page.evaluate(`scrollTo(0, ${by})`);
      await expect.poll(() => page.evaluate(barHeight)).toBe(53);
      const seen = await page.evaluate<string[]>(heightsOfFrames);
      expect(new Set(seen), `scrolled by ${by}`).toEqual(new Set([`53 at ${by}`]));
    }
  });
}

for (const { colorScheme, paper } of themes) {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`the main screens keep their arrangement, ${width} wide, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const lefts: number[] = [];
      for (const path of screens) {
        const looks = await looksOf(page, path);
        expect(looks.paper, path).toBe(paper);
        expect(looks.headingFont, path).toMatch(/^"?Fraunces/);
        expect(looks.textFont, path).toMatch(/^"?Inter/);
        expect(looks.widest, `${path} scrolls sideways`).toBeLessThanOrEqual(width);
        expect(looks.barHeight, path).toBeLessThanOrEqual(80);
        expect(looks.headingLeft, path).toBeGreaterThanOrEqual(16);
        expect(looks.headingBottom, `${path}: what it is, on the first screen`).toBeLessThan(
          height / 2,
        );
        // A mouse hits lower ones.
        if (width < 640) expect(looks.small, path).toEqual([]);
        // A sheet in the middle begins where it likes.
        if (path !== "/login") lefts.push(looks.headingLeft);
      }
      expect(new Set(lefts).size, `headings begin at ${lefts}`).toBe(1);
    });
  }
}
