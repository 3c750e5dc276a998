import { getSite } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { findMail, freshEmail } from "../world/people.ts";

test.describe("information", () => {
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
});

test.describe("administration", () => {
  test.use({ allowedErrors: refused });

  test("a visitor is asked to sign in, a hunter is refused, by the server too", async ({
    page,
    hunter,
  }) => {
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin/);
    const visitors = await page.request.get("/api/admin/stats");
    expect(visitors.status()).toBe(401);
    await openAs(page, hunter, "/admin/dashboard");
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go Back" })).toBeVisible();
    const headers = { authorization: `Bearer ${hunter.token}` };
    expect((await page.request.get("/api/admin/stats", { headers })).status()).toBe(403);
  });

  test("an administrator finds the dashboard in the navigation", async ({ page, admin }) => {
    await openAs(page, admin, "/hunts");
    await page.getByRole("link", { name: "Admin", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await expect(page.getByText(admin.email).first()).toBeVisible();
  });
});
