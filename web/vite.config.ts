import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstViewChunk, type Graph } from "./vite-plugins/first-views.ts";
import { lightContract } from "./vite-plugins/light-contract.ts";
import { precompress } from "./vite-plugins/precompress.ts";
import { preloadFonts } from "./vite-plugins/preload-fonts.ts";
import { languageOfBuild, spokenLanguage } from "./vite-plugins/spoken-language.ts";

/** Of our own sources, those below these folders or files. */
const ours = (names: string) => new RegExp(`/web/src/(${names})`);

/** Changes when a package does, not with each release of ours. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//,
  priority: 1001,
};

/** What every page runs, and what the first pages share. */
const firstViews = {
  name: (id: string, graph: Graph) => firstViewChunk(id, graph) ?? null,
  debugName: "first views",
  minShareCount: 2,
  priority: 999,
};

const shell = {
  ...firstViews,
  name: (id: string, graph: Graph) => (firstViewChunk(id, graph) === "shell" ? "shell" : null),
  // With the entry itself, so that the page names this file in the entry's place.
  minShareCount: 1,
  priority: 1000,
};

/**
 * Any other page is six to ten files instead of fifty: these are what parts of the site share.
 * Modules that only one page uses stay in its own file.
 */
const chunkGroups = [
  {
    name: "schemas",
    test: /node_modules\/zod\/|\?schemas$|\/contract\/src\/support\.|\/slices\/support\//,
  },
  // Of the desk alone: shared by its parts, they would stand in what every page loads.
  {
    name: "desk-icons",
    test: /lucide-react\/dist\/esm\/icons\/(boxes|chart-line|circle-dollar-sign|ellipsis-vertical|history|layout-dashboard|life-buoy|mailbox|map-pin-check|megaphone|flag|settings|sparkles|square|users|arrow-up-right|user-search|workflow)\./,
  },
  {
    name: "primitives",
    test: /@radix-ui\/(primitive|react-(compose-refs|context|direction|id|primitive|slot|presence|collection|use-(?!size|rect)[a-z-]+))\//,
  },
  // Of menus and of tabs: with either of them it would make a circle of the two files.
  { name: "tabs", test: /@radix-ui\/react-(tabs|roving-focus)|radix-ui\/dist\/tabs|\/ui\/tabs/ },
  {
    name: "menus",
    test: /@radix-ui\/react-(dropdown-menu|menu|popper|arrow|use-size|use-rect)|radix-ui\/dist\/dropdown|@floating-ui|\/ui\/row-menu/,
  },
  {
    name: "dialogs",
    test: /node_modules\/(@radix-ui|radix-ui|react-remove-scroll|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|detect-node-es|tslib)|\/ui\/((alert-)?dialog|use-(return-focus|inert-outside))/,
  },
  // What only the desk asks the server.
  {
    name: "desk-calls",
    test: /\/contract\/src\/(admin-|edit-versions|analytics|revenue|roles|alerts|builder|content-edits|desk-exports|drafts|exports|findings|hunt-edits|hunt-files|integrity|job|mails|own-places|payouts|places|sandbox-clock|settings|stock|stored-drafts|surveys|tickets|input)|\/slices\/accounts\/use-may\./,
  },
  {
    name: "tables",
    test: ours(
      "ui/(data-|pagination|page-numbers|table-address|search-box|saved-views|views-menu|use-slash-focus)",
    ),
  },
  {
    name: "forms",
    test: /\/web\/src\/(ui\/(password-input|text-area|checkbox)|use-form|slices\/(accounts\/(account-frame|form-trouble|password-check|new-password-fields|resend-link)|second-factor\/code-field|referrals\/(referral-code|queries)))|\/contract\/src\/(referrals|second-factor)\.|icons\/eye(-off)?\./,
  },
  {
    name: "maps",
    test: /node_modules\/(d3-|topojson)|\/web\/src\/slices\/maps\/(map-(frame|marks|labels|trail)|labels|trail-|sheet|use-|view|scale)/,
  },
  { name: "desk-hunts", test: ours("slices/(stock|hunt-edits)/") },
  { name: "desk-places", test: ours("slices/places/") },
  { name: "desk-builder", test: ours("slices/builder/") },
  {
    name: "desk",
    test: ours("slices/(mails/(?!topic)|audit|admin-insights|analytics|edits|exports|jobs)/"),
  },
  // Whose state a point is in: half of it is the lines of the states.
  { name: "state-lines", test: /\/geo\/src\/(state-at|regions|data\/generated\/state-regions)/ },
  // What comes after a check-in, fetched while the hunt is read.
  {
    name: "moment",
    test: ours(
      "slices/(check-ins/(solved-|attempt-result|position-check)|reports/how|squares/(finish|logbook-words|solved-square|admin-square)|puzzles/worked)",
    ),
  },
  {
    name: "figures",
    test: ours(
      "slices/puzzles/(semaphore|chess|puzzle-figure|short-words|drawing\\.|clue-working)",
    ),
  },
  {
    name: "play",
    test: ours("slices/(check-ins|hints|squares|seals|free-hunt|maps)/"),
  },
  // Of pages to be read.
  {
    name: "content",
    test: /\/contract\/src\/content\.|\/icons\/plus\.|\/web\/src\/(slices\/(content\/(search-field|queries|filters|list-skeleton|load-failed|on-this-page|faq-list|announcement-card|erratum-card)|site\/tax-threshold|leaderboard\/own-rank)|ui\/visually-hidden)/,
  },
  // What a winner's proof and a hunt's seal are checked by.
  { name: "proofs", test: /\/contract\/src\/(merkle|finish-files|seals)\./ },
  { name: "reports", test: /\/contract\/src\/reports\.|\/slices\/reports\/report-words/ },
  // Of an account, its prizes among it.
  {
    name: "account",
    test: /\/web\/src\/(ui\/avatar|slices\/prizes\/)|\/contract\/src\/(prizes|follows|ratings|backing)\.|\/icons\/(compass|feather|mountain|star|telescope|tent|tree-pine|turtle)\./,
  },
  { name: "printer", test: /\/icons\/printer\./ },
  {
    name: "hunts",
    test: ours(
      "slices/(hunts|subscriptions|billing|credits)/|slices/eligibility/(points|queries)|ui/(fold|top-bar|square-row|state-art|contour|seeded|badge|segmented|variant|progress|distance)",
    ),
  },
  { name: "calls", test: /\/(contract\/src\/(?!plan-changes)|geo\/src\/)/ },
  { name: "icons", test: /node_modules\/lucide-react\// },
  // In the last one it would bring all dialogs to whatever needs anything of that.
  { name: "form-dialog", test: ours("slices/accounts/form-dialog") },
  { name: "base", minShareCount: 5 },
].map(({ name, ...group }, index) => ({
  minShareCount: 2,
  ...group,
  name: (id: string, graph: Graph) => (firstViewChunk(id, graph) === undefined ? name : null),
  debugName: name,
  priority: 100 - index,
}));

const language = languageOfBuild();

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    ...(language ? [spokenLanguage(language)] : []),
    lightContract(),
    react(),
    tailwindcss(),
    preloadFonts(["fraunces-latin", "inter-latin"]),
    precompress(),
  ],
  build: {
    // Another language is built beside and put into the same folder: scripts/add-languages.mjs.
    outDir: language ? `node_modules/.cache/pages-${language}` : "dist",
    emptyOutDir: true,
    assetsDir: language ? `assets/${language}` : "assets",
    copyPublicDir: language === null,
    // Street maps, which nobody loads who does not open one, are the one that is large.
    chunkSizeWarningLimit: 1_200,
    // For the list of what the worker keeps, which takes it away again.
    manifest: true,
    // Inlined assets become data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Each page's head names its files (scripts/page-files.mjs): here the list of them all would be 2 KB in every first
    // view.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [framework, shell, firstViews, ...chunkGroups],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": "http://127.0.0.1:3000",
      "/rss.xml": "http://127.0.0.1:3000",
      "/atom.xml": "http://127.0.0.1:3000",
    },
  },
});
