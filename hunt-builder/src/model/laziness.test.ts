import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Files and packages that a module loads, through all its static imports. */
function loadedBy(start: URL): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: URL): void => {
    if (files.has(file.href)) return;
    files.add(file.href);
    const source = readFileSync(file, "utf8");
    const imports = /^(?:import|export)(?! type)[^;]*?from "([^"]+)";/gm;
    for (const [, target = ""] of source.matchAll(imports))
      if (target.startsWith(".")) visit(new URL(target, file));
      else packages.add(target);
  };
  visit(start);
  return { files, packages };
}

it("the offline builder loads no part of the model's packages", () => {
  const { files, packages } = loadedBy(new URL("../index.ts", import.meta.url));
  expect(files.size).toBeGreaterThan(40);
  expect([...files].filter((file) => file.includes("/model/"))).toEqual([]);
  expect([...packages].filter((name) => !name.startsWith("@ten-paces/geo"))).toEqual([]);
});

it("the model's entry loads no provider before it is asked", () => {
  const { packages } = loadedBy(new URL("./index.ts", import.meta.url));
  expect([...packages].filter((name) => name.startsWith("@ai-sdk"))).toEqual([]);
});
