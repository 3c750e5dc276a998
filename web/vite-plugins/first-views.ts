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
  // The bundler's own: the entry is a file of its own.
  if (id === entry) return null;
  const listed = isList.test(id) && fromLists.find(({ test }) => test.test(id));
  if (listed !== false) return listed?.name;
  if (closureOf(entry, graph).has(id)) return "shell";
  const inCards = [landing, hunts].some((page) => closureOf(page, graph).has(id));
  const inHunt = closureOf(hunt, graph).has(id);
  if (inHunt) return inCards ? "hunts" : "play";
  return inCards ? "cards" : undefined;
}

/** What is imported through a list of everything: the imports do not tell who needs it, so this does. */
const isList = /\/(contract|geo)\/src\/|node_modules\//;
const fromLists = [
  {
    name: "shell",
    test: /\/contract\/src\/(accounts|free-hunt|subscriptions|hunts|credits|site|leaderboard)\.ts$|\/geo\/src\/(contour-lines|seeded-noise)\.ts$|lucide-react\/dist\/esm\/(?!icons)|\/icons\/(sun|sun-moon|triangle-exclamation-point|coins|info|user-round|menu|moon|contrast|x|check)\./,
  },
  {
    name: "play",
    test: /\/contract\/src\/(check-ins|hints|solutions|logbook)\.ts$|\/geo\/src\/check-in-geometry|\/icons\/(lightbulb|copy|lock|arrow-left)\./,
  },
  {
    name: "cards",
    test: /\/contract\/src\/(plans|billing)\.ts$|\/icons\/(sliders-horizontal|locate-fixed|search|handshake|banknote|grid-2x2-check|map-pinned|arrow-right)\./,
  },
  {
    name: "hunts",
    test: /\/contract\/src\/constants\.ts$|\/geo\/src\/(states|units)\.ts$|\/icons\/(chevron-down|calendar-days|ship|footprints|ticket|plane|route|mountain-snow|clock)\./,
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
