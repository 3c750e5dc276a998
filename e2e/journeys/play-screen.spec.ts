import type { Page } from "@playwright/test";
import { checkIn, getHunt } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { findHuntId, fixesAt, makePlayer, type Person, readSquares } from "../world/people.ts";
import type { Service } from "../world/service.ts";

/** A player of Vermont's hunt on the ground who has solved its first squares. */
async function makePlayerAt(service: Service, admin: Person, solved: number) {
  const id = await findHuntId(service, "VERMONT", "PHYSICAL");
  const squares = await readSquares(service, admin, id);
  const player = await makePlayer(service, id);
  for (const square of squares.slice(0, solved)) {
    const body = { squareNum: square.sequenceNum, fixes: fixesAt(square) };
    const as = { token: player.token, idempotencyKey: crypto.randomUUID() };
    await service.ask(checkIn, { params: { id }, body }, as);
    await service.ask(getHunt, { params: { id }, query: {} }, player);
  }
  return { id, player, squares };
}

/** From where to where on the screen something stands, in CSS pixels. */
async function spanOf(page: Page, text: RegExp | string): Promise<{ top: number; bottom: number }> {
  const box = await page
    .getByText(text, { exact: typeof text === "string" })
    .first()
    .boundingBox();
  if (!box) throw new Error(`${text} is not drawn.`);
  return { top: box.y, bottom: box.y + box.height };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the clue comes first on every return, under one bar", async ({ page, service, admin }) => {
    const { id, player, squares } = await makePlayerAt(service, admin, 2);
    const third = squares[2];
    if (!third) throw new Error("The hunt has no third square.");
    const clue = third.clue.split("\n")[0] ?? "";
    await openAs(page, player, `/hunt/${id}`);
    await expect(page.getByText(clue).first()).toBeVisible();
    for (const visit of ["first", "second"]) {
      expect((await spanOf(page, clue)).top, visit).toBeLessThan(220);
      expect(await page.getByRole("navigation", { name: "Main" }).boundingBox()).toMatchObject({
        y: 0,
        height: 56,
      });
      await page.mouse.wheel(0, 900);
      await page.reload();
      await page.evaluate("scrollTo(0, 0)");
      await expect(page.getByText(clue).first()).toBeVisible();
    }
    const address = await spanOf(page, third.w3wAddress);
    expect(address.top).toBeGreaterThan((await spanOf(page, clue)).bottom - 1);
    const list = await spanOf(page, "Clues");
    expect(list.top).toBeGreaterThan(address.bottom);
    expect((await spanOf(page, "Hints")).top).toBeGreaterThan(list.bottom);
  });

  test("the other squares are a line each, and the hunt itself another", async ({
    page,
    service,
    admin,
  }) => {
    const { id, player, squares } = await makePlayerAt(service, admin, 2);
    await openAs(page, player, `/hunt/${id}`);
    const solved = page.getByRole("button", { name: /^2 of 10 squares solved/ });
    const locked = page.getByRole("button", { name: /^Squares 4 to 10/ });
    await expect(locked).toHaveText(/Locked - Complete previous squares first/);
    for (const line of [solved, locked]) {
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(80);
    }
    await solved.tap();
    await page.getByRole("button", { name: /^Square 2\b/ }).tap();
    await expect(page.getByText(squares[1]?.w3wAddress ?? "", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^About this hunt/ }).tap();
    const about = page.locator("section", { has: page.getByRole("heading", { name: /^About/ }) });
    for (const text of ["Current Treasure:", "Sealed: nothing in it can change unseen", "ACTIVE"]) {
      await expect(about.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByRole("button", { name: "Show Map" }).tap();
    await expect(page.getByRole("button", { name: "Hide Map" })).toBeVisible();
    const wide = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test("on a desk the way to check in stays beside the text", async ({ page, service, admin }) => {
  const { id, player, squares } = await makePlayerAt(service, admin, 2);
  await openAs(page, player, `/hunt/${id}`);
  const aside = page.getByRole("region", { name: "Address and check-in" });
  await expect(aside.getByText(squares[2]?.w3wAddress ?? "", { exact: true })).toBeVisible();
  const clues = await page.getByRole("heading", { name: "Clues", exact: true }).boundingBox();
  const beside = await aside.boundingBox();
  expect(beside?.x).toBeGreaterThan((clues?.x ?? 0) + 400);
  expect(beside?.y).toBeLessThan(clues?.y ?? 0);
  // Far down in the text it is still there.
  await page.getByRole("heading", { name: "Hints" }).scrollIntoViewIfNeeded();
  await expect(aside.getByRole("button", { name: "Check In Here (1 credit)" })).toBeInViewport();
});
