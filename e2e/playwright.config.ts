import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium or Chrome was found: set CHROME_PATH.");

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./world/start-world.ts",
  // These bound a hang on a busy machine; nothing waits for them otherwise.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalTimeout: 45 * 60_000,
  fullyParallel: true,
  workers: 2,
  // A shared machine can lose a browser; what fails twice is broken.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: jsonReport ? [["list"], ["json", { outputFile: jsonReport }]] : [["list"]],
  use: {
    browserName: "chromium",
    headless: true,
    locale: "en-US",
    timezoneId: "America/Chicago",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A worker answers before routes and after a broken network: journeys that are about it let it in.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
