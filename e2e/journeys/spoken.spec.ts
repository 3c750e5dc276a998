import type { Page } from "@playwright/test";
import { getFreeHunt } from "@ten-paces/contract";
import { expect, refused, test } from "../world/browser-test.ts";
import { freshEmail, password, readSquares } from "../world/people.ts";

test.use({ allowedErrors: refused });

type Role = Parameters<Page["getByRole"]>[0];

/** The page as a screen reader has it: roles, names and states, and nothing of how it looks. */
const heard = (page: Page): Promise<string> => page.locator("body").ariaSnapshot();

/** Presses what is told with this role and name, and is told once. */
async function press(page: Page, role: Role, name: string): Promise<void> {
  const told = page.getByRole(role, { name, exact: true });
  await expect(told).toHaveCount(1);
  await told.click();
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name, exact: true }).fill(text);
}

test("by the accessibility tree alone: from the landing to a solved square", async ({
  page,
  service,
  admin,
}) => {
  const free = await service.ask(getFreeHunt, { query: {} });
  const [square] = await readSquares(service, admin, free.id);
  if (!square) throw new Error("The free hunt has no square.");
  await page.goto("/");
  // What this is, before anything is pressed: landmarks, one heading of the first order, the ways in.
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - navigation "Main"
    - main:
      - region "Popular Hunts":
        - list "Popular Hunts"
      - region "Plans"
    - contentinfo
  `);
  expect((await heard(page)).match(/\[level=1\]/g)).toHaveLength(1);
  await page.getByRole("link", { name: "Start Hunting" }).first().click();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await type(page, "Email", freshEmail("heard"));
  await type(page, "Password", password);
  await type(page, "Confirm password", "something else 7");
  await press(page, "button", "Create Account");
  // What is wrong is told with the input that it is about.
  const confirm = page.getByRole("textbox", { name: "Confirm password", exact: true });
  await expect(confirm).toHaveAccessibleDescription(/Passwords do not match/);
  await type(page, "Confirm password", password);
  await press(page, "button", "Create Account");

  await expect(page.getByRole("heading", { level: 1, name: "Hunts" })).toBeVisible();
  const steps = page.getByRole("region", { name: /, you are in$/ });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  const hunt = page.getByRole("list", { name: "Hunts to discover" }).getByRole("article").first();
  // A hunt is told by its name, what it asks and what it holds.
  await expect(hunt).toMatchAriaSnapshot(`
    - heading [level=3]:
      - link
    - paragraph: /Current Treasure/
    - button /Subscribe to/
  `);
  await steps.getByRole("link", { name: "Play the free hunt" }).click();
  await expect(page.getByRole("heading", { name: "Ready to Hunt!" })).toBeVisible();
  await press(page, "link", "Start Free Hunt");

  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(free.name);
  await expect(page.getByRole("list", { name: "Squares" }).getByRole("listitem")).not.toHaveCount(
    0,
  );
  await expect(page.getByRole("button", { name: "Submit Guess" })).toBeDisabled();
  await type(page, "Your guess", "quite.wrong.words");
  await press(page, "button", "Submit Guess");
  // Told when it happens, wherever the reader is.
  await expect(
    page
      .getByRole("alert")
      .or(page.getByRole("status"))
      .getByText(/^Not quite right/),
  ).not.toHaveCount(0);
  await type(page, "Your guess", square.w3wAddress);
  await press(page, "button", "Submit Guess");
  await expect(
    page.getByRole("heading", { name: "Congratulations! You found the correct location!" }),
  ).not.toHaveCount(0);
  expect(await heard(page)).toContain("Congratulations! You found the correct location!");
});
