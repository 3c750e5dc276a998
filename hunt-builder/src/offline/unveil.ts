import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { termsOf } from "../search/terms.ts";
import { isToldAgain, type Workbench } from "./workbench.ts";

/** What of its row the clue tells: asked for before a hint or the list tells more of it. */
export function toldByClue({ said }: Workbench): string[] {
  return [...said].filter((key) => /^(?:fact|image):\d+$/.test(key));
}

/** The facts that the clue turned, in the order in which it tells them, that nothing tells plainly and that give nothing away. */
export function unveiledBy(bench: Workbench, keys: readonly string[]): string[] {
  const { place } = bench.task;
  const ofClue = keys.flatMap((key) => (key.startsWith("fact:") ? [key] : factsIn(place, key)));
  return [...new Set(ofClue)].flatMap((key) => {
    const fact = place.facts[Number(key.slice("fact:".length))];
    if (fact === undefined) return [];
    const isTold = bench.said.has(key) && !keys.includes(key);
    return !isTold && isPlainer(bench, fact) ? [fact] : [];
  });
}

/** The facts that a likeness was written to tell. */
function factsIn({ tells = [] }: Place, key: string): string[] {
  const keys = tells[Number(key.slice("image:".length))] ?? "";
  return keys.split(" ").filter((each) => each.startsWith("fact:"));
}

/** Of a fact's telling words its riddle may share this much: more is the same again. */
const mostShared = 0.3;

/** Whether a fact says more than its clue does, and no name. */
function isPlainer(bench: Workbench, fact: string): boolean {
  const { guard, task, texts } = bench;
  if (guard.findLeak(fact) !== null || saysTown(fact, task.place)) return false;
  const [clue = "", ...others] = texts;
  const terms = new Set(termsOf(fact));
  const shared = new Set(termsOf(clue).filter((term) => terms.has(term)));
  return shared.size <= mostShared * terms.size && !isToldAgain(bench, fact, others);
}
