// Where a Chromium or Chrome of the machine lies: first the shell without windows, which asks a quarter less of the
// processor for the same pages. Plain JavaScript without packages: it is asked before any is installed.
import { existsSync } from "node:fs";

/** What Debian's package chromium-headless-shell brings. */
export const shellOfDebian = "/usr/bin/chromium-headless-shell";

/** @returns {string | null} */
export function findBrowser() {
  const candidates = [
    process.env.CHROME_PATH,
    shellOfDebian,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
