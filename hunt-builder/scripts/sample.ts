/**
 * Prints a hunt for people to read.
 * node hunt-builder/scripts/sample.ts TEXAS PHYSICAL EASY [seed] [squares]
 */
import type { Difficulty, HuntVariant } from "../src/index.ts";
import { sampleBuilder } from "./library.ts";

const [
  state = "CALIFORNIA",
  variant = "PHYSICAL",
  difficulty = "MEDIUM",
  seed = "sample",
  squares = "10",
] = process.argv.slice(2);
const builder = sampleBuilder();
const hunt = await builder.build({
  state: state.toUpperCase(),
  variant: variant.toUpperCase() as HuntVariant,
  difficulty: difficulty.toUpperCase() as Difficulty,
  seed,
  totalSquares: Number(squares),
  aiResistant: difficulty.toUpperCase() !== "EASY",
});

console.log(
  `${hunt.name}\n${hunt.description}\n${hunt.theme}; ${hunt.estimatedDuration} minutes; ${hunt.routeMiles} miles`,
);
for (const square of hunt.squares) {
  console.log(`\n${square.sequenceNum}. ${square.landmarks[0]} (${square.words})`);
  console.log(
    `   ${square.attacks.map((attack) => `${attack.stage}: rank ${attack.rank} of ${attack.of}, ${attack.score}`).join("; ")}`,
  );
  console.log(`\n${square.clue.mainClue}\n`);
  for (const clue of square.clues)
    console.log(
      ` - ${clue.text} [${clue.difficulty}, ${clue.category}${square.decoyClues.includes(clue.text) ? ", decoy" : ""}]`,
    );
  console.log(`\n Hint 1: ${square.hint1}\n Hint 2: ${square.hint2}\n Hint 3: ${square.hint3}`);
}
const { errors, warnings } = builder.validate(hunt);
for (const finding of errors) console.log(`error, ${finding.where}: ${finding.text}`);
for (const finding of warnings) console.log(`warning, ${finding.where}: ${finding.text}`);
