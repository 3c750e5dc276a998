// After the build: writes what stands on the public pages without a script to dist/pages.json, the files of each page to
// dist/page-files.json, and to dist/render/… what the server draws the pages of data with.
import { writeFileSync } from "node:fs";
import { build } from "vite";
import { dist, language, named, web } from "./built-pages.mjs";
import { pageFiles } from "./page-files.mjs";

const outDir = `${dist}/render/${language ?? "en"}`;

await build({
  root: web,
  configFile: `${web}vite.config.ts`,
  logLevel: "error",
  build: {
    ssr: "src/prerender.tsx",
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: { output: { entryFileNames: "render.js", codeSplitting: true } },
  },
  // Whole: where the pages are served from, there are no packages beside them.
  // Street maps are never drawn here.
  ssr: { noExternal: true, external: ["maplibre-gl"] },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});
const { renderPublicPages } = await import(`${outDir}/render.js`);
const pages = await renderPublicPages();
writeFileSync(`${dist}/${named("pages.json")}`, JSON.stringify(pages));
writeFileSync(`${dist}/${named("page-files.json")}`, JSON.stringify(pageFiles()));
// What a page would have asked by and by is of no use here.
process.exit(0);
