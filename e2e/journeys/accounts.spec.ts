import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { generateReferralCode, getProfile, listReferrals } from "@ten-paces/contract";
import { expect, openAs, refused, storedToken, test } from "../world/browser-test.ts";
import { findMail, freshEmail, makeHunter, password } from "../world/people.ts";
import { setupToken, startServer } from "../world/running-server.ts";

test.use({ allowedErrors: refused });

async function fillRegistration(page: Page, email: string, typed = password, again = typed) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByLabel("Confirm password", { exact: true }).fill(again);
  await page.getByRole("button", { name: "Create Account" }).click();
}

async function logIn(page: Page, email: string, typed = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("registration checks the match, then the length, and leads to the hunts", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start Hunting" }).first().click();
  const email = freshEmail();
  await fillRegistration(page, email, "short", "other");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await fillRegistration(page, email, "short");
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await fillRegistration(page, email);
  await expect(page).toHaveURL(/\/hunts$/);
  expect(await storedToken(page)).toBeTruthy();
  await page.goto("/");
  await expect(page).toHaveURL(/\/hunts$/);
});

test("login says what the server says, goes on to returnTo, and logout goes home", async ({
  page,
  hunter,
}) => {
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/register?returnTo=%2Fprofile",
  );
  await logIn(page, hunter.email, "not the password");
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await logIn(page, hunter.email);
  await expect(page).toHaveURL(/\/profile$/);
  const token = await storedToken(page);
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Start Hunting" }).first()).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const again = await page.request.get("/api/auth/verify", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(again.status()).toBe(401);
});

test("an address of another site is no returnTo", async ({ page, hunter }) => {
  await page.goto("/login?returnTo=https%3A%2F%2Fevil.example%2F");
  await logIn(page, hunter.email);
  await expect(page).toHaveURL(/\/hunts$/);
});

test("a visitor's SUBSCRIBE is remembered through the registration", async ({ page }) => {
  await page.goto("/hunts");
  const button = page.getByRole("button", { name: /^Subscribe to/ }).first();
  await button.click();
  await expect(page).toHaveURL(/\/register$/);
  const pending = await page.evaluate<string>('localStorage.getItem("pendingHuntSubscription")');
  expect(pending).toMatch(/^[a-z0-9-]+$/);
  await fillRegistration(page, freshEmail());
  await expect(page).toHaveURL(new RegExp(`/hunt/${pending}/subscribe$`));
  await expect(page.getByRole("button", { name: "Subscribe to Hunt" })).toBeVisible();
});

test("a visitor's card leads to a preview, from there to the login and back to the hunt", async ({
  page,
  hunter,
}) => {
  await page.goto("/hunts");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByText("Please log in or register to view hunt details")).toBeVisible();
  await expect(page.getByRole("heading", { name: "10 squares are waiting" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).first().click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhunt%2F/);
  await logIn(page, hunter.email);
  await expect(page).toHaveURL(/\/hunt\/[a-z0-9-]+$/);
});

test("a forgotten password is chosen anew by the mail, once, and ends every session", async ({
  page,
  service,
  admin,
  hunter,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(hunter.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Look into your mail")).toBeVisible();
  const subject = "Choose a new password for Ten Paces";
  await expect
    .poll(async () => (await findMail(service, admin, hunter.email))?.subject)
    .toBe(subject);
  const mail = await findMail(service, admin, hunter.email);
  const link = /\S+\/reset-password\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const choose = async () => {
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("another lantern 10");
    await page.getByLabel("Confirm password", { exact: true }).fill("another lantern 10");
    await page.getByRole("button", { name: "Save the new password" }).click();
  };
  await choose();
  await expect(page.getByText("Your password was changed. Please sign in.")).toBeVisible();
  expect((await service.call(getProfile, {}, hunter)).status).toBe(401);
  await choose();
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  await page.goto("/login");
  await logIn(page, hunter.email, "another lantern 10");
  await expect(page).toHaveURL(/\/hunts$/);
});

test("a friend comes by the referral link; both earn, the referrer when the mail is confirmed", async ({
  page,
  service,
  admin,
}) => {
  const referrer = await makeHunter(service);
  const { code } = await service.ask(generateReferralCode, {}, referrer);
  await page.goto(`/register?ref=${code}`);
  await expect(page.getByText("you start with 10 bonus credits")).toBeVisible();
  const email = freshEmail("friend");
  await fillRegistration(page, email);
  await expect(page.getByRole("link", { name: "10 credits", exact: true })).toBeVisible();
  const statusOf = async () => {
    const { referrals } = await service.ask(listReferrals, {}, referrer);
    return referrals.map(({ status }) => status);
  };
  expect(await statusOf()).toEqual(["PENDING"]);
  const mail = await findMail(service, admin, email);
  const link = /\S+\/verify-email\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByText("Your email address is confirmed. Thank you!")).toBeVisible();
  expect(await statusOf()).toEqual(["COMPLETED"]);

  const other = await page.context().browser()?.newContext();
  const theirs = await other?.newPage();
  if (!theirs) throw new Error("No second browser");
  await openAs(theirs, referrer, `${service.origin}/profile`);
  await expect(theirs.getByRole("link", { name: "5 credits", exact: true })).toBeVisible();
  await expect(theirs.getByLabel("Referral link")).toHaveValue(
    `${service.origin}/register?ref=${code}`,
  );
  await expect(theirs.getByText("Completed", { exact: true })).toBeVisible();
  await other?.close();
});

test("the setup link makes the first administrator, once", async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "ten-paces-setup-"));
  const server = await startServer(dataDir, { STARTING_WORLD: "off" });
  try {
    const link = /http\S+\/setup\?token=\S+/.exec(server.output())?.[0] ?? "";
    expect(link).toContain(setupToken);
    await page.goto(link);
    await page.getByLabel("Email").fill(freshEmail("first"));
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create Administrator" }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await page.goto(link);
    await page.getByLabel("Email").fill(freshEmail("second"));
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create Administrator" }).click();
    await expect(page.getByText("This setup link was used or is not valid.")).toBeVisible();
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
