// After the build: writes what stands on the public pages without a script to dist/pages.json.
import { writeFileSync } from "node:fs";
import { build } from "vite";
import { dist, named, web } from "./built-pages.mjs";

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
// What a page would have asked by and by is of no use here.
process.exit(0);
