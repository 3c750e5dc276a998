import { readFileSync } from "node:fs";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
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
