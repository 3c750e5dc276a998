import { readFileSync } from "node:fs";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { findHuntId } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ allowedErrors: refused, reducedMotion: "reduce" });

interface Row {
  id: string;
  name: string;
  at: [number, number];
  stand: object | null;
}

const oneToStandAt = (): Row => {
  const rows: Row[] = JSON.parse(
    readFileSync(new URL("../../data/places/vermont.json", import.meta.url), "utf8"),
  );
  const row = rows.find(({ stand }) => stand !== null);
  if (!row) throw new Error("Vermont has no place to stand at.");
  return row;
};

/** A file with one place, as an operator would bring it. */
function fileOf(row: Row): { name: string; mimeType: string; buffer: Buffer } {
  const { at, ...fields } = row;
  const feature = {
    type: "Feature",
    geometry: { type: "Point", coordinates: [at[1], at[0]] },
    properties: { file: "vermont", ...fields },
  };
  const text = JSON.stringify({ type: "FeatureCollection", features: [feature] });
  return { name: "places.geojson", mimeType: "application/json", buffer: Buffer.from(text) };
}

test("a place of one's own is taken in after its faults are mended, noted, asked for and deleted", async ({
  page,
  admin,
}) => {
  const model = oneToStandAt();
  // A mile and more off, so that it is no other place's twin.
  const at: [number, number] = [model.at[0] + 0.02, model.at[1]];
  const row: Row = {
    ...model,
    id: "our-own-corner",
    name: "Our Own Corner",
    at,
    stand: { ...model.stand, at },
    ...{ aliases: [] },
  };
  await openAs(page, admin, "/admin/places");
  await page.getByRole("button", { name: "Import" }).click();
  const file = page.getByLabel("File", { exact: true });
  await file.setInputFiles(fileOf({ ...row, at: [model.at[0], model.at[1]] }));
  await expect(page.getByText(/^\d faults? in 1 row\./)).toBeVisible();
  await file.setInputFiles(fileOf(row));
  const outcome = page.getByText(/^(Nothing is wrong with it|\d+ faults? in)/);
  await expect(outcome).toContainText("Nothing is wrong with it: 1 new place");
  await page.getByRole("button", { name: "Import 1 place" }).click();
  await expect(page.getByText("1 place taken in.")).toBeVisible();
  await page.goto("/admin/places?show=own&place=our-own-corner");
  await expect(page.getByRole("heading", { name: "Our Own Corner" })).toBeVisible();
  await page.getByRole("button", { name: "Note an answer" }).click();
  await page.getByLabel("Answer").selectOption("conditions");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText(/On conditions\./)).toBeVisible();
  await expectSoundHere(page, "an own place");
  await page.getByRole("link", { name: "Letter to its keeper" }).click();
  await expect(page.getByText("Dear keeper,")).toBeVisible();
  await expectSoundHere(page, "the letter");
  await page.goto("/admin/places?show=own&place=our-own-corner");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The place is deleted.")).toBeVisible();
});

test("a place is written in the form: faults stand beside their fields, and the map sets its points", async ({
  page,
  admin,
}) => {
  await openAs(page, admin, "/admin/places");
  await page.getByRole("button", { name: "New Place" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill("Our Second Corner");
  await form.getByLabel("State").selectOption("Vermont");
  await form.getByLabel("Stand …").fill("near the door");
  await form.getByRole("button", { name: "Add the place" }).click();
  await expect(form.getByText(/\d+ faults, each beside its field\./)).toBeVisible();
  const town = form.getByLabel("Town");
  await expect(town).toHaveAttribute("aria-invalid", "true");
  await expect(town).toHaveAccessibleDescription("Town must be text.");
  await expect(form.getByLabel("Longitude of the stand")).toHaveValue("");
  await expectSoundHere(page, "faults beside their fields");
  await town.fill("Stowe");
  await expect(town).not.toHaveAttribute("aria-invalid", "true");

  await form.getByRole("button", { name: "Point on a map" }).click();
  const map = form.getByRole("application", { name: "Map of Vermont" });
  await map.press("Enter");
  const place = await form.getByLabel("Latitude", { exact: true }).inputValue();
  expect(place).toMatch(/^4[2-5]\.\d{5}$/);
  await expect(form.getByLabel("Latitude of the stand")).toHaveValue("");
  await form.getByRole("radio", { name: "The stand" }).check();
  await map.press("+");
  await map.press("ArrowDown");
  await map.press("Enter");
  await expect(form.getByLabel("Latitude of the stand")).toHaveValue(/^4[2-5]\.\d{5}$/);
  await expect(form.getByLabel("Latitude", { exact: true })).toHaveValue(place);
  expect(await form.getByLabel("Latitude of the stand").inputValue()).not.toBe(place);
  await expectSoundHere(page, "the map of a place's points");
});

test("the letters to all keepers of a hunt's ground are one press away, and can be printed together", async ({
  page,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "VERMONT", "PHYSICAL");
  await openAs(page, admin, `/admin/hunts/${huntId}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Letters to Keepers" }).click();
  await expect(page.getByText(/still to be asked\.|was asked\./)).toBeVisible();
  await page.getByLabel(/^All keepers/).check();
  const letters = page.getByRole("region", { name: /^Letter to/ });
  await expect(letters.first()).toContainText("Dear keeper,");
  await expectSoundHere(page, "the letters of a hunt");
  await expect(page.getByText(`: ${await letters.count()} letters.`)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Desk" })).toBeHidden();
  await expect(page.getByLabel(/^All keepers/)).toBeHidden();
  await expect(letters.last().getByText("Dear keeper,")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const spots = letters.getByRole("link", { name: /^Square \d+,/ });
  await expect(spots).toHaveCount(10);
  await spots.first().click();
  await expect(page.getByRole("button", { name: "Note an answer" })).toBeVisible();
});
