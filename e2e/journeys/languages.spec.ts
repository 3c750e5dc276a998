import type { Page } from "@playwright/test";
import { updateProfile } from "@ten-paces/contract";
import { expect, openAs, refused, test } from "../world/browser-test.ts";
import { findHuntId, makeHunter, makePlayer, password } from "../world/people.ts";

test.use({ allowedErrors: refused, locale: "es-MX" });

const language = (page: Page) => page.locator("html").getAttribute("lang");
/** Words that stand in English sentences, and in no Spanish ones. */
const english = /\b(the|your|and|with|you|is|are|of|to|this|not|for)\b/gi;

/** What stands on the page that the script has drawn. */
async function drawnText(page: Page): Promise<string> {
  const drawn = page.locator("#root main");
  await expect(drawn.getByRole("heading", { level: 1 })).toBeVisible();
  return (await drawn.allTextContents()).join(" ");
}

test("whoever reads Spanish is answered in it, before a script runs and after", async ({
  page,
  service,
}) => {
  const sent = await page.request.get(`${service.origin}/rules`, {
    headers: { "accept-language": "es-MX,es;q=0.9,en;q=0.8" },
  });
  expect(await sent.text()).toContain("Quién puede jugar");
  await page.goto("/");
  expect(await language(page)).toBe("es-US");
  await expect(
    page.getByRole("heading", { name: "Diez casillas. Diez pies cada una. Un tesoro." }),
  ).toBeVisible();
  for (const path of ["/rules", "/safety", "/legal", "/contact", "/accessibility"]) {
    await page.goto(path);
    expect([path, (await drawnText(page)).match(english) ?? []]).toEqual([path, []]);
  }
  await page.goto("/faqs");
  await expect(page.getByText("¿Para qué son los créditos?")).toBeVisible();
});

test("what is refused is said in Spanish, with what the service put into it", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page.getByText("Escribe tu contraseña.")).toBeVisible();
  await page.getByLabel("Correo").fill("nadie@example.com");
  await page.getByLabel("Contraseña", { exact: true }).fill("ninguna contraseña");
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page.getByText("Correo o contraseña incorrectos")).toBeVisible();
});

test("a digital square is tried in Spanish; its puzzles are English for everybody", async ({
  page,
  service,
}) => {
  const huntId = await findHuntId(service, "KANSAS", "DIGITAL");
  await openAs(page, await makePlayer(service, huntId), `/hunt/${huntId}`);
  const words = ["quite", "wrong", "words"];
  for (const [index, word] of words.entries()) {
    await page
      .getByRole("textbox", { name: new RegExp(`^Palabra ${index + 1}(?: \\(|$)`) })
      .fill(word);
  }
  await page.getByRole("button", { name: "Hacer check-in aquí (1 crédito)" }).first().click();
  await expect(
    page.getByText("Aún no es correcto. ¡Inténtalo de nuevo! Usa las pistas y las ayudas."),
  ).toBeVisible();
});

test("the other language is a link away, and stays chosen", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  await expect(page).toHaveURL("/rules");
  await page.goto("/safety");
  expect(await language(page)).toBe("en-US");
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Normas de seguridad" })).toBeVisible();
});

test.describe("signing in on a new device", () => {
  test.use({ locale: "en-US" });

  test("shows the language that was chosen on another", async ({ page, service }) => {
    const hunter = await makeHunter(service);
    await service.ask(updateProfile, { body: { language: "es" } }, hunter);
    await page.goto("/login?returnTo=/leaderboard");
    expect(await language(page)).toBe("en-US");
    await page.getByLabel("Email").fill(hunter.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
    await expect(page).toHaveURL("/leaderboard");
  });
});
