/**
 * Builds a whole stock and prints how the retrieval attack fares on it: for the clue alone, for what a square shows when
 * it opens, and with its whole list; then a fixed benchmark of fifty clues, named by which way at the first guess.
 * node hunt-builder/scripts/searchability.ts [seed]
 */
import type { Attack } from "../src/index.ts";
import { buildStock, planStock } from "../src/index.ts";
import { seeded } from "../src/random.ts";
import { sampleBuilder } from "./library.ts";

const builder = sampleBuilder();
const groups = new Map<string, Attack[][]>();
const squares: { state: string; clue: string; placeId: string; attacks: readonly Attack[] }[] = [];
const started = process.cpuUsage();
let hunts = 0;
let errors = 0;
for await (const made of buildStock(
  builder,
  planStock(builder.library, process.argv[2] ?? "report"),
)) {
  const { state, variant, difficulty, aiResistant } = made.request;
  if ("error" in made) {
    console.log(`${state} ${variant} ${difficulty}: ${made.error.message}`);
    continue;
  }
  hunts++;
  errors += builder.validate(made.hunt).errors.length;
  const key = `${variant} ${difficulty}${aiResistant ? ", resistant" : ""}`;
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  for (const square of made.hunt.squares) {
    group.push(square.attacks);
    if (variant === "PHYSICAL" && difficulty !== "EASY")
      squares.push({
        state,
        clue: square.clue.mainClue,
        placeId: square.placeId,
        attacks: square.attacks,
      });
  }
}
const { user, system } = process.cpuUsage(started);
console.log(
  `${hunts} hunts, ${errors} errors, ${((user + system) / 1e6).toFixed(1)} s of processor time`,
);

const at = (values: number[], share: number): string =>
  (
    [...values].sort((a, b) => a - b)[
      Math.min(values.length - 1, Math.floor(values.length * share))
    ] ?? 0
  ).toFixed(3);
const below = (values: number[]): string =>
  `${((100 * values.filter((value) => value < 0.3).length) / values.length).toFixed(1)} %`;
const stages = ["clue", "opening", "list"] as const;
for (const [key, group] of groups) {
  console.log(`\n${key} (${group.length} squares)`);
  for (const stage of stages) {
    const values = group.flatMap(
      (attacks) => attacks.find((each) => each.stage === stage)?.score ?? [],
    );
    console.log(
      `  ${stage.padEnd(10)} median ${at(values, 0.5)}  p95 ${at(values, 0.95)}  below 0.3 ${below(values)}`,
    );
  }
}

const fifty = seeded("fifty clues").shuffle(squares).slice(0, 50);
const first = (stage: Attack["stage"]): number =>
  fifty.filter(({ attacks }) => attacks.find((each) => each.stage === stage)?.rank === 1).length;
const byMeaning = fifty.filter(
  ({ attacks }) => attacks.find((each) => each.stage === "opening")?.by === "meaning",
).length;
console.log(
  `\nFifty clues of MEDIUM and HARD hunts, named at the first guess: by the clue ${first("clue")}, by what the square shows ${first("opening")} (by meaning rather than words ${byMeaning}), with the whole list ${first("list")}.`,
);
for (const { state, clue, placeId } of fifty) console.log(`${state} | ${placeId} | ${clue}`);
