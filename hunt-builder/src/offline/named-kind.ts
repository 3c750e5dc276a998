import { capitalized } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { saysKind } from "../words/says-kind.ts";
import type { Workbench } from "./workbench.ts";

/** Told to whoever is to find a place by one thought; a noun that says nothing ("landmark") helps nobody. */
const saysNothing = /\blandmark$|^site\b/;

/**
 * An easy clue has what sort of place it is over it like a title ("City hall: …"), where that gives nothing else away: behind
 * it, it would have the last word. Whatever the difficulty, what a clue says of it is booked, so that no hint sells it.
 */
export function withKind(bench: Workbench, clue: string): string {
  const { place, difficulty } = bench.task;
  if (saysKind(place, clue)) bench.said.add("kind");
  const noun = nounOf(place);
  if (difficulty !== "EASY" || bench.said.has("kind") || saysNothing.test(noun)) return clue;
  if (bench.guard.findLeak(noun) !== null) return clue;
  bench.said.add("kind");
  return `${capitalized(noun)}: ${clue}`;
}
