// Where a Chromium or Chrome of the machine lies. Plain JavaScript without packages: it is asked before any is installed.
import { existsSync } from "node:fs";

/** @returns {string | null} */
export function findBrowser() {
  const candidates = [
    process.env.CHROME_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
