import { expect, openAs, refusedOrCutOff, test } from "../world/browser-test.ts";
import { findHuntId, makePlayer, readSquares } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ reducedMotion: "reduce", allowedErrors: refusedOrCutOff });
test.setTimeout(240_000);

test("a spot that is wrong: reported, rested, opened again, and made void", async ({
  page,
  browser,
  service,
  admin,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await desk.emulateMedia({ reducedMotion: "reduce" });
  const huntId = await findHuntId(service, "VERMONT", "PHYSICAL");
  const [first, second] = await readSquares(service, admin, huntId);
  if (!first || !second) throw new Error("The hunt should have squares.");
  const player = await makePlayer(service, huntId);
  const resting = page.getByText("This square rests: please do not go there");
  const stop = page.getByRole("button", { name: "Stop, this spot is wrong" });

  await test.step("two presses on the spot, and the square rests", async () => {
    await openAs(page, player, `/hunt/${huntId}`);
    await stop.click();
    await expectSoundHere(page, "the kinds of a report");
    await page.getByRole("button", { name: "It is dangerous" }).click();
    await expect(page.getByText(/^Thank you\. This square rests now/)).toBeVisible();
    await page.getByRole("button", { name: "Back to the hunt" }).click();
    await expect(resting).toBeVisible();
    await expect(page.getByRole("button", { name: /^Check In Here/ })).toHaveCount(0);
    await expectSoundHere(page, "a hunt whose square rests");
  });

  await test.step("it stands first on the dashboard, and is opened again", async () => {
    await openAs(desk, admin, "/admin/dashboard");
    await expect(desk.getByText(/about places to answer$/)).toBeVisible();
    await desk.getByRole("link", { name: "Read them, and open, move or void" }).click();
    await expect(desk.getByRole("heading", { name: "Reports" })).toBeVisible();
    await expect(
      desk.getByRole("heading", { name: new RegExp(first.landmarks[0] ?? "") }),
    ).toBeVisible();
    await expect(desk.getByText("It is dangerous there")).toBeVisible();
    await expectSoundHere(desk, "the reports");
    await desk.getByRole("button", { name: "Open again" }).first().click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Open it" }).click();
    await expect(
      desk.getByText("The square is open again, and its hunters are told."),
    ).toBeVisible();
  });

  await test.step("reported again, it is made void, and the hunter is at the next square", async () => {
    await page.goto(`/hunt/${huntId}`);
    await stop.click();
    await page.getByRole("button", { name: "It is dangerous" }).click();
    await page.getByRole("button", { name: "Back to the hunt" }).click();
    await expect(resting).toBeVisible();
    await desk.goto("/admin/dashboard?tab=reports");
    await desk.getByRole("button", { name: "Void", exact: true }).first().click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Void it" }).click();
    await expect(desk.getByText("The square is void. Everybody passes it")).toBeVisible();
    await page.goto(`/hunt/${huntId}`);
    await expect(resting).toHaveCount(0);
    await expect(page.getByText(second.w3wAddress, { exact: true })).toBeVisible();
  });

  await test.step("an operator rests a square by hand, on the page of its hunt", async () => {
    await desk.goto(`/admin/hunts/${huntId}`);
    await desk.getByRole("button", { name: "Rest square 3" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Rest it" }).click();
    await expect(desk.getByText("The square rests.")).toBeVisible();
    await desk.getByRole("link", { name: "It rests: settle it" }).click();
    await desk.getByRole("button", { name: "Open again" }).first().click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Open it" }).click();
    await expect(
      desk.getByText("The square is open again, and its hunters are told."),
    ).toBeVisible();
  });

  await test.step("somebody without an account reports a place", async () => {
    await page.goto("/report-a-place");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Please choose the state.")).toBeVisible();
    await page.getByLabel("State").selectOption("VERMONT");
    await page.getByLabel("Which place is it?").fill("The meadow behind the mill");
    await page.getByLabel("What is wrong?").selectOption("told_to_leave");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText(/^Thank you\. A person reads this now/)).toBeVisible();
    await desk.goto("/admin/dashboard?tab=reports");
    await desk.getByRole("heading", { name: "The meadow behind the mill, VERMONT" }).waitFor();
    await desk.getByRole("button", { name: "None of them: dismiss" }).click();
    await expect(desk.getByText("The report is settled.")).toBeVisible();
  });
});
