import { getAdminHunt } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { findHuntId } from "../world/people.ts";

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

test("a hunt is paused and resumed, each after a question", async ({ page, service, admin }) => {
  const huntId = await findHuntId(service, "NATIONAL", "DIGITAL");
  const read = () => service.ask(getAdminHunt, { params: { id: huntId } }, admin);
  const { name } = (await read()).hunt;
  await openAs(page, admin, "/admin/dashboard?tab=hunts&state=NATIONAL&variant=DIGITAL");
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to pause this hunt?");
  await question.getByRole("button", { name: "Pause hunt" }).click();
  await expect(page.getByText("Hunt paused successfully!")).toBeVisible();
  expect((await read()).hunt.status).toBe("PAUSED");
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Resume" }).click();
  await expect(question).toContainText("Are you sure you want to resume this hunt?");
  await question.getByRole("button", { name: "Resume hunt" }).click();
  await expect(page.getByText("Hunt active successfully!")).toBeVisible();
  expect((await read()).hunt.status).toBe("ACTIVE");
});

test("the builder asks for a state, shows what it wrote, and creates it", async ({
  page,
  service,
  admin,
}) => {
  await openAs(page, admin, "/admin/builder");
  await page.getByRole("button", { name: "Generate Hunt" }).click();
  await expect(page.getByText("Please select a state")).toBeVisible();
  await page.getByLabel("State").selectOption("KANSAS");
  await page.getByLabel(/^Total Squares/).fill("5");
  await page.getByRole("button", { name: "Generate Hunt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Preview" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reroll square 5" })).toBeVisible();
  await page.getByRole("button", { name: /^Create/ }).click();
  await expect(page.getByText("Hunt created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/hunts\/kansas-/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { hunt } = await service.ask(getAdminHunt, { params: { id } }, admin);
  expect(hunt.squares).toHaveLength(5);
  expect(hunt.state).toBe("KANSAS");
});
