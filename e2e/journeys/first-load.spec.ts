import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { getFreeHunt } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { countFirstView, type FirstView } from "../world/first-view.ts";
import { findHuntId, makePlayer, type Person } from "../world/people.ts";

/** What a first view may cost: compressed script on the wire, in so many files. */
const mostScriptBytes = 110_000;
const mostScriptFiles = 8;
/** Of a hunt's page, which is one of four. */
const mostFilesOfAHunt = 10;
/** Of pages that nobody arrives at first. */
const mostFilesElsewhere = 12;
/** The desk's: tables, menus and dialogs, on a computer, read once in a day's work. */
const mostDeskBytes = 205_000;

/** Opens a page with nothing cached and counts the script it set out for before its content stood. */
function openFirst(
  page: Page,
  person: Person | null,
  path: string,
  content: string,
): Promise<FirstView> {
  return countFirstView(page, () => openAs(page, person, path), content);
}

/** Holds each of these calls until all of them have been made: one that waits for another hangs for ever. */
async function holdUntilAllAreAsked(page: Page, paths: readonly string[]): Promise<void> {
  const waiting = new Map(paths.map((path) => [path, Promise.withResolvers<void>()]));
  const all = Promise.all([...waiting.values()].map(({ promise }) => promise));
  for (const [path, { resolve }] of waiting) {
    await page.route(`**${path}`, async (route) => {
      resolve();
      await all;
      await route.continue();
    });
  }
}

/** What the heads of all pages name, compressed, by the expression for the page's address, with its view if it has any. */
function weighPages(language: "" | ".es"): { name: string; bytes: number; count: number }[] {
  const dist = process.env.WEB_DIST ?? fileURLToPath(new URL("../../web/dist", import.meta.url));
  const bytesOf = (files: Iterable<string>) =>
    [...new Set(files)].reduce((sum, file) => {
      const sent = `${dist}${file}`;
      // The smallest are sent as they are.
      return sum + statSync(existsSync(`${sent}.br`) ? `${sent}.br` : sent).size;
    }, 0);
  const index = readFileSync(`${dist}/index${language}.html`, "utf8");
  const common = [...index.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file);
  const pages: { address: string; files: string[]; views?: Record<string, string[]> }[] =
    JSON.parse(readFileSync(`${dist}/page-files${language}.json`, "utf8"));
  return pages.flatMap(({ address, files, views = { "": [] } }) =>
    Object.entries(views).map(([view, more]) => {
      const all = [...common, ...files, ...more].filter((file) => file !== undefined);
      return { name: `${address} ${view}`, bytes: bytesOf(all), count: all.length };
    }),
  );
}

function expectLight(name: string, view: FirstView, files = mostScriptFiles): void {
  console.log(`${name}: ${view.files} scripts, ${view.bytes} bytes`);
  expect(view.bytes).toBeGreaterThan(50_000);
  expect(view.bytes, name).toBeLessThanOrEqual(mostScriptBytes);
  expect(view.files, name).toBeLessThanOrEqual(files);
}

test("no page that hunters and visitors open is heavier than the first ones", () => {
  const pages = [...weighPages(""), ...weighPages(".es")];
  expect(pages.length).toBeGreaterThan(76);
  expect(pages.filter(({ name }) => name.startsWith("^/hunt(?:") && name !== "")).toHaveLength(8);
  const isDesk = ({ name }: { name: string }) => name.startsWith("^/admin");
  const tooHeavy = pages.filter(
    (page) =>
      page.bytes > (isDesk(page) ? mostDeskBytes : mostScriptBytes) ||
      (!isDesk(page) && page.count > mostFilesElsewhere) ||
      (page.name.startsWith("^/hunt(?:") && page.count > mostFilesOfAHunt),
  );
  expect(tooHeavy).toEqual([]);
});

test("what they show needs nothing else before it stands", async ({ browser, service }) => {
  const player = await makePlayer(service, await findHuntId(service, "KANSAS", "DIGITAL"));
  for (const [path, person] of [
    ["/profile", player],
    ["/squares", player],
    ["/hunt-test", null],
    ["/contact", null],
    ["/accessibility", null],
    ["/legal", null],
    ["/register", null],
  ] as const) {
    const page = await browser.newPage();
    expectLight(path, await openFirst(page, person, path, "#root h1"), mostFilesElsewhere);
    await page.close();
  }
});

test("the landing page and the hunts are eight files of script at most, in Spanish one more for its plans", async ({
  browser,
}) => {
  for (const locale of ["en-US", "es-US"])
    for (const path of ["/", "/hunts"]) {
      const page = await browser.newPage({ locale });
      const most = mostScriptFiles + (locale === "es-US" ? 1 : 0);
      expectLight(`${path} ${locale}`, await openFirst(page, null, path, "#root article"), most);
      await page.close();
    }
});

test("a hunt stands with what its own view needs: a visitor's, a newcomer's, one of puzzles, the free one", async ({
  browser,
  service,
  hunter,
}) => {
  const physical = await findHuntId(service, "VERMONT", "PHYSICAL");
  const digital = await findHuntId(service, "KANSAS", "DIGITAL");
  const free = (await service.ask(getFreeHunt, { query: {} })).id;
  const player = await makePlayer(service, digital);
  // With the card that says how many squares wait.
  const card = (link: string) => `#root section div:has(> h2 ~ [role=img]):has(${link})`;
  for (const [name, person, huntId, content, locale] of [
    ["a visitor's preview", null, physical, card("[href*=register][href*=returnTo]")],
    ["a newcomer's", hunter, physical, card("a[href$=subscribe]")],
    // What the service says there needs no catalogue of all that it ever says.
    ["a newcomer's in Spanish", hunter, physical, card("a[href$=subscribe]"), "es-US"],
    ["the free one in Spanish", hunter, free, "#root article + article + article", "es-US"],
    // Its three puzzles can be read and its words be typed; what is drawn of them comes after.
    ["one of puzzles", player, digital, "#root article + article + article"],
    ["the free one", hunter, free, "#root article + article + article"],
  ] as const) {
    const page = await browser.newPage(locale ? { locale } : {});
    const view = await openFirst(page, person, `/hunt/${huntId}`, content);
    expectLight(name, view, mostFilesOfAHunt);
    if (content.includes("article")) {
      await page
        .getByRole("textbox", { name: /letter 1 of|letra 1 de/i })
        .first()
        .waitFor();
    }
    await page.close();
  }
});

test("a hunt sets out for its code, its data and the session at once", async ({
  page,
  service,
}) => {
  const huntId = await findHuntId(service, "VERMONT", "PHYSICAL");
  const player = await makePlayer(service, huntId);
  await holdUntilAllAreAsked(page, ["/api/auth/verify", `/api/hunts/${huntId}`]);
  expectLight(
    "/hunt",
    await openFirst(page, player, `/hunt/${huntId}`, "ol[aria-label=Squares]"),
    mostFilesOfAHunt,
  );
  // Whose hunt it is only its data told; the next time this device knows.
  const ahead = page.locator("link[rel=modulepreload][href*=physical-hunt]");
  await expect(ahead).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await page.locator("ol[aria-label=Squares]").first().waitFor();
  await expect(ahead).toHaveCount(1);
});
