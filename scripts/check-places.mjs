// Checks the landmark library: `node scripts/check-places.mjs [file-stem …]`, with `--coverage` tells
// where places to stand are wanted, with `--doubts` what a reader should look at again. Plain JavaScript, so that a writer of places can run it on any Node
// without a build. PLACES_FOLDER checks files that lie elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkLibrary } from "../hunt-builder/rows/check-library.mjs";
import { coverageReport } from "../hunt-builder/rows/coverage.mjs";
import { doubtsOf } from "../hunt-builder/rows/doubts.mjs";
import { isDecided } from "../hunt-builder/rows/undecided.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.env.PLACES_FOLDER ?? join(here, "../data/places");
const [first, ...rest] = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({
    stem: name.replace(".json", ""),
    text: readFileSync(join(folder, name), "utf8"),
  }));
const parsed = () => files.map(({ stem, text }) => ({ stem, rows: JSON.parse(text) }));
if (first === "--coverage") console.log(coverageReport(parsed()).join("\n"));
else if (first === "--doubts") console.log(doubtsOf(parsed()).join("\n"));
else check(first === undefined ? [] : [first, ...rest]);

function check(only) {
  const isAsked = (stem) => only.length === 0 || only.includes(stem);
  const asked = files.filter(({ stem }) => isAsked(stem));
  const problems = checkLibrary(files).filter(({ file }) => isAsked(file));
  for (const problem of problems) {
    console.log(`${problem.file} · ${problem.place}: ${problem.what}`);
  }
  const undecided = asked.reduce((sum, { text }) => sum + undecidedIn(text), 0);
  console.log(
    `${asked.length} file(s) checked, ${problems.length} problem(s), ${undecided} row(s) undecided.`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}

function undecidedIn(text) {
  try {
    return JSON.parse(text).filter((row) => !isDecided(row)).length;
  } catch {
    return 0;
  }
}
