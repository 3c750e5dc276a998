import { getSite } from "@ten-paces/contract";
import { expect, test } from "../world/browser-test.ts";
import { findMail, freshEmail } from "../world/people.ts";

test("questions are searched and filtered", async ({ page }) => {
  await page.goto("/faqs");
  const search = page.getByRole("searchbox");
  await search.fill("zzzz no such thing");
  await expect(page.getByText("No results found")).toBeVisible();
  await search.fill("CHECK-IN");
  await expect(page.getByText("No results found")).toBeHidden();
});

test("announcements and errata are empty in their own words", async ({ page }) => {
  await page.goto("/announcements");
  await page.getByRole("searchbox").fill("zzzz no such thing");
  await expect(page.getByText("No announcements found")).toBeVisible();
  await page.goto("/errata");
  await expect(page.getByText("No errata found")).toBeVisible();
  const feed = await page.request.get("/rss.xml");
  expect(feed.ok()).toBe(true);
  expect(await feed.text()).toContain("<rss");
});

test("a message to support is answered with a ticket number and mailed", async ({
  page,
  service,
  admin,
}) => {
  await page.goto("/contact");
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill("Ada Trailmaker");
  await form.getByLabel("Email").fill(freshEmail("ada"));
  await form.getByLabel("Subject").selectOption("gameplay");
  await form
    .getByLabel("Message")
    .fill("The third clue of my hunt reads well, but I cannot find it.");
  await form.getByRole("button", { name: /send/i }).click();
  await expect(page.getByText("Your ticket number is")).toBeVisible();
  const ticket = (await page.getByText(/^TP-\w+$/).textContent()) ?? "";
  const { supportEmail } = await service.ask(getSite, {});
  const mail = await findMail(service, admin, supportEmail);
  expect(`${mail?.subject} ${mail?.text}`).toContain(ticket);
});

test("the answers of the server forbid foreign scripts and frames", async ({ page }) => {
  const answer = await page.goto("/");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

test("the public pages are read without scripts, and the page itself takes their place", async ({
  browser,
  page,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, text] of [
    ["/rules", "Who may play"],
    ["/", "Ten squares. Ten feet each. One treasure."],
    ["/legal", "By making an account you agree to these terms"],
  ] as const) {
    await plain.goto(path);
    await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(plain.getByText(text).first()).toBeVisible();
  }
  await plain.goto("/hunts");
  const listed = plain.getByRole("list", { name: "Hunts to discover" }).getByRole("listitem");
  const links = listed.getByRole("heading").getByRole("link");
  expect(await links.count()).toBeGreaterThan(5);
  expect(await links.count()).toBeLessThanOrEqual(12);
  const name = (await links.first().textContent()) ?? "";
  await links.first().click();
  await expect(plain.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const text of ["Current Treasure:", "What the trip asks", "10 squares are waiting"]) {
    await expect(plain.getByText(text).first()).toBeVisible();
  }
  await plain.goto("/hunts?language=es");
  await expect(plain.getByText("Tesoro actual:").first()).toBeVisible();
  await plain.close();
  await page.goto("/rules");
  await expect(page.locator("#before > *")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
});

test("a moment is told in UTC until the script tells it in the reader's own zone", async ({
  page,
  service,
}) => {
  const sent = await page.request.get(`${service.origin}/leaderboard`);
  expect(await sent.text()).toMatch(/Updated <time[^>]*>[^<]* UTC<\/time>/);
  await page.goto("/leaderboard");
  await expect(page.locator("#root time").first()).toHaveText(/\d (AM|PM)$/);
});
