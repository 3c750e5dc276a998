import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("../../../..", import.meta.url));

/** Whatever keeps something in the browser, with the name under which the policy tells it. */
const toldAs: Record<string, string> = {
  "src/token.ts": "token",
  "src/slices/accounts/pending-hunt.ts": "pendingHuntSubscription",
  "src/theme.ts": "theme",
  "src/slices/field-aids/awake-choice.ts": "keep-awake",
  "src/slices/referrals/referral-code.ts": "referralCode",
  "src/slices/check-ins/pending-attempt.ts": "check-in:…",
  "src/slices/check-ins/this-device.ts": "device",
  "src/slices/notes/notepad.ts": "note:…",
  "src/slices/puzzles/notes.ts": "notes:…",
  "src/kept-store.ts": "ten-paces-kept",
  "src/played-hunts.ts": "played",
  "worker/worker.ts": "ten-paces-…",
  "src/ui/saved-views.ts": "views:…",
  "src/slices/builder/kept-desk.ts": "builder…",
  "src/slices/builder/preview/kept-rewrite.ts": "builder…",
  "src/slices/surveys/kept-draft.ts": "survey-draft:…",
  "src/slices/surveys/field-store.ts": "ten-paces-survey…",
};

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : [];
  });
}

test("the cookie policy names whatever is kept in the browser, and nothing else", () => {
  const keeping = [join(web, "src"), join(web, "worker")]
    .flatMap(sourcesBelow)
    .filter((path) =>
      /\.setItem\(|\bopenDB<|\bcaches\.open\(|document\.cookie =/.test(readFileSync(path, "utf8")),
    )
    .map((path) => relative(web, path));
  expect(keeping.sort()).toEqual(Object.keys(toldAs).sort());
  const policy = readFileSync(join(web, "src/pages/public/legal/cookies.tsx"), "utf8");
  const told = [...policy.matchAll(/key: "([^"]+)"/g)].flatMap(([, keys = ""]) => keys.split(", "));
  expect(told.sort()).toEqual([...new Set(Object.values(toldAs))].sort());
});
