import { updateUser } from "@ten-paces/contract";
import { codeOf } from "../world/authenticator.ts";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { makeHunter, password } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ allowedErrors: refused, reducedMotion: "reduce" });

test("a second factor is set up, asked for when signing in and before what has to do with money", async ({
  page,
  service,
  admin,
}) => {
  const colleague = await makeHunter(service);
  const params = { id: colleague.id };
  await service.ask(updateUser, { params, body: { role: "owner" } }, admin);
  await openAs(page, colleague, "/profile#devices");
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectSoundHere(page, "the QR code");
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByRole("textbox", { name: "Code" }).fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(
    dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem"),
  ).toHaveCount(10);
  const recovery = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.goto("/login");
  await page.getByLabel("Email").fill(colleague.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByLabel("Code").fill(recovery.toLowerCase());
  await page.getByLabel("Code").press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: /Overview|Dashboard|Hunts/ }),
  ).toBeVisible();

  // A quarter of an hour later; the clock of the service is not to be moved here.
  let late = true;
  await page.route("**/api/admin/users/*", async (route) => {
    if (route.request().method() !== "PATCH" || !late) return route.fallback();
    late = false;
    const json = { code: "second_factor_needed", error: "Please show your second factor first." };
    return route.fulfill({ status: 403, json });
  });
  const other = await makeHunter(service);
  await page.goto(`/admin/users/${other.id}`);
  await page.getByRole("button", { name: `Actions for ${other.email}` }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Is it you?" })).toBeVisible();
  await expectSoundHere(page, "the question for the code");
  await page.getByLabel("Code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText(`${other.email} is suspended.`)).toBeVisible();
});
