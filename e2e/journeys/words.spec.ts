import type { Page } from "@playwright/test";
import { getCredits, getFreeHunt } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { findHuntId, freshEmail, makePlayer, password, readSquares } from "../world/people.ts";
import { RecordedAnswers, secretsOf } from "../world/recorded-answers.ts";

test.use({ allowedErrors: refused });

const checkInLabel = "Check In Here (1 credit)";

async function typeWords(page: Page, address: string) {
  const words = address.split(".");
  for (const [index, word] of words.entries()) {
    // The field of the check-in, which the boxes under the puzzle fill too.
    await page
      .getByRole("textbox", { name: new RegExp(`^Word ${index + 1}(?: \\(|$)`) })
      .fill(word);
  }
  await page.getByRole("button", { name: checkInLabel }).first().click();
}

/** Goes on from what a solved square tells. */
async function leaveMoment(page: Page, last = false) {
  const label = last ? "See how you did" : "On to the next square";
  await page.getByRole("dialog").getByRole("button", { name: label }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("a digital hunt is solved by the words of its puzzles", async ({ page, service, admin }) => {
  const huntId = await findHuntId(service, "KANSAS", "DIGITAL");
  const squares = await readSquares(service, admin, huntId);
  const player = await makePlayer(service, huntId);
  const recorded = new RecordedAnswers(page.context());
  await openAs(page, player, `/hunt/${huntId}`);
  await expect(page.getByText("hidden until solved")).toBeAttached();

  await typeWords(page, "quite.wrong.words");
  await expect(
    page.getByText("Not quite right. Try again! Use the clues and hints to help you."),
  ).toBeVisible();
  for (const square of squares) {
    const num = square.sequenceNum;
    // Hints of the same kinds of puzzle read alike: what a solved square has said is no secret of another.
    const said = new Set(
      squares
        .slice(0, num - 1)
        .flatMap(secretsOf)
        .flat(),
    );
    const later = squares
      .slice(num)
      .flatMap(secretsOf)
      .filter((secret) => !secret.every((text) => said.has(text)));
    const ahead = [[square.w3wAddress], ...later];
    expect(await recorded.find(ahead), `before square ${num}`).toEqual([]);
    await typeWords(page, square.w3wAddress);
    await expect(
      page.getByText(`Check-in successful! You've completed square ${num}`),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "How the words came out" })).toBeVisible();
    await leaveMoment(page, num === squares.length);
    if (num < squares.length) {
      await expect(
        page.getByRole("button", { name: new RegExp(`Square ${num + 1}\\b`) }),
      ).toHaveText(/Current/);
    }
  }
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  await expect(page.getByText("Winners will be notified within 24 hours.")).toBeVisible();
  expect(await service.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 15 - 11 });
  await page.goto("/hunts");
  await expect(page.getByRole("heading", { name: "Hunts", level: 1 })).toBeVisible();
});

test("the free hunt from its landing to the party", async ({ page, service, admin }) => {
  const free = await service.ask(getFreeHunt, { query: {} });
  const [square] = await readSquares(service, admin, free.id);
  if (!square) throw new Error("The free hunt has no square.");
  await page.goto("/free-hunt");
  await expect(page.getByText("Registration Required")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/login?returnTo=%2Ffree-hunt",
  );
  await page.getByRole("link", { name: "Sign Up Free" }).click();
  await page.getByLabel("Email").fill(freshEmail("free"));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/free-hunt$/);
  await expect(page.getByRole("heading", { name: "Ready to Hunt!" })).toBeVisible();
  await page.getByRole("link", { name: "Start Free Hunt" }).click();

  const submit = page.getByRole("button", { name: "Submit Guess" });
  await expect(submit).toBeDisabled();
  const guess = async (words: string) => {
    await page.getByLabel("Your guess").fill(words);
    await submit.click();
  };
  await guess("only two");
  await expect(
    page.getByText("Please enter a valid what3words address (e.g., index.home.raft)"),
  ).toBeVisible();
  await guess("quite.wrong.words");
  await expect(
    page.getByText("Not quite right. Try again! Use the clues and hints to help you."),
  ).toBeVisible();
  for (const [level, text] of [square.hint1, square.hint2, square.hint3].entries()) {
    await page.getByRole("button", { name: `Hint ${level + 1} (free)` }).click();
    // Nothing was answered by words that count yet: a hint is about the first puzzle.
    await expect(page.getByText(text.split("\n")[0] ?? text)).toBeVisible();
  }
  await guess(square.w3wAddress.toUpperCase());
  await expect(
    page.getByText("Congratulations! You found the correct location!").first(),
  ).toBeVisible();
  await expect(page.getByText("🎉").first()).toBeVisible();
  await page.goto("/free-hunt");
  await expect(page.getByText("You have solved this month's free hunt.")).toBeVisible();
});

test("of two tabs at the same square one is told to reload, and it costs nothing", async ({
  page,
  context,
  service,
  admin,
}) => {
  const huntId = await findHuntId(service, "MAINE", "DIGITAL");
  const [square] = await readSquares(service, admin, huntId);
  if (!square) throw new Error("The hunt has no squares.");
  const player = await makePlayer(service, huntId);
  await openAs(page, player, `/hunt/${huntId}`);
  await expect(page.getByRole("textbox", { name: /^Word 1 \(/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/hunt/${huntId}`);
  await expect(other.getByRole("textbox", { name: /^Word 1 \(/ })).toBeVisible();
  await typeWords(page, square.w3wAddress);
  await expect(page.getByText("Check-in successful! You've completed square 1")).toBeVisible();
  await typeWords(other, square.w3wAddress);
  await expect(other.getByRole("button", { name: /Square 2\b/ })).toHaveText(/Current/);
  expect(await service.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
});

test("a logout in one tab signs out the other", async ({ page, context, hunter }) => {
  await openAs(page, hunter, "/profile");
  await expect(page.getByText(hunter.email)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByText(hunter.email)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText(hunter.email)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a digital square is solved by tapping alone", async ({ page, service, admin }) => {
    const huntId = await findHuntId(service, "MAINE", "DIGITAL");
    const [square] = await readSquares(service, admin, huntId);
    const player = await makePlayer(service, huntId);
    await openAs(page, player, `/hunt/${huntId}`);
    const words = square?.w3wAddress.split(".") ?? [];
    for (const [index, word] of words.entries()) {
      const keys = page.getByRole("group", { name: `Keys for word ${index + 1}` });
      // Where the drawing has keys of its own, those of the boxes come with the boxes in hand.
      await page.getByLabel(`Word ${index + 1}, letter 1 of ${word.length}`).tap();
      for (const letter of word)
        await keys.getByRole("button", { name: `Type ${letter.toUpperCase()}` }).tap();
      const last = page.getByLabel(`Word ${index + 1}, letter ${word.length} of ${word.length}`);
      await expect(last).toHaveValue(word.slice(-1).toUpperCase());
      const key = await keys.getByRole("button", { name: "Type A" }).boundingBox();
      expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    // What stands in the boxes is the answer, and the device keeps it.
    await page.reload();
    await expect(page.getByLabel(/^Word 1, letter 1 of/)).toHaveValue(
      (words[0] ?? "").charAt(0).toUpperCase(),
    );
    const inWords = page.getByRole("button", { name: "In words", exact: true });
    await inWords.first().tap();
    await expect(page.getByRole("button", { name: "Drawn", exact: true })).toBeVisible();
    const wide = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect(wide).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: checkInLabel }).first().tap();
    await expect(page.getByText("Check-in successful! You've completed square 1")).toBeVisible();
    await leaveMoment(page);
    await page.getByRole("button", { name: /^1 of 10 squares solved/ }).tap();
    await page.getByRole("button", { name: /Square 1\b/ }).tap();
    await expect(page.getByRole("heading", { name: "How it is solved" })).toBeVisible();
  });
});
