/**
 * Builds a whole stock and prints how the retrieval attack fares on it, with our own veiled lines
 * outside the attacker's library and, for comparison, inside it.
 * node hunt-builder/scripts/searchability.ts [seed]
 */
import { buildStock, createSearchability, planStock } from "../src/index.ts";
import { sampleBuilder } from "./library.ts";

const builder = sampleBuilder();
const strict = createSearchability(builder.library, true);
const groups = new Map<string, { open: number[]; veiled: number[]; list: number[] }>();
const started = process.cpuUsage();
/** Microseconds spent on the comparison with veiled lines, which building a stock does not do. */
let compared = 0;
let hunts = 0;
let errors = 0;
for await (const made of buildStock(
  builder,
  planStock(builder.library, process.argv[2] ?? "report"),
)) {
  if ("error" in made) {
    console.log(
      `${made.request.state} ${made.request.variant} ${made.request.difficulty}: ${made.error.message}`,
    );
    continue;
  }
  hunts++;
  errors += builder.validate(made.hunt).errors.length;
  const key = `${made.request.variant} ${made.request.difficulty}${made.request.aiResistant ? ", resistant" : ""}`;
  const group = groups.get(key) ?? { open: [], veiled: [], list: [] };
  groups.set(key, group);
  for (const square of made.hunt.squares) {
    const place = builder.library.findPlace(square.placeId);
    if (place === null) continue;
    group.open.push(square.searchabilityScore);
    group.list.push(square.attacks[1]?.score ?? 0);
    const before = process.cpuUsage();
    group.veiled.push(strict.attack(square.clue.mainClue, place).score);
    const own = process.cpuUsage(before);
    compared += own.user + own.system;
  }
}
const { user, system } = process.cpuUsage(started);
console.log(
  `${hunts} hunts, ${errors} errors, ${((user + system - compared) / 1e6).toFixed(1)} s of processor time`,
);

const at = (values: number[], share: number): string =>
  (
    [...values].sort((a, b) => a - b)[
      Math.min(values.length - 1, Math.floor(values.length * share))
    ] ?? 0
  ).toFixed(3);
const below = (values: number[]): string =>
  `${((100 * values.filter((value) => value < 0.3).length) / values.length).toFixed(1)} %`;
for (const [key, { open, veiled, list }] of groups) {
  console.log(`\n${key} (${open.length} squares)`);
  for (const [what, values] of [
    ["clue", open],
    ["clue, veiled lines indexed", veiled],
    ["with the list", list],
  ] as const)
    console.log(
      `  ${what.padEnd(28)} median ${at(values, 0.5)}  p90 ${at(values, 0.9)}  p95 ${at(values, 0.95)}  below 0.3 ${below(values)}`,
    );
}
