import { checkIn, getAdminHunt } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer, readSquares } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ reducedMotion: "reduce" });

test("a prize is won, reviewed, told, claimed and paid", async ({ browser, service, admin }) => {
  test.setTimeout(300_000);
  const huntId = await findHuntId(service, "VERMONT", "DIGITAL");
  const winner = await makePlayer(service, huntId);
  const squares = await readSquares(service, admin, huntId);
  for (const { sequenceNum, w3wAddress } of squares) {
    const body = { squareNum: sequenceNum, words: w3wAddress };
    await service.ask(checkIn, { params: { id: huntId }, body }, winner);
  }
  const { hunt } = await service.ask(getAdminHunt, { params: { id: huntId } }, admin);
  const hunter = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const operator = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();

  await openAs(hunter, winner, "/profile");
  await expect(hunter.getByRole("heading", { name: "Your Prizes" })).toBeVisible();
  await expect(hunter.getByText("Under review")).toBeVisible();

  await openAs(operator, admin, "/admin/dashboard?tab=payouts");
  await expectSoundHere(operator, "the queue of payouts");
  await operator.setViewportSize({ width: 1280, height: 800 });
  await operator
    .getByRole("row", { name: new RegExp(`Place 1, ${hunt.name.replace(/[.*+?()]/g, ".")}`) })
    .getByRole("link")
    .click();
  await expect(operator.getByRole("heading", { name: "The track" })).toBeVisible();
  await expectSoundHere(operator, "a payout");
  await operator.setViewportSize({ width: 1280, height: 800 });
  await operator.getByRole("button", { name: "Approve" }).click();
  await operator.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(operator.getByText("The winner is told.")).toBeVisible();

  await hunter.goto("/hunts");
  await hunter.getByRole("link", { name: "claim your prize" }).click();
  await expectSoundHere(hunter, "the claim");
  await hunter.setViewportSize({ width: 390, height: 844 });
  await hunter.getByLabel("Full legal name").fill("Ada Hunter");
  await hunter.getByLabel("Date of birth").fill("1990-02-04");
  await hunter.getByLabel("State you live in").selectOption("KANSAS");
  await hunter.getByRole("radio", { name: "Bitcoin" }).check();
  await hunter.getByLabel("Bitcoin address").fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5");
  await hunter.getByLabel("Mailing address").fill("1 Main Street\nTopeka, KS 66603");
  await hunter.getByLabel("Taxpayer number").fill("123-45-6789");
  await hunter.getByRole("checkbox", { name: /^Under penalty of perjury/ }).check();
  await hunter.getByRole("button", { name: /^Claim \$/ }).click();
  await expect(hunter.getByText("A letter of this Bitcoin address is wrong.")).toBeVisible();
  await expect(hunter.getByText("Your profile says something else.")).toBeVisible();
  await hunter.getByLabel("Date of birth").fill("1990-02-03");
  await hunter.getByLabel("Bitcoin address").fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4");
  await hunter.getByRole("button", { name: /^Claim \$/ }).click();
  await expect(hunter.getByText("Thank you. We have your claim.")).toBeVisible();

  await operator.reload();
  await expect(operator.getByText("Ada Hunter")).toBeVisible();
  await operator.getByRole("button", { name: "Mark as paid" }).click();
  await operator.getByRole("alertdialog").getByRole("textbox").fill("Transaction 4a5e1e4b");
  await operator.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(operator.getByText("The prize is paid, and the winner is told.")).toBeVisible();

  await hunter.goto("/profile");
  await expect(hunter.getByText("Reference: Transaction 4a5e1e4b")).toBeVisible();
  await expectSoundHere(hunter, "the profile of a winner");
});
