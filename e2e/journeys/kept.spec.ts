import { type AdminSquare, checkIn, getAdminHunt, listHunts } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { makePlayer } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ reducedMotion: "reduce" });

test("notes follow the account and wait without a network; clues go on paper", async ({
  page,
  browser,
  service,
}) => {
  const { hunts } = await service.ask(listHunts, { query: {} });
  const huntId = hunts.find(({ variant }) => variant === "PHYSICAL")?.id ?? "";
  const player = await makePlayer(service, huntId);
  await openAs(page, player, `/hunt/${huntId}`);
  await page.getByRole("button", { name: /My notes/ }).click();
  const here = page.getByRole("textbox", { name: "Square 1" });
  await here.fill("By the depot?");
  await here.blur();
  await expect(page.getByText("Saving...")).toHaveCount(0);

  const other = await browser.newPage();
  await openAs(other, player, `/hunt/${huntId}`);
  await other.getByRole("button", { name: /My notes/ }).click();
  const there = other.getByRole("textbox", { name: "Square 1" });
  await expect(there).toHaveValue("By the depot?");
  await other.context().setOffline(true);
  await there.fill("By the mill!");
  await there.blur();
  await expect(other.getByText("Kept on this device")).toBeVisible();
  await here.fill("Behind the depot.");
  await here.blur();
  await expect(page.getByText("Saving...")).toHaveCount(0);
  await other.context().setOffline(false);
  await expect(there).toHaveValue(/By the mill![\s\S]*Behind the depot\./);
  await other.close();

  await page.goto(`/hunt/${huntId}/print`);
  await expect(page.getByRole("heading", { name: "Square 1" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
});

test("whoever finished a hunt rates it, and the desk lets the sentence be seen", async ({
  page,
  browser,
  service,
  admin,
}) => {
  const { hunts } = await service.ask(listHunts, { query: {} });
  const huntId = hunts.find(({ variant }) => variant === "DIGITAL")?.id ?? "";
  const player = await makePlayer(service, huntId);
  const { hunt } = await service.ask(getAdminHunt, { params: { id: huntId } }, admin);
  for (const square of hunt.squares) await solve(square);
  async function solve({ sequenceNum, w3wAddress }: AdminSquare) {
    const body = { squareNum: sequenceNum, words: w3wAddress };
    await service.ask(checkIn, { params: { id: huntId }, body }, player);
  }
  await openAs(page, player, `/hunt/${huntId}`);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByLabel(/A sentence for who comes after/).fill("Bring a dictionary.");
  await page.getByRole("button", { name: "Rate this hunt" }).click();
  await expect(page.getByText(/stands here once somebody has read it/)).toBeVisible();
  await expectSoundHere(page, "a rated hunt");

  const desk = await browser.newPage();
  await openAs(desk, admin, "/admin/dashboard?tab=ratings");
  await desk.getByRole("button", { name: "Show it" }).click();
  await expect(desk.getByText("The sentence is shown.")).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Bring a dictionary." })).toBeVisible();
});
