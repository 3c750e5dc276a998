import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Who may import which package of ours; read from the folders, so that a new file is guarded at birth. */
const mayImport: Record<string, string[]> = {
  contract: [],
  geo: [],
  "hunt-builder": ["geo"],
  server: ["contract", "geo", "hunt-builder"],
  web: ["contract", "geo"],
  e2e: ["contract", "geo", "server"],
  bench: ["contract", "geo", "hunt-builder", "server"],
};

interface Import {
  file: string;
  /** A path from the root, or a package name. */
  target: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name === "node_modules" || name === "dist" || name === "generated") return [];
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return /\.(ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

function importsOf(path: string): Import[] {
  const text = readFileSync(path, "utf8");
  const found = text.matchAll(
    /^(?:(?:import|export)\s[^;"]*?|\}\s)from "([^"]+)";|^import "([^"]+)";|\bimport\("([^"]+)"\)/gm,
  );
  return [...found].map(([, named, bare, lazy]) => ({
    file: relative(root, path),
    target: resolved(path, named ?? bare ?? lazy ?? ""),
  }));
}

function resolved(path: string, given: string): string {
  return given.startsWith(".") ? relative(root, normalize(join(dirname(path), given))) : given;
}

const files = Object.keys(mayImport)
  .filter((name) => existsSync(join(root, name)))
  .flatMap((name) => filesBelow(join(root, name)));
const all = files.flatMap(importsOf);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/test\//.test(file);

test("the reader of imports finds them, so that the rules below can fail", () => {
  expect(all.length).toBeGreaterThan(500);
  const known = { file: "server/src/app.ts", target: "server/src/slices/index.ts" };
  expect(all).toContainEqual(known);
});

test("packages import only the packages they may, and never by a path into another", () => {
  const wrong = all.filter(({ file, target }) => {
    const own = file.split("/")[0] ?? "";
    if (isTest(file)) return false;
    const ours = /^@ten-paces\/([\w-]+)/.exec(target)?.[1];
    if (ours) return ours !== own && !mayImport[own]?.includes(ours);
    const into = target.split("/")[0] ?? "";
    const byPath = into in mayImport && target.includes("/");
    return byPath && into !== own && own !== "e2e" && own !== "bench";
  });
  expect(wrong).toEqual([]);
});

test("every package that is imported is declared by the package that imports it", () => {
  const undeclared = all.filter(({ file, target }) => {
    const own = file.split("/")[0] ?? "";
    const name = /^(@[^/]+\/[^/]+|[^./@][^/]*)/.exec(target)?.[1];
    if (
      !name ||
      target.includes(":") ||
      /\.tsx?$/.test(target) ||
      name.startsWith("@ten-paces/") ||
      isTest(file) ||
      target.split("/")[0] === own
    )
      return false;
    if (relative(root, join(root, target)).startsWith("..")) return false;
    const manifestOf = (folder: string) =>
      JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    const isPackageFolder = !["e2e", "bench"].includes(own);
    const manifest = manifestOf(isPackageFolder ? own : ".");
    const rootManifest = manifestOf(".");
    const typesOnly = `@types/${name}` in rootManifest.devDependencies;
    const declared = { ...manifest.dependencies, ...manifest.devDependencies };
    // What only runs at build time is declared once, at the root.
    const atBuild = /\/scripts\/|\.config\.ts$|vite-plugins/.test(file);
    if (!isPackageFolder || atBuild) Object.assign(declared, rootManifest.devDependencies);
    // The benchmark and the journeys run the server, so they may use what it is made of.
    if (!isPackageFolder) Object.assign(declared, manifestOf("server").dependencies);
    // A tool that is installed by itself when it is asked for declares what it is made of.
    const beside = dirname(file);
    if (beside !== own && existsSync(join(root, beside, "package.json")))
      Object.assign(declared, manifestOf(beside).dependencies);
    const folders = new Set(Object.keys(mayImport).concat("scripts", "data"));
    return !(name in declared) && !typesOnly && !folders.has(name);
  });
  expect(undeclared).toEqual([]);
});

test("every package that is declared is used", () => {
  const texts = [...Object.keys(mayImport), "scripts", "data"].flatMap((folder) =>
    textsBelow(join(root, folder)),
  );
  const unused = [".", "contract", "geo", "hunt-builder", "server", "web"].flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    const scripts = JSON.stringify(manifest.scripts ?? {});
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => {
        // Types stand for the package they describe; a tool is run by its command.
        const imported = name.replace(/^@types\//, "");
        const command = { "@biomejs/biome": "biome check" }[name];
        if (name === "node" || name === "@types/node") return false;
        if (command && scripts.includes(command)) return false;
        const quoted = new RegExp(`["']${imported.replaceAll(/[.+]/g, "\\$&")}["'/]`);
        return !texts.some(
          ({ path, text }) =>
            (folder === "." || path.startsWith(`${folder}/`)) &&
            // What a test runs in is named in a comment.
            (quoted.test(text) || text.includes(`@vitest-environment ${name}`)),
        );
      })
      .map((name) => `${folder}: ${name}`);
  });
  expect(unused).toEqual([]);
});

/** Sources and styles, but no manifest: those name what they do not use. */
function textsBelow(folder: string): { path: string; text: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const skipped = ["node_modules", "dist", "generated"].includes(name);
    if (skipped || path === join(root, "data/places")) return [];
    if (statSync(path).isDirectory()) return textsBelow(path);
    const isText = /\.(ts|tsx|mjs|css|json|html)$/.test(name) && name !== "package.json";
    return isText ? [{ path: relative(root, path), text: readFileSync(path, "utf8") }] : [];
  });
}

test("in the server routes call services, services call sql and rules, and slices meet at services", () => {
  const wrong = all.filter(({ file, target }) => {
    if (!file.startsWith("server/src/") || isTest(file)) return false;
    const [, , area, slice] = file.split("/");
    const [, , targetArea, targetSlice, targetFile] = target.split("/");
    if (!target.startsWith("server/src/")) return false;
    if (area === "lib") return targetArea !== "lib" && target !== "server/src/config.ts";
    if (area === "slices" && targetArea === "slices" && slice !== "index.ts") {
      if (slice !== targetSlice) return targetFile !== "service.ts";
      const name = file.split("/").at(-1) ?? "";
      return /routes\.ts$/.test(name) && /sql\.ts$/.test(target);
    }
    return false;
  });
  expect(wrong).toEqual([]);
});

test("SQL stands in sql files, in the data layer and in tests, nowhere else", () => {
  const wrong = all.filter(({ file, target }) => {
    const allowed =
      /sql\.ts$|\/lib\/db\/|\/test\/|\.test\.ts$|^bench\/|server\/src\/site\.ts$/.test(file);
    return target === "server/src/lib/db/sql.ts" && !allowed;
  });
  expect(wrong).toEqual([]);
});

/** Slices that are parts of one noun write its tables together. */
const partsOf: Record<string, string> = { "hunt-edits": "hunts", "hunt-status": "hunts" };

test("every table is written by one slice, or by one part of lib", () => {
  const writers = new Map<string, Set<string>>();
  for (const path of filesBelow(join(root, "server/src")).filter((one) => one.endsWith("sql.ts"))) {
    const [, , area, name = ""] = relative(root, path).split("/");
    const owner = area === "lib" ? `lib/${name}` : (partsOf[name] ?? name);
    const statements = readFileSync(path, "utf8").matchAll(
      /\b(?:insert into|delete from|update)\s+([a-z_]+)(?=\s*\(|\s+(?:as\s+)?(?:[a-z]\s+)?(?:\(|(?:set|where|using|select|default|values)\b)|`)/gi,
    );
    for (const [, table = ""] of statements) {
      writers.set(table, (writers.get(table) ?? new Set()).add(owner));
    }
  }
  expect(writers.size).toBeGreaterThan(25);
  expect([...(writers.get("credit_ledger") ?? [])]).toEqual(["credits"]);
  const shared = [...writers].filter(([, owners]) => owners.size > 1);
  expect(shared.map(([table, owners]) => `${table}: ${[...owners].join(", ")}`)).toEqual([]);
});

test("in the web ui knows no slice, and slices know no page", () => {
  const wrong = all.filter(({ file, target }) => {
    if (isTest(file)) return false;
    if (file.startsWith("web/src/ui/")) return /^web\/src\/(slices|pages)\//.test(target);
    if (file.startsWith("web/src/slices/")) return target.startsWith("web/src/pages/");
    return false;
  });
  expect(wrong).toEqual([]);
});

/** The slices that cannot be put into an order in which each needs earlier ones only. */
function inCircles(needs: Map<string, Set<string>>): string[] {
  const left = new Set([...needs].flatMap(([slice, others]) => [slice, ...others]));
  for (;;) {
    const free = [...left].filter((one) => ![...(needs.get(one) ?? [])].some((n) => left.has(n)));
    if (free.length === 0) return [...left].sort();
    for (const one of free) left.delete(one);
  }
}

test("slices need each other one way, over however many others", () => {
  const planted = [
    ["a", "b"],
    ["b", "c"],
    ["c", "b"],
    ["c", "d"],
  ].map(([from = "", to = ""]) => [from, to] as const);
  const needsOf = (pairs: Iterable<readonly [string, string]>) => {
    const needs = new Map<string, Set<string>>();
    for (const [from, to] of pairs) needs.set(from, (needs.get(from) ?? new Set()).add(to));
    return needs;
  };
  expect(inCircles(needsOf(planted))).toEqual(["a", "b", "c"]);
  for (const side of ["server/src/slices/", "web/src/slices/"]) {
    const sliceOf = (path: string) =>
      path.startsWith(side) ? (/^([^/]+)\//.exec(path.slice(side.length))?.[1] ?? null) : null;
    const pairs = all.flatMap(({ file, target }) => {
      const [from, to] = [sliceOf(file), sliceOf(target)];
      return from && to && from !== to && !isTest(file) ? [[from, to] as const] : [];
    });
    expect(pairs.length).toBeGreaterThan(50);
    expect(inCircles(needsOf(pairs)), side).toEqual([]);
  }
});

test("no file is called utils, misc or helpers, and none is longer than 300 lines", () => {
  const vague = files.filter((path) => /(utils|misc|helpers)(\.|\/)/.test(relative(root, path)));
  const long = files.filter(
    (path) => !isTest(path) && readFileSync(path, "utf8").split("\n").length > 301,
  );
  expect(vague).toEqual([]);
  expect(long.map((path) => relative(root, path))).toEqual([]);
});

test("a test of the pages that needs a document says so in its name, for it has one of its own", () => {
  const wrong = files.filter(
    (path) =>
      /\/web\/.*\.test\.ts$/.test(path) &&
      path.endsWith(".dom.test.ts") !== /@vitest-environment/.test(readFileSync(path, "utf8")),
  );
  expect(wrong.map((path) => relative(root, path))).toEqual([]);
});

test("a new table, and a new column of a table that users have rows in, says what becomes of it when they leave", () => {
  const owned = readFileSync(join(root, "server/src/slices/departures/owned.ts"), "utf8");
  const folder = join(root, "server/migrations");
  const migrations = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const gone = new Set([...migrations.matchAll(/drop table (\w+)/g)].map(([, table]) => table));
  const tables = [...migrations.matchAll(/create table (\w+)/g)].map(([, table = ""]) => table);
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((table) => !gone.has(table) && !owned.includes(`"${table}"`))).toEqual([]);
  const dropped = new Set(
    [...migrations.matchAll(/drop column (\w+)/g)].map(([, column]) => column),
  );
  const changes = [...migrations.matchAll(/alter table (\w+)([^;]*);/g)];
  const added = changes.flatMap(([, table, text = ""]) =>
    [...text.matchAll(/add column (\w+)/g)].map(([, column = ""]) => ({ table, column })),
  );
  const missing = added.filter(
    ({ table, column }) =>
      owned.includes(`table: "${table}"`) &&
      !dropped.has(column) &&
      !new RegExp(`\\b${column}\\b`).test(owned),
  );
  // It reads texts only; departures.test.ts asks the database itself.
  expect(missing).toEqual([]);
});
