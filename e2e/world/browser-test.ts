import { test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { makeHunter, type Person } from "./people.ts";
import { Service } from "./service.ts";

interface World {
  service: Service;
  admin: Person;
  /** A registered hunter without a plan. */
  hunter: Person;
  /** Errors of the browser's console that belong to this journey; null where none does. */
  allowedErrors: RegExp | null;
  console: undefined;
}

/** The browser reports every answer with such a status, also those that the journey is about. */
export const refused = /^Failed to load resource: the server responded with a status of 4\d\d/;
export const refusedOrCutOff =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED))/;

/** Journeys against the one world of the suite. A message in the console that nobody allowed fails its journey. */
export const test = base.extend<World>({
  baseURL: async ({ baseURL: _ }, use) => use(env("E2E_ORIGIN")),
  service: async ({ baseURL: _ }, use) => use(new Service(env("E2E_ORIGIN"))),
  admin: async ({ baseURL: _ }, use) => use(JSON.parse(env("E2E_ADMIN")) as Person),
  hunter: async ({ service }, use) => use(await makeHunter(service)),
  allowedErrors: [null, { option: true }],
  console: [
    async ({ context, allowedErrors }, use, testInfo) => {
      const found: string[] = [];
      context.on("console", (message: ConsoleMessage) => {
        const text = message.text();
        if (message.type() === "error" && !allowedErrors?.test(text)) {
          found.push(`${text} (${message.location().url})`);
        }
      });
      context.on("weberror", (error) => found.push(String(error.error())));
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) await printPages(context.pages());
      if (found.length > 0)
        throw new Error(`The console of the browser says:\n${found.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** What a person would have read when the journey failed: a picture is not there to see on another machine. */
async function printPages(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const text = await page
      .locator("body")
      .ariaSnapshot({ timeout: 2_000 })
      .catch(() => "(nothing can be read)");
    console.log(`At ${page.url()}:\n${text.slice(0, 3_000)}`);
  }
}

function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the world did not start.`);
  return value;
}

/** Opens a page of the product with somebody signed in, without typing a password. */
export async function openAs(page: Page, person: Person | null, path: string): Promise<void> {
  if (person) {
    // Once per visit: a journey that signs out stays signed out.
    const once = `if (!sessionStorage.getItem("entered")) {
      sessionStorage.setItem("entered", "yes");
      localStorage.setItem("token", ${JSON.stringify(person.token)});
    }`;
    await page.addInitScript({ content: once });
  }
  await page.goto(path);
}

/** What the session's token is, null when signed out. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate<string | null>('localStorage.getItem("token")');
}
