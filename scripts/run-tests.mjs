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

/** @param quiet keeps what it prints until it has ended, for steps that run beside others */
async function step(title, command, args, { report, env = {}, quiet = false } = {}) {
  if (!quiet) process.stdout.write(`\n── ${title}\n`);
  const began = Date.now();
  let printed = "";
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
    });
    const keep = (text) => {
      printed += text;
    };
    child.stdout?.setEncoding("utf8").on("data", keep);
    child.stderr?.setEncoding("utf8").on("data", keep);
    child.once("error", () => resolve(1));
    // Not "exit": what it printed last may still be on its way.
    child.once("close", (exitCode) => resolve(exitCode ?? 1));
  });
  if (report) count(report);
  if (code !== 0) broken = true;
  if (quiet) process.stdout.write(`\n── ${title}\n${printed}`);
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

// The compilers use a core each, and less than that while they read.
await Promise.all([
  step("Lint and format", "biome", ["check", "."], { quiet: true }),
  step("Types", "tsc", ["-p", "."], { quiet: true }),
  step("Types of the pages", "tsc", ["-p", "web"], { quiet: true }),
]);
await vitest("Rules", ["rules", "web", "web-rules"]);
// What starts a PostgreSQL of its own is the same whichever engine is under test: it runs once, beside the other.
// So does what is about the calls' texts and not about the engine; most of it never gets to a statement.
const postgresAlone = [
  ...["connections", "database-away", "migrate", "standby"].map(
    (name) => `server/src/lib/db/${name}.test.ts`,
  ),
  "server/test/bad-input.test.ts",
];
await vitest(
  "Server on the embedded database",
  ["server"],
  { TEST_DATABASE: "pglite" },
  postgresAlone,
);

process.stdout.write("\nStarting a throw-away PostgreSQL …\n");
// A database for each test file, gone in a minute: nothing of it has to be on the disk. A cluster that loses its
// machine is another test's matter (server/src/lib/db).
const postgres = await startPostgres({
  settings: {
    fsync: "off",
    full_page_writes: "off",
    autovacuum: "off",
    max_wal_size: "4GB",
    checkpoint_timeout: "1h",
  },
});
try {
  const env = { TEST_DATABASE: "postgres", TEST_POSTGRES_URL: postgres.url };
  // What keeps the embedded engine's folder whole, and what opens such a folder itself, has been tested and knows no
  // other. A process that dies between statements dies in our own code; a killed one is tested on PostgreSQL below.
  const embeddedAlone = [
    "server/test/killed-between-statements.test.ts",
    "server/src/lib/db/embedded/**",
    "server/src/ending.test.ts",
    "server/src/rotate-claims-key.test.ts",
  ];
  await vitest("Server on PostgreSQL", ["server"], env, embeddedAlone);
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
