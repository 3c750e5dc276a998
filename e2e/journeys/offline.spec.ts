import { buyHint, getCredits, getHunt } from "@ten-paces/contract";
import { expect, openAs, refusedOrCutOff, storedToken, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer, readSquares } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({
  permissions: ["geolocation"],
  allowedErrors: refusedOrCutOff,
  reducedMotion: "reduce",
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
});

/** Whether the browser has put a hunt by, as a script: nothing on the page tells. */
const huntIsKept = `(async () => {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === "ten-paces-kept")) return false;
  const db = await new Promise((resolve, reject) => {
    const asked = indexedDB.open("ten-paces-kept");
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const keys = await new Promise((resolve) => {
    const read = db.transaction("answers").objectStore("answers").getAllKeys();
    read.onsuccess = () => resolve(read.result);
  });
  db.close();
  return keys.some((key) => key.includes('"detail"'));
})()`;

test("airplane mode in the middle of a hunt: it is read after a reload, and a check-in is sent once, from the list or the hunt", async ({
  page,
  context,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "MAINE", "PHYSICAL");
  const [first, second] = await readSquares(service, admin, huntId);
  if (!first || !second) throw new Error("The hunt should have squares.");
  const player = await makePlayer(service, huntId);
  const params = { id: huntId };
  const { hint } = await service.ask(buyHint, { params, body: { squareNum: 1, level: 1 } }, player);
  const before = (await service.ask(getCredits, {}, player)).totalCredits;
  const { center } = first;
  await context.setGeolocation({ latitude: center.lat, longitude: center.lng, accuracy: 6 });
  await openAs(page, player, `/hunt/${huntId}`);
  const clue = page.getByText(first.clue).first();
  await expect(clue).toBeVisible();
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);

  await expect.poll(() => page.evaluate<boolean>(huntIsKept)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(clue).toBeVisible();
  await expect(page.getByText(/^No signal\. This is as of/)).toBeVisible();
  await expect(page.getByText(hint).first()).toBeVisible();
  await page.getByRole("button", { name: /About this hunt/ }).click();
  await page.getByRole("button", { name: "Show Map" }).click();
  await expect(page.getByText(/^Squares appear on the map/)).toBeVisible();
  await page.getByRole("switch", { name: "Sunlight contrast" }).click();
  await expectSoundHere(page, "a hunt that was kept, in the sun");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Check In Here (1 credit)" }).first().click();
  await expect(page.getByText(/waits|waiting/i).first()).toBeVisible({ timeout: 40_000 });
  // The installed app is started anew, still in the woods.
  const again = await context.newPage();
  await again.goto(`/hunt/${huntId}`);
  await expect(again.getByText(first.clue).first()).toBeVisible();
  // Its sheet can be printed where a printer is and no network.
  await again.goto(`/hunt/${huntId}/print`);
  await expect(again.getByRole("heading", { name: "On paper" })).toBeVisible();
  await expect(again.getByText(first.clue).first()).toBeVisible();
  // The list, which this device never showed, leads back to it.
  await again.goto("/hunts");
  await expect(again.getByRole("heading", { name: "Your Active Hunts" })).toBeVisible();
  await again.close();

  // It is sent from there as well: no page of the hunt is open when the network returns.
  await page.goto("/hunts");
  await expect(page.getByRole("heading", { name: "Your Active Hunts" })).toBeVisible();
  await expect(page.getByText("A check-in waits to be sent")).toBeVisible();
  await context.setOffline(false);
  const square = async () =>
    (await service.ask(getHunt, { params, query: {} }, player)).progress?.currentSquare;
  await expect.poll(square).toBe(2);
  const left = async () => (await service.ask(getCredits, {}, player)).totalCredits;
  expect(await left()).toBe(before - 1);
  await expect(page.getByText(/^No signal\./)).toHaveCount(0);

  // And from the hunt's own page.
  await page.goto(`/hunt/${huntId}`);
  const { center: next } = second;
  await context.setGeolocation({ latitude: next.lat, longitude: next.lng, accuracy: 6 });
  await expect(page.getByText(second.clue).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Check In Here (1 credit)" }).first().click();
  await expect(page.getByText(/waits|waiting/i).first()).toBeVisible({ timeout: 40_000 });
  await context.setOffline(false);
  await expect.poll(square).toBe(3);
  expect(await left()).toBe(before - 2);
  await page.reload();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect
    .poll(() => page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name))"))
    .not.toContain("ten-paces-kept");
});
