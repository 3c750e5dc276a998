// Checks the landmark library: `node scripts/check-places.mjs [file-stem …]`.
// Plain JavaScript so that a writer of places can run it on any Node without a build.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkLibrary } from "./places/check-library.mjs";
import { isDecided } from "./places/undecided.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../data/places");
const only = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({
    stem: name.replace(".json", ""),
    text: readFileSync(join(folder, name), "utf8"),
  }));
const asked = files.filter(({ stem }) => only.length === 0 || only.includes(stem));
const problems = checkLibrary(files).filter(
  (problem) => only.length === 0 || only.includes(problem.file),
);
for (const problem of problems) {
  console.log(`${problem.file} · ${problem.place}: ${problem.what}`);
}
const undecided = asked.reduce((sum, { text }) => sum + undecidedIn(text), 0);
console.log(
  `${asked.length} file(s) checked, ${problems.length} problem(s), ${undecided} row(s) undecided.`,
);
process.exit(problems.length > 0 ? 1 : 0);

function undecidedIn(text) {
  try {
    return JSON.parse(text).filter((row) => !isDecided(row)).length;
  } catch {
    return 0;
  }
}
