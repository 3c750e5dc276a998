import { findingsOfAxe } from "../world/axe.ts";
import { expect, openAs, test } from "../world/browser-test.ts";
import { makeHunter } from "../world/people.ts";

test("a visitor plays a word at once, and sees what there is to win", async ({ page }) => {
  await page.goto("/");
  // What the server had sent of the page is gone once the page itself stands; for a moment both are there.
  await expect(page.locator("#before")).toBeEmpty();
  await expect(page.getByText(/^in \d+ open treasures?$/)).toBeVisible();
  const word = page.getByLabel("The third word, 7 letters");
  await word.fill("lintern");
  await expect(page.getByText("Not quite right. Only the vowels are missing.")).toBeVisible();
  await word.fill("Lantern");
  await expect(page.getByRole("heading", { name: "You found it" })).toBeVisible();
  await expect(word).toBeFocused();
  for (const name of ["How Ten Paces works", "Who plays", "Plans"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  expect(await findingsOfAxe(page)).toEqual([]);
  await page.getByRole("link", { name: "Walk through a sample hunt" }).first().click();
  await expect(page).toHaveURL(/\/hunt-test$/);
  await page.goto("/");
  await expect(page.locator("#before")).toBeEmpty();
  await page.getByLabel("The third word, 7 letters").fill("lantern");
  await page.getByRole("link", { name: "Play the free hunt" }).click();
  await expect(page).toHaveURL(/\/register\?returnTo=%2Ffree-hunt$/);
  await page.goto("/");
  await expect(page.locator("#before")).toBeEmpty();
  await page.getByRole("link", { name: "Find a hunt near you" }).click();
  await expect(page.getByRole("button", { name: "Near me", pressed: true })).toBeVisible();
});

test("whoever is new is led to the mail, the free hunt and a state", async ({ page, service }) => {
  const hunter = await makeHunter(service);
  await openAs(page, hunter, "/hunts");
  const steps = page.getByRole("region", { name: /, you are in$/ });
  await expect(steps.getByRole("button", { name: "Send the link again" })).toBeVisible();
  await steps.getByLabel("Choose your state").selectOption("Vermont");
  await expect(page).toHaveURL(/state=vt/);
  await expect(
    page.getByRole("list", { name: "Hunts to discover" }).getByRole("article"),
  ).toHaveCount(2);
  expect(await findingsOfAxe(page)).toEqual([]);
  await steps.getByRole("link", { name: "Play the free hunt" }).click();
  await expect(page).toHaveURL(/\/free-hunt$/);
});
