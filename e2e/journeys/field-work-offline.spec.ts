import { listAdminHunts, listSurveys } from "@ten-paces/contract";
import { expect, openAs, refusedOrCutOff, test } from "../world/browser-test.ts";
import { readSquares } from "../world/people.ts";

test.use({
  permissions: ["geolocation"],
  allowedErrors: refusedOrCutOff,
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
});
test.setTimeout(240_000);

/** Whether the worker rules the page and has all that it takes to open without a network. */
const fieldWorkIsKept = `(async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const parts = kept.flat().map(({ url }) => url);
  return parts.some((url) => url.includes("command-palette")) && parts.some((url) => url.includes("survey-page"));
})()`;

test("field work goes on where the browser was put away in the woods: the page opens anew, and what waits is sent once", async ({
  page,
  context,
  service,
  admin,
}) => {
  const { hunts } = await service.ask(
    listAdminHunts,
    { query: { state: "MAINE", variant: "PHYSICAL", status: "AVAILABLE" } },
    admin,
  );
  const huntId = hunts.at(-1)?.id ?? "";
  const { squares } = await service.ask(listSurveys, { query: { huntId } }, admin);
  const [square] = squares;
  if (!square) throw new Error("The hunt should have squares.");
  const { lat, lng } = square.at;
  await context.setGeolocation({ latitude: lat, longitude: lng, accuracy: 5 });
  const url = `/admin/survey?hunt=${huntId}`;
  const card = page.getByRole("button", { name: `Survey ${square.placeName}`, exact: true });
  await openAs(page, admin, url);
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate<boolean>(fieldWorkIsKept), { timeout: 60_000 }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^This is the list of/)).toBeVisible();
  await card.click();
  await page.getByRole("button", { name: "Take My Position" }).click();
  await expect(page.getByText("Good enough to pin.")).toBeVisible({ timeout: 40_000 });
  await page.getByLabel("Stand …").fill("at the foot of the broad stone steps");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(square.placeName);
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "Waiting to be sent (1)" })).toBeVisible();
  await expect(card).toHaveCount(0);

  const read = async () =>
    (await readSquares(service, admin, huntId)).find(
      ({ sequenceNum }) => sequenceNum === square.num,
    );
  expect((await read())?.surveyed).toBe(false);
  await context.setOffline(false);
  await expect.poll(async () => (await read())?.surveyed).toBe(true);
  await expect(page.getByRole("heading", { name: "Waiting to be sent" })).toHaveCount(0);
});
