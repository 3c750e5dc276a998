// Which files of script each page runs, for the links that let them set out with the page's first bytes.
import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { patterns } from "../src/paths.ts";
import { built, shellOf, web } from "./built-pages.mjs";

const manifest = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, "utf8"));

function filesOf(key, seen = new Set()) {
  const one = manifest[key];
  if (!one) throw new Error(`The build has no ${key}`);
  if (seen.has(one.file)) return seen;
  seen.add(one.file);
  for (const next of one.imports ?? []) filesOf(next, seen);
  return seen;
}

/** "/hunt/:id?/seal" as an expression for addresses. */
const expressionOf = (pattern) =>
  `^${pattern
    .replace(/\/$/, "")
    .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replaceAll(/:\w+/g, "[^/]+")}/?$`;

/** What a hunt's page shows, by who opens it and what is played: parts of it that are fetched once that is known. */
const huntViews = {
  outside: ["way-in.ts"],
  physical: ["physical-hunt.tsx"],
  digital: ["digital-hunt.tsx", "../../../slices/puzzles/puzzle-cards.tsx"],
  free: ["free-hunt.tsx", "../../../slices/puzzles/puzzle-cards.tsx"],
};

/** @returns {Record<string, string[]>} by view, what it adds to the page */
function filesOfHuntViews(page) {
  const known = new Set(page);
  return Object.fromEntries(
    Object.entries(huntViews).map(([view, parts]) => {
      const seen = new Set();
      for (const part of parts) filesOf(join("src/pages/play/hunt-detail", part), seen);
      return [view, [...seen].filter((path) => !known.has(path)).map((path) => `/${path}`)];
    }),
  );
}

/**
 * @returns {{ address: string, files: string[], views?: Record<string, string[]> }[]} for each page what it adds to
 * what every page runs
 */
export function pageFiles() {
  const common = filesOf(shellOf(manifest));
  const [code] = readFileSync(`${web}src/pages.ts`, "utf8").split("satisfies Partial");
  const pages = [...code.matchAll(/^ {2}(\w+): \(\) => import\("\.\/([^"]+)"\),$/gm)];
  if (pages.length < 20) throw new Error("src/pages.ts is not as it was: its pages are not found");
  return pages.map(([, name, file]) => {
    const own = [...filesOf(`src/${file}`)];
    const files = own.filter((path) => !common.has(path)).map((path) => `/${path}`);
    const address = expressionOf(patterns[name]);
    return name === "hunt"
      ? { address, files, views: filesOfHuntViews([...common, ...own]) }
      : { address, files };
  });
}
