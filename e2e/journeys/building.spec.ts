import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buyHint, getAdminHunt, getCredits, getJob, listAdminHunts } from "@ten-paces/contract";
import { test as base, expect, openAs } from "../world/browser-test.ts";
import { findMail, makeAdmin, makePlayer, type Person, password } from "../world/people.ts";
import { type RunningServer, startServer } from "../world/running-server.ts";
import { Service } from "../world/service.ts";
import { type SlowModel, startSlowModel } from "../world/slow-model.ts";
import { expectSoundHere } from "../world/sound.ts";

/** A world of its own without a single hunt, and a model that answers when it is told to. */
interface Site {
  model: SlowModel;
  server: RunningServer;
  service: Service;
  admin: Person;
  /** The process is gone at once and begins anew at the same address. */
  killAndRestart(): Promise<void>;
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "ten-paces-building-"));
      const model = await startSlowModel();
      const env = { PLACES_STATES: "kansas", STARTING_WORLD: "off", ...model.env };
      const server = await startServer(dataDir, env);
      const service = new Service(server.origin);
      const site: Site = {
        model,
        server,
        service,
        admin: await makeAdmin(service),
        async killAndRestart() {
          await site.server.kill();
          site.server = await startServer(dataDir, { ...env, PORT: new URL(server.origin).port });
        },
      };
      await use(site);
      await site.server.stop();
      await model.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.origin),
  service: async ({ site }, use) => use(site.service),
  admin: async ({ site }, use) => use(site.admin),
});

test.use({
  reducedMotion: "reduce",
  // A killed server refuses connections, and is asked all the same.
  allowedErrors:
    /^Failed to load resource: (net::ERR_|the server responded with a status of 4\d\d)/,
});
test.describe.configure({ mode: "default" });
test.setTimeout(400_000);
test.afterEach(({ site }) => site.model.letGo());

const ready = (page: Page) =>
  page.getByRole("list", { name: "Squares that are ready" }).getByRole("listitem");

async function beginBuilding(page: Page): Promise<void> {
  await page.getByLabel("State").selectOption("KANSAS");
  await page.getByLabel(/^Total Squares/).fill("5");
  await page.getByLabel("Resist AI and search shortcuts").uncheck();
  await page.getByRole("button", { name: "Generate Hunt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Generating the hunt" })).toBeVisible();
}

/** Lets the model answer until so many squares are shown as ready. */
async function letThrough(page: Page, model: SlowModel, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await ready(page).count();
        if (shown < count) model.answerWaiting();
        return shown;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

test("a hunt that is being built can be canceled, and the form is as it was", async ({
  page,
  site,
}) => {
  site.model.hold();
  await openAs(page, site.admin, "/admin/builder");
  await beginBuilding(page);
  await letThrough(page, site.model, 1);
  const desk = await page.evaluate<string>('sessionStorage.getItem("builder")');
  const { jobId } = JSON.parse(desk) as { jobId: string };
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Generate Hunt" })).toBeVisible();
  await expect(page.getByLabel("State")).toHaveValue("KANSAS");
  await expect(page.getByLabel(/^Total Squares/)).toHaveValue("5");
  site.model.letGo();
  const status = async () =>
    (await site.service.ask(getJob, { params: { id: jobId } }, site.admin)).job.status;
  await expect.poll(status).toBe("canceled");
});

test("a server that is killed while it builds goes on, and so does the page", async ({
  page,
  site,
}) => {
  site.model.hold();
  await openAs(page, site.admin, "/admin/builder");
  await beginBuilding(page);
  await letThrough(page, site.model, 2);
  await site.killAndRestart();
  site.model.letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Preview" })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("button", { name: "Reroll square 5" })).toBeVisible();
});

test("from the form to a live hunt under two seals, and back by canceling it", async ({
  page,
  site,
}) => {
  const { service, admin, model } = site;
  await page.goto("/admin/builder");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: /^(Login|Sign In|Log In)$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AI Hunt Builder" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Builder", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByLabel("State").selectOption("KANSAS");
  await expectSoundHere(page, "the builder's form");

  model.hold();
  await beginBuilding(page);
  await letThrough(page, model, 2);
  await expectSoundHere(page, "a hunt being built");
  model.letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Preview" })).toBeVisible();
  await expectSoundHere(page, "the preview");

  await page.getByRole("button", { name: "Edit: Hint 1 of square 1", exact: true }).click();
  const hint = page.getByRole("textbox", { name: "Hint 1 of square 1", exact: true });
  const before = await hint.inputValue();
  await hint.fill("");
  await expect(page.getByText("1 error has to be mended first.")).toBeVisible();
  // The list of findings is drawn anew when the server has judged: a click may fall between.
  await expect(async () => {
    await page.getByRole("link", { name: "Square 1, hint 1" }).click();
    await expect(hint).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await hint.fill(`${before} Look twice.`);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(`${before} Look twice.`)).toBeVisible();
  await page.getByRole("button", { name: "Reroll square 2" }).click();
  await expect(page.locator("#square-2").getByText(/^Written anew/)).toBeVisible();
  const route = await page.getByRole("heading", { name: /^Route/ }).textContent();
  await page.getByRole("button", { name: "Swap Place of square 3" }).click();
  await expectSoundHere(page, "the choice of a place");
  await page.getByRole("button", { name: "Any free place on the way" }).click();
  await expect(page.locator("#square-3").getByText(/^Written anew/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Route/ })).not.toHaveText(route ?? "");
  await page.getByRole("button", { name: "Create Hunt" }).click();
  await expect(page.getByText("Hunt created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/hunts\/kansas-/);
  const huntId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expectSoundHere(page, "the hunt in stock");

  await page.getByRole("link", { name: "Open in Builder" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Preview" })).toBeVisible();
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  const { hunt: kept } = await service.ask(getAdminHunt, { params: { id: huntId } }, admin);
  expect(kept.status).toBe("PENDING");
  await page.getByRole("link", { name: "Open in Builder" }).click();
  await page.getByRole("button", { name: "Put into Stock" }).click();
  await expect(page.getByText("Hunt updated successfully!")).toBeVisible();
  await expect(page.getByText("Hunt updated successfully!")).toBeHidden();

  await page.getByRole("button", { name: `Actions for ${kept.name}` }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const form = page.getByRole("dialog");
  await expectSoundHere(page, "the hunt's form");
  await form.getByLabel("Status").selectOption("ACTIVE");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Hunt updated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Public seal page" }).click();
  const seals = page.getByText(/^The (hunt opened|texts of square 1 were edited)/);
  await expect(seals).toHaveCount(1);
  await expectSoundHere(page, "the seal");
  await page.goBack();

  await page.getByRole("button", { name: "Edit Texts of square 1" }).click();
  const stored = page.getByRole("textbox", { name: "Hint 2" });
  await stored.fill(`${await stored.inputValue()} Look up.`);
  await expectSoundHere(page, "a square being edited");
  await page.getByRole("button", { name: "Save Square 1" }).click();
  await expect(page.getByText("Square 1 was saved.")).toBeVisible();
  // The form closes and the page above it moves: a link that is clicked meanwhile may be missed.
  await expect(page.getByRole("button", { name: "Edit Texts of square 1" })).toBeVisible();
  await expect(async () => {
    await page.getByRole("link", { name: "Public seal page" }).click();
    await expect(page).toHaveURL(/\/seal$/, { timeout: 5_000 });
  }).toPass();
  await expect(seals).toHaveCount(2);
  await page.goBack();

  const player = await makePlayer(service, huntId);
  const spent = { params: { id: huntId }, body: { squareNum: 1, level: 2 as const } };
  await service.ask(buyHint, spent, player);
  expect(await service.ask(getCredits, {}, player)).toMatchObject({ freeCredits: 13 });
  await page.reload();
  await expect(page.getByText(/^0\.000 BTC/)).toBeVisible();
  await page.getByRole("button", { name: `Actions for ${kept.name}` }).click();
  await page.getByRole("menuitem", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Are you sure you want to cancel this hunt?",
  );
  await expectSoundHere(page, "the question before canceling");
  await page.getByRole("button", { name: "Cancel hunt" }).click();
  await expect(page.getByText("Hunt canceled successfully!")).toBeVisible();
  expect(await service.ask(getCredits, {}, player)).toMatchObject({
    freeCredits: 13,
    bonusCredits: 2,
  });
  const mail = async () => (await findMail(service, admin, player.email))?.text ?? "";
  await expect.poll(mail).toContain("2 credits");
  const { hunts } = await service.ask(listAdminHunts, { query: {} }, admin);
  expect(hunts.find(({ id }) => id === huntId)?.status).toBe("CANCELED");
});
