import { contact } from "@ten-paces/contract";
import { expect, openAs, test } from "../world/browser-test.ts";
import { freshEmail } from "../world/people.ts";
import { expectSoundHere } from "../world/sound.ts";

test.use({ reducedMotion: "reduce" });

test("the desk answers a ticket by mail, and writes what stands on the page of announcements", async ({
  page,
  service,
  admin,
}) => {
  const { ticket } = await service.ask(contact, {
    body: {
      name: "Ada Marsh",
      email: freshEmail("asks"),
      subject: "gameplay",
      message: "Is the free hunt free?",
    },
  });
  await openAs(page, admin, "/admin/dashboard?tab=tickets");
  await page.getByLabel("Search tickets").fill(ticket);
  await page.getByRole("button", { name: `Read ${ticket}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Is the free hunt free?")).toBeVisible();
  await dialog.getByRole("button", { name: "Send the Answer" }).click();
  await expect(dialog.getByText("Please write an answer.")).toBeVisible();
  await dialog.getByLabel("Your answer").fill("It is.");
  await dialog.getByRole("button", { name: "Send the Answer" }).click();
  await expect(dialog.getByText("closed", { exact: true })).toBeVisible();
  await expectSoundHere(page, "a ticket");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/No ticket matches|Nobody waits/)).toBeVisible();

  await page.goto("/admin/dashboard?tab=content");
  await expectSoundHere(page, "announcements and errata");
  await page.getByRole("button", { name: "New Announcement" }).click();
  const editor = page.getByRole("dialog", { name: "New Announcement" });
  await editor.getByRole("textbox", { name: "Title" }).fill("Forty hunts for spring");
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(editor.getByText("Please write the announcement.")).toBeVisible();
  await editor
    .getByRole("textbox", { name: "In one sentence" })
    .fill("They open when the snow is gone.");
  await editor.getByRole("textbox", { name: "Text" }).fill("First.\n\nSecond.");
  await expectSoundHere(page, "the announcement that is written");
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("It is on the page.")).toBeVisible();
  await page.goto("/announcements");
  await expect(page.getByRole("heading", { name: "Forty hunts for spring" })).toBeVisible();
});
