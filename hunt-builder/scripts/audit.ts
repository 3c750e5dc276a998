/**
 * Builds a whole stock for each seed and counts what is wrong: requests that could not be met,
 * errors and warnings of validation, slips of language, sentences used twice in a state, puzzles that
 * the independent solver does not solve to the address alone.
 * node hunt-builder/scripts/audit.ts [seed ...]
 */
import { definitionLines } from "../src/generated/definitions.ts";
import { everydayText } from "../src/generated/everyday-words.ts";
import { addressLexicon, buildStock, planStock, sentencesOf } from "../src/index.ts";
import { type SolverShelf, solve } from "../src/puzzles/solver.ts";
import { textsOf } from "../src/sentences-of.ts";
import { slipsOf } from "../src/testing/faults-of-language.ts";
import { sampleBuilder } from "./library.ts";

const seeds = process.argv.slice(2);
const builder = sampleBuilder();
const lexicon = addressLexicon();
const senses = new Map<string, string[]>();
for (const line of definitionLines.split("\n")) {
  const [word = "", gloss = "", rivals = ""] = line.split("|");
  senses.set(gloss, [...(senses.get(gloss) ?? []), word, ...rivals.split(" ").filter(Boolean)]);
}
const capitals = new Map(
  builder.library.gazetteer.states.map(({ name, capital }) => [name, capital]),
);
const shelf: SolverShelf = {
  words: [...lexicon.words, ...everydayText.split(" ")],
  meaning: (gloss) => senses.get(gloss) ?? senses.get(gloss.replace(/\.$/, "")) ?? [],
  capitalOf: (state) => capitals.get(state) ?? "",
};

const counts = new Map<string, number>();
const examples = new Map<string, string>();
const count = (what: string, example: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
  if (!examples.has(what)) examples.set(what, example);
};

for (const seed of seeds.length > 0 ? seeds : ["audit"]) {
  let hunts = 0;
  let solved = 0;
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
      square.words.split(".").forEach((word, i) => {
        const line = square.clues.find((clue) => clue.category === `Word ${i + 1}`)?.text;
        if (variant !== "DIGITAL") return;
        const answers = line === undefined ? [] : solve(line, shelf);
        if (answers.length === 1 && answers[0] === word) solved++;
        else count("puzzle not solved", `${where}: ${word} but [${answers}]: ${line}`);
      });
    }
  }
  console.log(`${seed}: ${hunts} hunts, ${solved} puzzles solved`);
}
for (const [what, n] of [...counts].sort((a, b) => b[1] - a[1]))
  console.log(`${String(n).padStart(6)}  ${what}\n        ${examples.get(what)}`);
