import { getHunt } from "@ten-paces/contract";
import { findingsOfAxe } from "../world/axe.ts";
import { expect, test } from "../world/browser-test.ts";
import { findHuntId } from "../world/people.ts";

test("hunts are found by state, on the map, and near me, and filters are cleared", async ({
  page,
}) => {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 44.48, longitude: -73.21, accuracy: 20 });
  await page.goto("/hunts");
  const cards = page.getByRole("list", { name: "Hunts to discover" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  expect(all).toBeLessThanOrEqual(12);
  await page.getByLabel("State", { exact: true }).selectOption("Maine");
  await expect(page).toHaveURL(/state=me/);
  await expect(cards).toHaveCount(2);
  await page.getByLabel("Theme").selectOption({ index: 1 });
  await page.getByRole("searchbox").fill("nothing is called this");
  await expect(page.getByText("No Hunts Available")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(cards).toHaveCount(all);
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(cards.first()).toContainText("Vermont");
  await expect(page).toHaveURL(/sort=nearest/);
  expect(await findingsOfAxe(page)).toEqual([]);
});

test("before the browser asks for a position, a sentence says what for", async ({ page }) => {
  await page.goto("/hunts");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText(/it does not leave your device/)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL(/\/hunts$/);
});

test("a visitor sees a hunt without its squares, and signs up from there", async ({
  page,
  service,
}) => {
  const id = await findHuntId(service, "VERMONT", "PHYSICAL");
  const { hunt } = await service.ask(getHunt, { params: { id }, query: {} });
  await page.goto(`/hunt/${id}`);
  await expect(page.getByRole("heading", { name: hunt.name, level: 1 })).toBeVisible();
  await expect(page.getByText("10 squares are waiting")).toBeVisible();
  await expect(page.getByText("What the trip asks").first()).toBeVisible();
  expect(await findingsOfAxe(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/register\\?returnTo=%2Fhunt%2F${id}`));
});

test("the landing shows six hunts of as many states as there are, twice", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Popular Hunts", "Latest Hunts"]) {
    const cards = page.getByRole("list", { name }).getByRole("article");
    await expect(cards.first()).toBeVisible();
    const first = await cards.locator(".label-caps.text-quiet").allTextContents();
    expect(new Set(first.slice(0, 4)).size, name).toBe(4);
  }
});
