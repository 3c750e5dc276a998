// Compares the landmark library with a public register: `npm run places:compare -- FILE`, a table (CSV, TSV,
// the pipes of GNIS) or GeoJSON with names and positions. `--lines NAME` prints lines for
// data/registers/compared.tsv instead, `--kinds lighthouse,ship` compares rows of these kinds alone. PLACES_FOLDER compares files that lie elsewhere. docs: data/registers/README.md
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compared, comparedLine } from "../hunt-builder/rows/compare.mjs";
import { registerPoints } from "../hunt-builder/rows/register-points.mjs";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kinds: { type: "string" },
    lines: { type: "string" },
    within: { type: "string", default: "5000" },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error(
    "Which register? npm run places:compare -- FILE [--kinds A,B] [--within METRES] [--lines NAME]",
  );
  process.exit(2);
}
const here = dirname(fileURLToPath(import.meta.url));
const folder = process.env.PLACES_FOLDER ?? join(here, "../data/places");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({
    stem: name.replace(".json", ""),
    rows: JSON.parse(readFileSync(join(folder, name), "utf8")),
  }));
const points = registerPoints(readFileSync(file, "utf8"));
const matches = compared(files, points, {
  withinM: Number(values.within),
  kinds: values.kinds?.split(","),
});

for (const match of matches) {
  const { point, stem, row, pinM, standM, beyond } = match;
  if (values.lines === undefined) {
    const stand = standM === null ? "" : `, its stand ${Math.round(standM)} m`;
    console.log(
      `${beyond ? "!" : " "} ${stem} · ${row.id} (${row.sure}): ${Math.round(pinM)} m${stand} from ${point.name}`,
    );
  } else console.log(comparedLine(match, values.lines));
}
const beyond = matches.filter((match) => match.beyond).length;
console.error(
  `${points.length} points, ${matches.length} of them of a row, ${beyond} beyond what the row is sure to.`,
);
