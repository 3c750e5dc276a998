// After the build: writes what stands on the public pages without a script to dist/pages.json, and the files of each
// page to dist/page-files.json.
import { writeFileSync } from "node:fs";
import { build } from "vite";
import { dist, named, web } from "./built-pages.mjs";
import { pageFiles } from "./page-files.mjs";

// Below the packages, so that what it imports is found, and out of what is served.
const outDir = `${web}node_modules/.cache/prerender`;

await build({
  root: web,
  configFile: `${web}vite.config.ts`,
  logLevel: "error",
  build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
});
const { renderPublicPages } = await import(`${outDir}/prerender.js`);
const pages = await renderPublicPages();
writeFileSync(`${dist}/${named("pages.json")}`, JSON.stringify(pages));
writeFileSync(`${dist}/${named("page-files.json")}`, JSON.stringify(pageFiles()));
// What a page would have asked by and by is of no use here.
process.exit(0);
