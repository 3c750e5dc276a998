import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "./build-app.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The cells of the rows of the first table under a heading. */
function tableUnder(path: string, heading: string): string[][] {
  const [, section = ""] = read(path).split(`## ${heading}\n`);
  const lines = section.split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const rows = lines.slice(first).findIndex((line) => !line.startsWith("|"));
  return lines.slice(first + 2, first + rows).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const named = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

test("the README has every setting, and none that is not read", () => {
  const told = tableUnder("README.md", "Configuration").flatMap(([names]) => named(names));
  const alsoKeys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"];
  const settings = read("server/src/environment.ts").matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm);
  const known = [...settings].map(([, name = ""]) => name);
  expect(known.length).toBeGreaterThan(40);
  expect([...told, ...alsoKeys].sort()).toEqual([...new Set(known)].sort());
});

const periods: Record<number, string> = {
  300: "every 5 minutes",
  600: "every 10 minutes",
  3600: "every hour",
  21600: "every 6 hours",
  86400: "every day",
};

test("what comes again and again is told with how often", async () => {
  const told = tableUnder("docs/operating.md", "Background work")
    .filter(([, , when = ""]) => when.startsWith("every"))
    .map(([, kinds, when]) => [named(kinds)[0], when]);
  const schedules = await app.deps.jobs.listSchedules();
  const kept = schedules.map(({ kind, everyMs }) => [kind, periods[everyMs / 1000]]);
  expect(told.sort()).toEqual(kept.sort());
});

/** All pages of the repository. */
function pagesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (name === "node_modules" || name === "dist" || name === ".git") return [];
    if (statSync(join(root, path)).isDirectory()) return pagesBelow(path);
    return name.endsWith(".md") ? [path] : [];
  });
}

test("links lead somewhere, and what is named as a file of ours is one", () => {
  const pages = pagesBelow(".");
  expect(pages.length).toBeGreaterThan(50);
  const wrong = pages.flatMap((page) => {
    const text = read(page).replaceAll(/```[\s\S]*?```/g, "");
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !/^(https?|mailto):/.test(link))
      .map((link) => normalize(join(dirname(page), link)));
    const files = named(text.replaceAll("\n", " ")).filter((name) =>
      /^(contract|geo|hunt-builder|server|web|scripts|bench|e2e|deploy|docs)\/[\w./-]+$/.test(name),
    );
    const made = /^(server|web)\/dist\//;
    // A package's own page names its files from where it stands.
    const isThere = (path: string) =>
      existsSync(join(root, path)) || existsSync(join(root, dirname(page), path));
    return [...links, ...files]
      .filter((path) => !made.test(path) && !isThere(path))
      .map((path) => `${relative(".", page)}: ${path}`);
  });
  expect(wrong).toEqual([]);
});

test("each decision stands in the list of decisions", () => {
  const list = read("docs/decisions/README.md");
  const pages = readdirSync(join(root, "docs/decisions")).filter((name) => /^\d{4}-/.test(name));
  expect(pages.filter((name) => !list.includes(`(${name})`))).toEqual([]);
});

test("chance and secrets come from where the house says", () => {
  const sources = pagesOf("server/src").filter((path) => !/\.test\.ts$/.test(path));
  const drawing = sources.filter((path) =>
    /\b(randomBytes|randomInt|randomUUID|getRandomValues|Math\.random)\b/.test(read(path)),
  );
  expect(drawing.sort()).toEqual(["server/src/lib/ids.ts", "server/src/lib/random.ts"]);
});

function pagesOf(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) return pagesOf(path);
    return name.endsWith(".ts") ? [path] : [];
  });
}
