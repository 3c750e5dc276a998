// Which files of script each page runs, for the links that let them set out with the page's first bytes.
import { readFileSync } from "node:fs";
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

/** @returns {{ address: string, files: string[] }[]} for each page what it adds to what every page runs */
export function pageFiles() {
  const common = filesOf(shellOf(manifest));
  const code = readFileSync(`${web}src/pages.ts`, "utf8");
  const pages = [...code.matchAll(/^ {2}(\w+): \(\) => import\("\.\/([^"]+)"\),$/gm)];
  if (pages.length < 20) throw new Error("src/pages.ts is not as it was: its pages are not found");
  return pages.map(([, name, file]) => ({
    address: expressionOf(patterns[name]),
    files: [...filesOf(`src/${file}`)]
      .filter((path) => !common.has(path))
      .map((path) => `/${path}`),
  }));
}
