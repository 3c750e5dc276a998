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
