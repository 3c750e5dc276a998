// One report of Lighthouse, as its mobile preset does it: `node score.mjs <port of the browser> <address>`.
// Writes a Scored as JSON. In JavaScript and a process of its own, since what it imports is not always installed.
import lighthouse from "lighthouse";

const [port, url] = process.argv.slice(2);
const report = await lighthouse(url, {
  port: Number(port),
  logLevel: "error",
  onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
});
const { categories, audits, environment, runtimeError } = report.lhr;
if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
const points = (name) => Math.round((categories[name].score ?? 0) * 100);
const number = (name) => audits[name].numericValue ?? 0;
/** What takes points from the rest, so that it can be mended without a report's page. */
const faults = ["accessibility", "best-practices", "seo"].flatMap((name) =>
  categories[name].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => id),
);
process.stdout.write(
  JSON.stringify({
    performance: points("performance"),
    accessibility: points("accessibility"),
    bestPractices: points("best-practices"),
    seo: points("seo"),
    largestPaintMs: number("largest-contentful-paint"),
    blockedMs: number("total-blocking-time"),
    faults,
    machine: Math.round(environment.benchmarkIndex),
  }),
);
