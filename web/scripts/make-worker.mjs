// After the build: writes dist/sw.js with the names of all that it keeps.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "vite";
import { built, dist, language, named, shellOf, web } from "./built-pages.mjs";

const manifestFile = `${built}/.vite/manifest.json`;
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const entry = shellOf(manifest);
// Sheets of maps are kept when one is looked at; street maps need a network.
const isKept = (key) => !/generated\/|street-map/.test(key);

/** A module, what it imports, and what it may import later, but for what is `elsewhere`. */
function closureOf(keys, elsewhere) {
  const seen = new Set();
  const go = (key) => {
    const one = manifest[key];
    if (!one || seen.has(key) || !isKept(key)) return;
    seen.add(key);
    for (const next of one.imports ?? []) go(next);
    // The entry may import every page there is.
    if (key !== entry) {
      const later = one.dynamicImports ?? [];
      for (const next of later) if (!isPage(next) && !elsewhere.test(next)) go(next);
    }
  };
  for (const key of keys) go(key);
  return [...seen];
}

const isPage = (key) => /^src\/pages\/.*-(page|home)\.tsx$/.test(key);
const page = (path) => {
  const key = `src/pages/${path}.tsx`;
  if (!manifest[key]) throw new Error(`The build has no ${key}`);
  return key;
};

const assets = language ? `assets/${language}` : "assets";
const fonts = readdirSync(`${built}/${assets}`).filter((file) =>
  /-latin-(?!ext).*\.woff2$/.test(file),
);
const filesOf = (keys) => [
  ...new Set(keys.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])),
];
const play = closureOf(
  [
    entry,
    page("play/hunts/hunts-page"),
    page("play/hunt-detail/hunt-page"),
    page("play/hunt-print/print-page"),
    page("account/profile/profile-page"),
    page("account/login-page"),
    "src/slices/offline/keeper.tsx",
    "src/slices/offline/keep-around.ts",
    "src/slices/check-ins/waiting-attempts.tsx",
    "src/kept-user.ts",
    "src/slices/offline/worker-updates.ts",
  ],
  // Every page knows the way to the desk.
  /^src\/pages\/admin\//,
);
const survey = closureOf(
  [page("admin/survey/survey-page"), page("admin/survey/field-only").replace("-page", "")],
  /^src\/pages\/admin\/(?!survey\/|desk\/|admin-only)/,
);
const parts = {
  play: [...filesOf(play), ...fonts.map((file) => `${assets}/${file}`)].map((file) => `/${file}`),
  survey: filesOf(survey).map((file) => `/${file}`),
};
const name = createHash("sha256")
  .update(JSON.stringify(parts))
  .update(readFileSync(`${web}worker/worker.ts`))
  .update(readFileSync(`${web}worker/rules.ts`))
  .digest("hex")
  .slice(0, 12);

await build({
  root: web,
  configFile: false,
  logLevel: "error",
  define: { BUILD: JSON.stringify(name), PARTS: JSON.stringify(parts) },
  build: {
    lib: {
      entry: "worker/worker.ts",
      formats: ["iife"],
      name: "worker",
      fileName: () => named("sw.js"),
    },
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
rmSync(`${built}/.vite`, { recursive: true });
