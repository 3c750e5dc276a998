import { getAdminHunt, getAdminUser, updateHunt } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { jump, tabTo } from "../world/keyboard.ts";
import { findHuntId, findMail, makePlayer } from "../world/people.ts";

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

// Both pause the one live hunt of its shelf: one after the other.
test.describe
  .serial("a hunt that is stopped", () => {
    test("a hunt is paused and resumed, each after a question", async ({
      page,
      service,
      admin,
    }) => {
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

    test("by keyboard alone: a hunt is stopped and its player told why, then the player is refunded", async ({
      page,
      service,
      admin,
    }) => {
      const huntId = await findHuntId(service, "NATIONAL", "DIGITAL");
      const player = await makePlayer(service, huntId);
      const readHunt = async () =>
        (await service.ask(getAdminHunt, { params: { id: huntId } }, admin)).hunt;
      const { name } = await readHunt();
      await openAs(page, admin, "/admin/dashboard");
      await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();

      await jump(page, huntId, name, new RegExp(`^${name}`));
      await tabTo(page, new RegExp(`^Actions for ${name}`));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem", { name: "Pause" })).toBeVisible();
      await page.keyboard.type("Pau");
      // The menu moves on a moment after the letters, and nobody presses Enter within it.
      await expect(page.getByRole("menuitem", { name: "Pause" })).toBeFocused();
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog");
      const why = question.getByRole("textbox", { name: "What its hunters are told" });
      await expect(why).toHaveValue(/rests for now/);
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(why).toBeFocused();
      await page.keyboard.press("Control+a");
      await page.keyboard.type("The ice on the lake is thin.");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Hunt paused successfully!")).toBeVisible();
      await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeFocused();
      expect((await readHunt()).status).toBe("PAUSED");
      await expect
        .poll(async () => (await findMail(service, admin, player.email))?.text)
        .toContain("The ice on the lake is thin.");

      const resumed = { params: { id: huntId }, body: { status: "ACTIVE" as const } };
      await service.ask(updateHunt, resumed, admin);

      await jump(page, player.email, player.email, new RegExp(`^${player.email}`));
      await tabTo(page, /^Refund receipt/);
      await page.keyboard.press("Enter");
      const refund = page.getByRole("dialog", { name: "Refund $9.99" });
      await expect(refund).toBeVisible();
      await tabTo(page, /^Give back/);
      await page.keyboard.press("Enter");
      await expect(refund.getByText("Please say why; they read it in the mail.")).toBeVisible();
      await expect(refund.getByRole("textbox", { name: "Reason" })).toBeFocused();
      await page.keyboard.type("The hunt was stopped");
      await page.keyboard.press("Enter");
      await expect(page.getByText(`$9.99 given back to ${player.email}`)).toBeVisible();
      const file = await service.ask(getAdminUser, { params: { id: player.id } }, admin);
      expect(file.user.plan).toBeNull();
      expect(file.payments[0]).toMatchObject({ givenBackUsd: 9.99, refundable: false });
    });
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
