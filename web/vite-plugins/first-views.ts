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
const hunt = source("pages/play/hunt-detail/hunt-page.tsx");

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
  const inHunt = closureOf(hunt, graph).has(id);
  if (inHunt) return inCards ? "hunts" : "play";
  return inCards ? "cards" : undefined;
}

/**
 * Of the first pages, what most other pages need as well: in the files above they would bring cards to a form and
 * play to a receipt.
 */
const neededElsewhere = [
  { name: "cards", test: /\/web\/src\/ui\/contours\.tsx$/ },
  {
    name: "shell",
    test: /\/web\/src\/(?:(?:keep|new)-key|slices\/(?:subscriptions\/standing|site\/address-service|content\/(?:prose|use-anchor))|ui\/(?:card|distance|notice|skeleton|dates|money|badge|badge-tones|code-words|use-one-at-a-time|fact|field|field-context|text-input|select|control-look|checkbox|segmented-control|empty-state))(?:\.es)?\.tsx?$/,
  },
  {
    name: "plans",
    test: /\/web\/src\/slices\/(billing\/(queries|plan-facts|pack-facts|checkout-sentence|use-)|eligibility\/(residence|who-gate))/,
  },
  {
    name: "parts",
    test: /\/web\/src\/(ui\/fold|slices\/(squares\/(copy-button|three-words)|hunts\/(unread-page|detail-trouble)|check-ins\/(thumb-bar|fix-collector)|field-aids\/position-source))\.tsx?$/,
  },
];

/** What is imported through a list of everything: the imports do not tell who needs it, so this does. */
const isList = /\/(contract|geo)\/src\/|node_modules\//;
const fromLists = [
  { name: "cards", test: /\/geo\/src\/(contour-lines|seeded-noise)\.ts$/ },
  {
    name: "shell",
    test: /\/contract\/src\/(accounts|languages|free-hunt|subscriptions|hunts|credits|site|leaderboard|constants)\.ts$|lucide-react\/dist\/esm\/(?!icons)|\/icons\/(chevron-down|sun|sun-moon|triangle-exclamation-point|coins|info|user-round|log-out|menu|moon|contrast|x|check|languages|search|map-pinned|locate-fixed|arrow-right)\.|\/geo\/src\/(units|distance|point)\.ts$/,
  },
  {
    name: "play",
    test: /\/contract\/src\/(check-ins|hints|solutions|logbook)\.ts$|\/icons\/lightbulb\./,
  },
  { name: "parts", test: /\/icons\/(copy|lock|arrow-left)\.|\/geo\/src\/check-in-geometry/ },
  {
    name: "plans",
    test: /\/contract\/src\/(plans|billing|plan-changes|eligibility)\.ts$|\/icons\/banknote\./,
  },
  {
    name: "cards",
    test: /\/icons\/(sliders-horizontal|handshake|grid-2x2-check)\./,
  },
  {
    name: "hunts",
    test: /\/geo\/src\/states\.ts$|\/icons\/(calendar-days|ship|footprints|ticket|plane|route|mountain-snow|clock)\./,
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
