import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { openAs } from "../e2e/world/browser-test.ts";
import { countFirstView } from "../e2e/world/first-view.ts";
import { findHuntId, makePlayer, type Person } from "../e2e/world/people.ts";
import { startServer } from "../e2e/world/running-server.ts";
import { Service } from "../e2e/world/service.ts";
import { findBrowser } from "../scripts/browser.mjs";
import { freePort, median, type Row, type Settings } from "./measure.ts";

/** What bench/lighthouse/score.mjs writes: points of 100. */
interface Scored {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  blockedMs: number;
  /** What takes points from all but performance. */
  faults: string[];
  /** What Lighthouse makes of the machine at that moment, by a fixed calculation: an idle desk has 1,500 or more. */
  machine: number;
}

interface Measured {
  name: string;
  url: string;
  /** Who looks; nobody is signed in where it is left out. */
  as?: Person;
  /** Its scripts are counted up to what this selector finds. */
  content?: string;
  /** Search engines read it: what they think of it counts. */
  isPublic: boolean;
}

const mostScriptKb = 110;
const mostScriptFiles = 10;
const leastPerformance = 85;
const leastOther = 100;
const home = "bench/lighthouse";

const barePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><meta name="description" content="Nothing but text.">
<main><h1>A bare page</h1><p>${"It has a sentence, and no script. ".repeat(60)}</p></main></html>`;

/**
 * The first views of a whole world as `npm start` makes it: scores of Lighthouse for phones, beside a page that is
 * nothing but text, and the script that a view needs.
 */
export async function measureFirstViews({ turns }: Settings): Promise<Row[]> {
  installLighthouse();
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-views-"));
  const bare = createServer(({ url }, response) => {
    const type = { "content-type": "text/html; charset=utf-8" };
    if (url === "/") response.writeHead(200, type).end(barePage);
    else response.writeHead(404).end();
  });
  const barePort = await freePort();
  await new Promise<void>((resolve) => bare.listen(barePort, "127.0.0.1", resolve));
  process.stderr.write("Making a world to look at …\n");
  const only = process.env.PLACES_STATES;
  const server = await startServer(join(folder, "world"), only ? { PLACES_STATES: only } : {});
  try {
    const service = new Service(server.origin);
    const huntId = await findHuntId(service, "VERMONT", "PHYSICAL");
    const player = await makePlayer(service, huntId);
    const hunt = `${server.origin}/hunt/${huntId}`;
    const squares = "ol[aria-label=Squares]";
    const pages: Measured[] = [
      { name: "landing", url: `${server.origin}/`, content: "#root article", isPublic: true },
      { name: "hunts", url: `${server.origin}/hunts`, content: "#root article", isPublic: true },
      { name: "hunt, visitor", url: hunt, isPublic: true },
      { name: "hunt, player", url: hunt, as: player, content: squares, isPublic: false },
    ];
    const yardstick: Measured = {
      name: "bare page",
      url: `http://127.0.0.1:${barePort}/`,
      isPublic: true,
    };
    const scores = await score([yardstick, ...pages], Math.ceil(turns / 3));
    const [bareScore] = scores.get(yardstick.name) ?? [];
    const rows = pages.flatMap((page) =>
      lighthouseRows(page, scores.get(page.name) ?? [], bareScore),
    );
    return [...rows, ...(await scriptRows(pages))];
  } finally {
    await server.stop();
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse is fetched when it is first asked for: nothing else needs it, and it is a quarter of all packages. */
function installLighthouse(): void {
  if (existsSync(join(home, "node_modules/lighthouse"))) return;
  process.stderr.write("Installing Lighthouse …\n");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: home,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed. Is there a network?");
}

/** Reports of each page, turn by turn, so that all of them meet the same noise. */
async function score(
  pages: readonly Measured[],
  turns: number,
): Promise<ReadonlyMap<string, Scored[]>> {
  const scores = new Map<string, Scored[]>(pages.map(({ name }) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const page of pages) scores.get(page.name)?.push(await report(page));
  }
  for (const each of scores.values()) each.sort((a, b) => a.performance - b.performance);
  // The turn with the middle score stands for all; it comes first.
  for (const [name, each] of scores) {
    const middle = each[Math.floor(each.length / 2)];
    if (middle) scores.set(name, [middle, ...each]);
  }
  return scores;
}

async function report(page: Measured): Promise<Scored> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "ten-paces-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    if (page.as) {
      // Stored by a page that runs no script of ours, so that nothing else is warm; Lighthouse empties caches itself.
      const tab = await context.newPage();
      await tab.goto(new URL("/robots.txt", page.url).href);
      await tab.evaluate(`localStorage.setItem("token", ${JSON.stringify(page.as.token)})`);
      await tab.close();
    }
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(home, "score.mjs"),
      String(port),
      page.url,
    ]);
    return JSON.parse(stdout) as Scored;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function lighthouseRows(
  { name, isPublic }: Measured,
  [middle, ...all]: readonly Scored[],
  bare: Scored | undefined,
): Row[] {
  if (!middle) return [];
  const { accessibility, bestPractices, seo, largestPaintMs, blockedMs, faults } = middle;
  const others = [accessibility, bestPractices, ...(isPublic ? [seo] : [])];
  const each = all.map(({ performance }) => performance).join(", ");
  const machine = median(all.map((one) => one.machine));
  const seconds = (largestPaintMs / 1000).toFixed(1);
  return [
    {
      name: `Lighthouse, ${name}: performance`,
      ours: String(middle.performance),
      yardstick: `bare page: ${bare?.performance ?? "?"}`,
      value: middle.performance,
      floor: leastPerformance,
      aim: "95",
      note: `turns ${each}; largest paint ${seconds} s, blocked ${Math.round(blockedMs)} ms, machine ${machine}`,
    },
    {
      name: `Lighthouse, ${name}: the least of accessibility, best practices${isPublic ? ", SEO" : ""}`,
      ours: others.join(", "),
      yardstick: bare
        ? `bare page: ${[bare.accessibility, bare.bestPractices, bare.seo].join(", ")}`
        : "?",
      value: Math.min(...others),
      floor: leastOther,
      aim: "100",
      ...(faults.length > 0 && { note: faults.join(", ") }),
    },
  ];
}

/** Script on the wire before a view can be used: the median of three visits, since what arrives in time varies. */
async function scriptRows(pages: readonly Measured[]): Promise<Row[]> {
  const browser = await chromium.launch({ ...launchOptions(), args: flags });
  try {
    const rows: Row[] = [];
    for (const { name, url, as = null, content } of pages) {
      if (content === undefined) continue;
      const views = [];
      for (let visit = 0; visit < 3; visit += 1) {
        const page = await browser.newPage({ serviceWorkers: "block" });
        views.push(await countFirstView(page, () => openAs(page, as, url), content));
        await page.close();
      }
      const kb = median(views.map(({ bytes }) => bytes / 1000));
      const files = median(views.map((view) => view.files));
      rows.push({
        name: `script before the first view of ${name}`,
        ours: `${kb.toFixed(0)} KB in ${files} files`,
        yardstick: `at most ${mostScriptFiles} files`,
        // More files than allowed miss the floor whatever they weigh.
        value: files > mostScriptFiles ? Number.POSITIVE_INFINITY : kb,
        floor: mostScriptKb,
        aim: "110 KB in 6",
        lessIsBetter: true,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"];

function launchOptions() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium or Chrome was found: set CHROME_PATH.");
  return { executablePath, headless: true };
}
