import {
  cancelPlan,
  endSubscription,
  listSubscriptions,
  login,
  subscribe,
} from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { buy, findHuntId, password as knownPassword, makePlayer } from "../world/people.ts";

test.use({ allowedErrors: refused });

test("the profile shows account, credits and ledger, and renames", async ({ page, service }) => {
  const player = await makePlayer(service, await findHuntId(service, "MAINE", "DIGITAL"));
  await openAs(page, player, "/profile");
  const main = page.getByRole("main");
  await expect(main.getByText(player.email)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Account Information" })).toBeVisible();
  await expect(
    main.getByText("No completed hunts yet. Start hunting to see your results here!"),
  ).toBeVisible();
  await expect(main.getByText("15 left")).toBeVisible();
  await main.getByRole("button", { name: "Edit name and avatar" }).click();
  const name = `Scout ${player.id.slice(-8)}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Display name").fill(name);
  await dialog.getByRole("radio", { name: "Owl" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("unsubscribing asks first, and the hunt stays playable until the cycle ends", async ({
  page,
  service,
}) => {
  const huntId = await findHuntId(service, "VERMONT", "DIGITAL");
  const player = await makePlayer(service, huntId);
  await openAs(page, player, "/profile");
  const unsubscribe = page.getByRole("button", { name: /^Unsubscribe from/ });
  await unsubscribe.click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stay subscribed" }).click();
  await expect(question).toBeHidden();
  await unsubscribe.click();
  await question.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText(/Playable until/)).toBeVisible();
  await expect(unsubscribe).toBeHidden();
  await page.goto(`/hunt/${huntId}`);
  await expect(
    page.getByRole("button", { name: "Check In Here (1 credit)" }).first(),
  ).toBeVisible();
});

test("a plan is made smaller for the next month, stopped, and taken up again", async ({
  page,
  service,
  hunter,
}) => {
  const huntId = await findHuntId(service, "VERMONT", "DIGITAL");
  await buy(service, hunter, { kind: "plan", id: "five", huntId });
  await openAs(page, hunter, "/profile");
  const plan = page.getByRole("region", { name: "Your Plan" });
  await plan.getByRole("button", { name: "Change plan" }).click();
  await plan.getByRole("radio", { name: /Unlimited/ }).check();
  await expect(plan.getByText(/^\$30\.00, the difference for the days until/)).toBeVisible();
  await plan.getByRole("radio", { name: /1 Hunt/ }).check();
  await expect(plan.getByText("Nothing", { exact: true })).toBeVisible();
  await expect(plan.getByRole("checkbox")).toBeChecked();
  await plan.getByRole("button", { name: /^Change on / }).click();
  await expect(plan.getByText(/, for \$9\.99, as 1 Hunt$/)).toBeVisible();
  await expect(plan.getByText("All of your hunts stay.")).toBeVisible();
  await plan.getByRole("button", { name: "Keep the present plan" }).click();
  await expect(plan.getByText(/, for \$39\.99$/)).toBeVisible();
  await plan.getByRole("button", { name: "Cancel plan" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel plan" }).click();
  await expect(plan.getByText("Ends on")).toBeVisible();
  await expect(page.getByText(/Playable until/)).toBeVisible();
  await plan.getByRole("button", { name: "Take it up again" }).click();
  await expect(plan.getByText("Renews on")).toBeVisible();
  await expect(page.getByText(/Playable until/)).toBeHidden();
});

test("a stopped plan is made smaller as the boxes stand, without a hunt that was left", async ({
  page,
  service,
  hunter,
}) => {
  const [left, kept] = await Promise.all([
    findHuntId(service, "VERMONT", "DIGITAL"),
    findHuntId(service, "MAINE", "DIGITAL"),
  ]);
  await buy(service, hunter, { kind: "plan", id: "five", huntId: left });
  await service.ask(subscribe, { params: { id: kept }, body: {} }, hunter);
  const { subscriptions } = await service.ask(listSubscriptions, {}, hunter);
  const id = subscriptions.find(({ hunt }) => hunt.id === left)?.id ?? "";
  await service.ask(endSubscription, { params: { id } }, hunter);
  await service.ask(cancelPlan, {}, hunter);
  await openAs(page, hunter, "/profile");
  const plan = page.getByRole("region", { name: "Your Plan" });
  await plan.getByRole("button", { name: "Change plan" }).click();
  await plan.getByRole("radio", { name: /3 Hunts/ }).check();
  await expect(plan.getByRole("checkbox")).toBeChecked();
  await plan.getByRole("button", { name: /^Change on / }).click();
  await expect(plan.getByText(/, for \$26\.99, as 3 Hunts$/)).toBeVisible();
});

test("a new hunter's profile is empty in the words of the product", async ({ page, hunter }) => {
  await openAs(page, hunter, "/profile");
  await expect(page.getByText("No active subscriptions")).toBeVisible();
  await expect(page.getByText("No credits have moved yet.")).toBeVisible();
  await page.getByRole("button", { name: "Generate referral code" }).click();
  await expect(page.getByLabel("Referral link")).toHaveValue(/\/register\?ref=\w+/);
});

test("devices are listed and signed out, and a new password ends the others", async ({
  page,
  hunter,
  service,
}) => {
  const signIn = () =>
    service.ask(login, { body: { email: hunter.email, password: knownPassword } });
  await signIn();
  await signIn();
  await openAs(page, hunter, "/profile");
  const devices = page.getByRole("region", { name: "Password and devices" });
  await expect(devices.getByText("This device")).toHaveCount(1);
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await devices
    .getByRole("button", { name: /^Sign out An unknown device/ })
    .first()
    .click();
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  const next = "kelp anvil murmur 4";
  await dialog.getByLabel("Current password").fill("not the lantern");
  await dialog.getByLabel("New password").fill(next);
  await dialog.getByLabel("Confirm password").fill(next);
  await dialog.getByRole("button", { name: "Save the new password" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(knownPassword);
  await dialog.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("You are signed out everywhere else.")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});
