import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The operator's desk: whoever works there reads English. */
const DESK = /\/pages\/(admin|style)\//;

/**
 * The modules of the pages that hunters and visitors see: all that the first one imports, at once or later, but for
 * the desk's pages and what only they use.
 */
export function huntersModules(first: string): Set<string> {
  const found = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || DESK.test(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return found;
}

/** The modules of our own that a module names. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  return ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => join(dirname(file), fileName))
    .filter((path) => existsSync(path));
}
