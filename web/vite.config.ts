import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite-plugins/precompress.ts";
import { preloadFonts } from "./vite-plugins/preload-fonts.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts(["fraunces-latin", "inter-latin"]), precompress()],
  build: {
    outDir: "dist",
    // Inlined assets become data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One vendor file stays in the browser's cache while the product's own code changes.
        codeSplitting: {
          groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": "http://127.0.0.1:3000", "/rss.xml": "http://127.0.0.1:3000" },
  },
});
