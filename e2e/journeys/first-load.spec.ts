import type { Page } from "@playwright/test";
import { expect, openAs, test } from "../world/browser-test.ts";
import { countFirstView, type FirstView } from "../world/first-view.ts";
import { findHuntId, makePlayer, type Person } from "../world/people.ts";

/** What a first view may cost: compressed script on the wire, in so many files. */
const mostScriptBytes = 110_000;
const mostScriptFiles = 10;

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

function expectLight(name: string, view: FirstView): void {
  console.log(`${name}: ${view.files} scripts, ${view.bytes} bytes`);
  expect(view.bytes).toBeGreaterThan(50_000);
  expect(view.bytes, name).toBeLessThanOrEqual(mostScriptBytes);
  expect(view.files, name).toBeLessThanOrEqual(mostScriptFiles);
}

test("the landing page and the hunts are ten files of script at most", async ({ browser }) => {
  for (const [path, content] of [
    ["/", "#root article"],
    ["/hunts", "#root article"],
  ] as const) {
    const page = await browser.newPage();
    expectLight(path, await openFirst(page, null, path, content));
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
  expectLight("/hunt", await openFirst(page, player, `/hunt/${huntId}`, "ol[aria-label=Squares]"));
});
