import { fileURLToPath } from "node:url";

/** What a name of a chunk can be asked from; part of the bundler's own type. */
export interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const entry = source("main.tsx");
/** The pages that people arrive at from elsewhere, and so with nothing kept. */
const landing = source("pages/public/landing/landing-page.tsx");
const hunts = source("pages/play/hunts/hunts-page.tsx");
const hunt = ["physical", "digital", "free"].map((kind) =>
  source(`pages/play/hunt-detail/${kind}-hunt.tsx`),
);

/** Pages that draw squares and are no hunt's own. */
const otherSquares = ["play/hunt-print/print-page", "public/hunt-test/hunt-test-page"].map((page) =>
  source(`pages/${page}.tsx`),
);

/**
 * The file in which a module of the first pages stands, for what other pages use too: what every page runs, what these
 * pages share, what is the cards' and what is play's. Undefined for any other module. Counted from the imports, so that
 * a part that moves to where it is not needed leaves by itself.
 */
export function firstViewChunk(id: string, graph: Graph): string | null | undefined {
  if (id === entry) return "shell";
  const listed = isList.test(id) && fromLists.find(({ test }) => test.test(id));
  if (listed !== false) return listed?.name;
  const elsewhere = neededElsewhere.find(({ test }) => test.test(id));
  if (elsewhere) return elsewhere.name;
  if (closureOf(entry, graph).has(id)) return "shell";
  const inCards = [landing, hunts].some((page) => closureOf(page, graph).has(id));
  const ofKinds = hunt.filter((kind) => closureOf(kind, graph).has(id)).length;
  if (inCards && ofKinds > 0) return "hunts";
  // What one kind alone needs stays with it.
  if (ofKinds < 2) return inCards ? "cards" : undefined;
  return otherSquares.some((page) => closureOf(page, graph).has(id)) ? "parts" : "screen";
}

/**
 * Of the first pages, what most other pages need as well: in the files above they would bring cards to a form and
 * play to a receipt.
 */
const neededElsewhere = [
  {
    name: "cards",
    test: /\/web\/src\/(ui\/(contours|share)|slices\/(hunts\/(calendar-link|share-hunt)|reports\/last-stood))\.tsx?$/,
  },
  {
    name: "shell",
    test: /\/web\/src\/(?:(?:keep|new)-key|slices\/(?:accounts\/account-trouble|subscriptions\/standing|site\/address-service|content\/(?:prose|use-anchor))|ui\/(?:card|distance|notice|skeleton|dates|money|badge|badge-tones|code-words|use-one-at-a-time|fact|field|field-context|text-input|select|control-look|segmented-control|empty-state))(?:\.es)?\.tsx?$/,
  },
  {
    name: "plans",
    test: /\/web\/src\/slices\/(billing\/(queries|plan-facts|plan-name|pack-facts|checkout-sentence|use-)|eligibility\/who-gate)/,
  },
  {
    name: "states",
    test: /\/web\/src\/slices\/(hunts\/outline-code|eligibility\/residence-options)\.ts$/,
  },
  {
    name: "fixes",
    test: /\/web\/src\/slices\/(check-ins\/(fix-collector|watch-network)|field-aids\/position-source|trips\/where-to-stand)\.tsx?$/,
  },
  {
    name: "parts",
    test: /\/web\/src\/(ui\/(fold|later)|slices\/(squares\/(copy-button|three-words)|check-ins\/thumb-bar|hunts\/(unread-page|detail-trouble))|pages\/play\/hunt-detail\/(hunt-(badges|skeleton)|missing-hunt|free-hunt-id|standing))\.tsx?$/,
  },
];

/** What is imported through a list of everything: the imports do not tell who needs it, so this does. */
const isList = /\/(contract|geo)\/src\/|node_modules\//;
const fromLists = [
  { name: "cards", test: /\/geo\/src\/(contour-lines|seeded-noise)\.ts$/ },
  { name: "states", test: /\/geo\/src\/states\.ts$/ },
  {
    name: "shell",
    test: /\/contract\/src\/(accounts|languages|free-hunt|subscriptions|hunts|credits|site|leaderboard|constants)\.ts$|lucide-react\/dist\/esm\/(?!icons)|\/icons\/(chevron-down|sun|sun-moon|triangle-exclamation-point|coins|info|user-round|log-out|menu|moon|contrast|x|check|languages|search|map-pinned|locate-fixed|arrow-right)\.|\/geo\/src\/(units|distance|point)\.ts$/,
  },
  {
    name: "screen",
    test: /\/contract\/src\/(check-ins|solutions|logbook)\.ts$/,
  },
  { name: "parts", test: /\/icons\/(copy|lock|arrow-left)\.|\/contract\/src\/wait-in-words\.ts$/ },
  { name: "fixes", test: /\/geo\/src\/check-in-geometry/ },
  {
    name: "plans",
    test: /\/contract\/src\/(billing|plan-changes|eligibility)\.ts$|\/icons\/banknote\./,
  },
  {
    name: "cards",
    test: /\/icons\/(share-2|sliders-horizontal|handshake|grid-2x2-check|calendar-days|ship|ticket|plane|route|mountain-snow|clock)\./,
  },
  {
    name: "hunts",
    test: /\/contract\/src\/plans\.ts$|\/icons\/footprints\./,
  },
];

const closures = new WeakMap<Graph["getModuleInfo"], Map<string, Set<string>>>();

/** A module with everything that it imports at once. */
function closureOf(root: string, graph: Graph): Set<string> {
  const known = closures.get(graph.getModuleInfo) ?? new Map<string, Set<string>>();
  closures.set(graph.getModuleInfo, known);
  const before = known.get(root);
  if (before) return before;
  const seen = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    if (isList.test(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  known.set(root, seen);
  return seen;
}
