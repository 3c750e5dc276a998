// `npm test`: the same checks everywhere. Lint and types, rules, the server on both databases, the browser.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPostgres } from "./postgres.mjs";
import { readReport } from "./test-report.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = mkdtempSync(join(tmpdir(), "ten-paces-tests-"));
const totals = { passed: 0, failed: 0 };
const flaky = [];
let broken = false;

async function step(title, command, args, { report, env = {} } = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const began = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", () => resolve(1));
    child.once("exit", (exitCode) => resolve(exitCode ?? 1));
  });
  if (report) count(report);
  if (code !== 0) broken = true;
  process.stdout.write(
    `${title}: ${code === 0 ? "good" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(0)} s\n`,
  );
}

/** Adds what a JSON report of Vitest or Playwright counted; a suite without a report counts as broken. */
function count(report) {
  if (!existsSync(report)) {
    broken = true;
    return;
  }
  const found = readReport(JSON.parse(readFileSync(report, "utf8")));
  totals.passed += found.passed;
  totals.failed += found.failed;
  flaky.push(...found.flaky);
}

function vitest(title, projects, env, without = []) {
  const report = join(reports, `${title.replaceAll(/\W+/g, "-")}.json`);
  const args = ["run", ...projects.flatMap((name) => ["--project", name])];
  args.push(...without.flatMap((files) => ["--exclude", files]));
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  return step(title, "vitest", args, { report, env });
}

await step("Lint and format", "biome", ["check", "."]);
await step("Types", "tsc", ["-p", "."]);
await step("Types of the pages", "tsc", ["-p", "web"]);
await vitest("Rules", ["rules", "web"]);
await vitest("Server on the embedded database", ["server"], { TEST_DATABASE: "pglite" });

process.stdout.write("\nStarting a throw-away PostgreSQL …\n");
const postgres = await startPostgres();
try {
  const env = { TEST_DATABASE: "postgres", TEST_POSTGRES_URL: postgres.url };
  // What keeps the embedded engine's folder whole has been tested once and knows no other.
  await vitest("Server on PostgreSQL", ["server"], env, ["server/src/lib/db/embedded/**"]);
} finally {
  await postgres.stop();
}

const browserReport = join(reports, "browser.json");
await step("Browser", "playwright", ["test", "--config", "e2e/playwright.config.ts"], {
  report: browserReport,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
});

rmSync(reports, { recursive: true, force: true });
if (totals.passed === 0) broken = true;
for (const journey of flaky) process.stdout.write(`Passed at a second try only: ${journey}\n`);
// A flaky journey did pass, so it counts, and it is said, so that it cannot grow unseen.
const second = flaky.length > 0 ? `, ${flaky.length} of them at a second try` : "";
process.stdout.write(
  `\n${totals.passed + flaky.length} passed${second}, ${totals.failed} failed\n`,
);
process.exit(broken || totals.failed > 0 ? 1 : 0);
