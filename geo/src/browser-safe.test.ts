import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Every module that a module loads, itself first; imports of types load nothing. */
function readReach(entry: URL, reached = new Set<string>()): string[] {
  const specifiers = [
    ...readFileSync(entry, "utf8").matchAll(/^(?:import|export)(?! type)[^;]*?from "([^"]+)";/gms),
  ].map((match) => match[1] ?? "");
  for (const specifier of specifiers) {
    const target = specifier.startsWith(".") ? new URL(specifier, entry).href : specifier;
    if (reached.has(target)) continue;
    reached.add(target);
    if (specifier.startsWith(".")) readReach(new URL(target), reached);
  }
  return [...reached];
}

it.each(["index.ts", "outlines.ts", "words.ts"])("a browser can load %s", (entry) => {
  const reach = readReach(new URL(`./${entry}`, import.meta.url));
  expect(reach.length).toBeGreaterThan(0);
  expect(reach.filter((target) => !target.startsWith("file:"))).toEqual([]);
  expect(reach.filter((target) => target.includes("/grid/"))).toEqual([]);
});

it("the grid is for servers: it needs node:crypto", () => {
  const reach = readReach(new URL("./grid/grid.ts", import.meta.url));
  expect(reach.filter((target) => !target.startsWith("file:"))).toEqual(["node:crypto"]);
});
