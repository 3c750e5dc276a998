import type { Page } from "@playwright/test";
import { getFreeHunt, listHunts } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer } from "../world/people.ts";
import type { Service } from "../world/service.ts";
import { expectNoWider, expectSoundHere } from "../world/sound.ts";

/** No message of the console is allowed here: a breach of the content security policy would be one. */

interface Visit {
  path: string;
  heading: string | RegExp;
}

const forVisitors: Visit[] = [
  { path: "/", heading: /./ },
  { path: "/login", heading: "Welcome back" },
  { path: "/register", heading: "Create your account" },
  { path: "/forgot-password", heading: "Forgot your password?" },
  { path: "/reset-password?token=abc", heading: "Choose a new password" },
  { path: "/unsubscribe?topic=hunt_news", heading: "Turn mails off" },
  { path: "/setup?token=abcdefgh", heading: "Set up Ten Paces" },
  { path: "/hunts", heading: "Hunts" },
  { path: "/free-hunt", heading: /./ },
  { path: "/hunt-test", heading: /./ },
  { path: "/rules", heading: "Rules" },
  { path: "/faqs", heading: "Frequently Asked Questions" },
  { path: "/contact", heading: "Contact" },
  { path: "/safety", heading: /Safety/ },
  { path: "/report-a-place", heading: "Report a Place" },
  { path: "/announcements", heading: "Announcements" },
  { path: "/errata", heading: "Errata & Updates" },
  { path: "/legal", heading: /./ },
  { path: "/accessibility", heading: "Accessibility" },
  { path: "/leaderboard", heading: "Leaderboard" },
  { path: "/prizes/backing", heading: "What backs the prizes" },
  { path: "/no-such-page", heading: "Page not found" },
];

async function forHunters(service: Service, playedHuntId: string): Promise<Visit[]> {
  const { hunts } = await service.ask(listHunts, { query: {} });
  const other = hunts.find((hunt) => hunt.id !== playedHuntId)?.id ?? "";
  const free = await service.ask(getFreeHunt, { query: {} });
  return [
    { path: "/hunts", heading: "Hunts" },
    { path: "/profile", heading: /./ },
    { path: "/squares", heading: /./ },
    { path: "/free-hunt", heading: /./ },
    { path: `/hunt/${playedHuntId}`, heading: /./ },
    { path: `/hunt/${playedHuntId}/print`, heading: "On paper" },
    { path: `/hunt/${other}`, heading: /./ },
    { path: `/hunt/${other}/subscribe`, heading: /./ },
    { path: `/hunt/${playedHuntId}/subscribe`, heading: "Successfully Subscribed!" },
    { path: `/hunt/${free.id}`, heading: /./ },
    { path: "/admin/dashboard", heading: "Access Denied" },
  ];
}

test.use({ reducedMotion: "reduce" });
test.setTimeout(300_000);

test("every page for visitors is sound", async ({ page }) => {
  for (const visit of forVisitors) await expectSound(page, visit);
});

test("cards out of sight do not keep a narrowed page wide", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const cards = page.locator("#root").getByRole("article");
  await cards.nth(11).scrollIntoViewIfNeeded();
  await expect(cards.nth(11).locator("svg path").first()).toBeAttached();
  await page.evaluate("window.scrollTo(0, document.body.scrollHeight)");
  await expectNoWider(page, 1440, "/");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page, 360, "/");
});

test("every page for hunters is sound", async ({ page, service }) => {
  // The hunt with the longest name: where it fits, every other does.
  const { hunts } = await service.ask(listHunts, { query: {} });
  const [longest] = hunts.toSorted((a, b) => b.name.length - a.name.length);
  const huntId = longest?.id ?? "";
  await openAs(page, await makePlayer(service, huntId), "/hunts");
  for (const visit of await forHunters(service, huntId)) await expectSound(page, visit);
});

test("every page and tab for administrators is sound", async ({ page, service, admin }) => {
  await openAs(page, admin, "/admin/dashboard");
  const rail = page.getByRole("navigation", { name: "Desk" });
  const tabs = rail.locator("a[href^='/admin/dashboard']");
  await expect(tabs.first()).toBeVisible();
  const paths = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of paths) await expectSound(page, { path: path ?? "", heading: /./ });
  const huntId = await findHuntId(service, "VERMONT", "DIGITAL");
  for (const view of ["squares", "check-ins", "money"]) {
    await expectSound(page, { path: `/admin/hunts/${huntId}?view=${view}`, heading: /./ });
  }
  await expectSound(page, { path: `/admin/users/${admin.id}`, heading: admin.email });
  await expectSound(page, { path: "/admin/survey", heading: "Survey" });
  await expectSound(page, { path: "/admin/builder", heading: "AI Hunt Builder" });
});

async function expectSound(page: Page, { path, heading }: Visit): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
  await expectSoundHere(page, path);
}
