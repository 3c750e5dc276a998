/**
 * Builds a whole stock for each seed and counts what is wrong: requests that could not be met,
 * errors and warnings of validation (which solves every puzzle), slips of language, sentences used twice in a state.
 * node hunt-builder/scripts/audit.ts [seed ...]
 */
import { buildStock, planStock, sentencesOf } from "../src/index.ts";
import { textsOf } from "../src/sentences-of.ts";
import { slipsOf } from "../src/testing/faults-of-language.ts";
import { sampleBuilder } from "./library.ts";

const seeds = process.argv.slice(2);
const builder = sampleBuilder();
const counts = new Map<string, number>();
const examples = new Map<string, string>();
const count = (what: string, example: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
  if (!examples.has(what)) examples.set(what, example);
};

for (const seed of seeds.length > 0 ? seeds : ["audit"]) {
  let hunts = 0;
  const said = new Map<string, Set<string>>();
  for await (const made of buildStock(builder, planStock(builder.library, seed))) {
    const { state, variant, difficulty } = made.request;
    const where = `${seed}, ${state} ${variant} ${difficulty}`;
    if ("error" in made) {
      count(`not built: ${made.error.message}`, where);
      continue;
    }
    hunts++;
    const { hunt } = made;
    const { errors, warnings } = builder.validate(hunt);
    for (const each of errors) count(`error ${each.code}`, `${where}, ${each.where}: ${each.text}`);
    for (const each of warnings)
      count(`warning ${each.code}`, `${where}, ${each.where}: ${each.text}`);
    const before = said.get(state) ?? new Set();
    said.set(state, before);
    for (const sentence of sentencesOf(hunt)) {
      if (before.has(sentence)) count("sentence twice in a state", `${where}: ${sentence}`);
      before.add(sentence);
    }
    for (const square of hunt.squares) {
      for (const text of textsOf(square))
        for (const slip of slipsOf(text)) count(`slip: ${slip}`, `${where}: ${text}`);
    }
  }
  console.log(`${seed}: ${hunts} hunts`);
}
for (const [what, n] of [...counts].sort((a, b) => b[1] - a[1]))
  console.log(`${String(n).padStart(6)}  ${what}\n        ${examples.get(what)}`);
