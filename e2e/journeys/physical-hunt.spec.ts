import type { Page } from "@playwright/test";
import { type AdminSquare, getCredits, getLedger } from "@ten-paces/contract";
import { expect, openAs, refusedOrCutOff, test } from "../world/browser-test.ts";
import {
  findHuntId,
  freshEmail,
  makePlayer,
  password,
  readSquares,
  sayWho,
} from "../world/people.ts";
import {
  findSecrets,
  isPartOfFound,
  RecordedAnswers,
  secretsOf,
  secretsOfCurrent,
} from "../world/recorded-answers.ts";

test.use({ permissions: ["geolocation"], allowedErrors: refusedOrCutOff });

const checkInLabel = "Check In Here (1 credit)";
const metresPerDegree = 111_195;
const metresPerFoot = 0.3048;

/** Stands so many metres north of a square's centre. */
async function standAt(page: Page, { center }: AdminSquare, northM = 0, accuracy = 6) {
  await page.context().setGeolocation({
    latitude: center.lat + northM / metresPerDegree,
    longitude: center.lng,
    accuracy,
  });
}

/**
 * Lets the seconds in which fixes are collected pass at once. The page's clock is set back first, so
 * that it is right again when the call goes out.
 */
async function passSeconds(page: Page, seconds: number) {
  await page.clock.setSystemTime(Date.now() - seconds * 1000);
  await page.clock.fastForward(seconds * 1000);
}

const dialog = (page: Page) => page.getByRole("dialog");

async function closeDialog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
}

test("from newcomer to the end of a physical hunt, through plans and a declined card", async ({
  page,
  service,
  admin,
}) => {
  test.setTimeout(300_000);
  const huntId = await findHuntId(service, "KANSAS", "PHYSICAL");
  const squares = await readSquares(service, admin, huntId);
  const recorded = new RecordedAnswers(page.context());
  const [first] = squares;
  const feet = first?.reachFt?.toLocaleString("en-US");
  if (!first || squares.length !== 10) throw new Error("The hunt should have ten squares.");
  await page.clock.install();

  await page.goto(`/register?returnTo=/hunt/${huntId}`);
  const email = freshEmail("newcomer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "10 squares are waiting" })).toBeVisible();
  expect(await recorded.find(squares.flatMap(secretsOf))).toEqual([]);

  await page.getByRole("main").getByRole("link", { name: "Subscribe to Hunt" }).click();
  await expect(page.getByText("You can unsubscribe at any time from your profile")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe to Hunt" }).click();
  await expect(page.getByText("Choose a plan to subscribe to this hunt.")).toBeVisible();
  await page.getByRole("radio", { name: /^1 Hunt/ }).check();
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await sayWho(page);
  await expect(page.getByText("No money moves here, and real cards are refused.")).toBeVisible();
  await pay(page, "4000 0000 0000 0002");
  await expect(page.getByText("Your card was declined")).toBeVisible();
  await pay(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { name: "Successfully Subscribed!" })).toBeVisible();
  await page.getByRole("link", { name: "View Hunt Details" }).click();

  await expect(page.getByText(first.w3wAddress, { exact: true })).toBeVisible();
  await expect(
    page.getByText(`This square has not been surveyed yet: within ${feet} feet counts.`),
  ).toBeVisible();
  // The hunt shows itself from its top; only a solved square moves the page on.
  expect(await page.evaluate("scrollY")).toBe(0);
  await expect(page.getByRole("button", { name: /^Squares 2 to 10/ })).toHaveText(
    /Locked - Complete previous squares first/,
  );

  await test.step("a weak signal costs nothing", async () => {
    await standAt(page, first, 0, 80);
    await page.getByRole("button", { name: checkInLabel }).first().click();
    await expect(dialog(page).getByText("Getting closer to 82 ft…")).toBeVisible();
    await passSeconds(page, 15);
    await expect(
      dialog(page).getByText(/^Your position is only known .* No credit was spent\.$/),
    ).toBeVisible();
    await closeDialog(page);
  });
  await test.step("a miss costs one credit and tells how far, roughly", async () => {
    await standAt(page, first, ((first.reachFt ?? 33) + 300) * metresPerFoot);
    await page.getByRole("button", { name: checkInLabel }).first().click();
    await expect(dialog(page).getByText("Good enough. Hold still a moment…")).toBeVisible();
    await passSeconds(page, 5);
    await expect(dialog(page).getByText(/^Close! You are under 500 ft away\./)).toBeVisible();
    const where = `Stand ${first.where}.`;
    if (first.where) await expect(dialog(page).getByText(where)).toBeVisible();
    await expect(dialog(page).getByText("14 credits left.")).toBeVisible();
    await closeDialog(page);
  });
  await test.step("hints cost 1 and 2 credits and stay", async () => {
    await page.getByRole("button", { name: "Hint 1 (1 credit)" }).click();
    await expect(page.getByText(first.hint1)).toBeVisible();
    await page.getByRole("button", { name: "Hint 2 (2 credits)" }).click();
    await expect(page.getByText(first.hint2)).toBeVisible();
    await expect(page.getByRole("link", { name: "11 credits", exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(first.hint2)).toBeVisible();
  });

  for (const square of squares) {
    const num = square.sequenceNum;
    const bought = num === 1 ? [1, 2] : [];
    const found = squares.slice(0, num - 1);
    const unknown = [
      ...secretsOfCurrent(square, bought),
      ...squares.slice(num).flatMap(secretsOf),
    ].filter((secret) => !isPartOfFound(secret, found));
    expect(await recorded.find(unknown), `before square ${num}`).toEqual([]);
    const source = await page.content();
    expect(findSecrets(source, unknown)).toEqual([]);
    // As far off as whoever has nothing but the phrase: no square here is surveyed.
    await standAt(page, square, 60);
    await page.getByRole("button", { name: checkInLabel }).first().click();
    await expect(dialog(page).getByText("Good enough. Hold still a moment…")).toBeVisible();
    await passSeconds(page, 5);
    await expect(
      dialog(page).getByText(`Check-in successful! You've completed square ${num}`),
    ).toBeVisible();
    if (num === squares.length) break;
    await dialog(page).getByRole("button", { name: "On to the next square" }).click();
    await expect(dialog(page)).toBeHidden();
    const next = squares[num]?.w3wAddress ?? "";
    await expect(page.getByText(next, { exact: true })).toBeVisible();
  }
  await expect(
    dialog(page).getByText(/^You are number [123] to finish, and that wins a prize\.$/),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "See how you did" }).click();
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  await expect(page.getByText(/^You've completed the .*!$/)).toBeVisible();
  await expect(page.getByText("Winners will be notified within 24 hours.")).toBeVisible();
  await expect(page.getByRole("link", { name: "1 credit", exact: true })).toBeVisible();
  expect(await recorded.count()).toBeGreaterThan(30);
});

async function pay(page: Page, number: string) {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry (MM/YY)").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
}

test("a double click on the check-in charges once", async ({ page, service, admin }) => {
  const huntId = await findHuntId(service, "MAINE", "PHYSICAL");
  const [first] = await readSquares(service, admin, huntId);
  const player = await makePlayer(service, huntId);
  if (!first) throw new Error("The hunt has no squares.");
  await standAt(page, first, 900);
  await openAs(page, player, `/hunt/${huntId}`);
  await page.getByRole("button", { name: checkInLabel }).first().dblclick();
  await expect(dialog(page).getByText("14 credits left.")).toBeVisible();
  const { entries } = await service.ask(getLedger, { query: {} }, player);
  expect(entries.filter(({ reason }) => reason === "check_in")).toHaveLength(1);
});

test("a check-in whose answer is lost is sent again and charged once", async ({
  page,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "MAINE", "PHYSICAL");
  const [first] = await readSquares(service, admin, huntId);
  const player = await makePlayer(service, huntId);
  if (!first) throw new Error("The hunt has no squares.");
  await standAt(page, first, 2);
  await openAs(page, player, `/hunt/${huntId}`);
  const button = page.getByRole("button", { name: checkInLabel }).first();
  await expect(button).toBeVisible();
  // The request arrives, and the line is gone before the answer is.
  await page.route("**/check-in", async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort("internetdisconnected");
  });
  await button.click();
  await expect(
    dialog(page).getByText(/Sending it again never costs a second credit/),
  ).toBeVisible();
  expect(await service.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
  await page.unroute("**/check-in");
  await dialog(page).getByRole("button", { name: "Send it again" }).click();
  await expect(
    dialog(page).getByText(/Sending it again never costs a second credit/),
  ).toBeVisible();
  await closeDialog(page);
  await expect(page.getByText("A check-in waits to be sent")).toBeVisible();
  // Nobody presses anything: the network is back.
  await page.context().setOffline(false);
  await expect(
    dialog(page).getByText("Check-in successful! You've completed square 1"),
  ).toBeVisible();
  expect(await service.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
});

test("a refused position is explained, and nothing is charged", async ({
  page,
  context,
  service,
}) => {
  const huntId = await findHuntId(service, "MAINE", "PHYSICAL");
  const player = await makePlayer(service, huntId);
  await context.clearPermissions();
  await openAs(page, player, `/hunt/${huntId}`);
  await page.getByRole("button", { name: checkInLabel }).first().click();
  const find = dialog(page).getByRole("button", { name: "Find my position" });
  // A browser without a person refuses at once; one that can ask explains first.
  await find.or(dialog(page).getByRole("alert")).first().waitFor();
  if (await find.isVisible()) await find.click();
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  expect(await service.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 15 });
});
