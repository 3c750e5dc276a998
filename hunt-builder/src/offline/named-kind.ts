import { kindFrames } from "../frames/kind-frames.ts";
import { fill, sentence, withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { saysKind } from "../words/says-kind.ts";
import { isUnsaid, type Workbench } from "./workbench.ts";

/** Told to whoever is to find a place by one thought; a noun that says nothing ("landmark") helps nobody. */
const saysNothing = /\blandmark$|^site\b/;

/**
 * An easy clue says in the end what sort of place it is, where that gives nothing else away. Whatever the difficulty, what
 * a clue says of it is booked, so that no hint sells it.
 */
export function withKind(bench: Workbench, clue: string): string {
  const { place, difficulty, random } = bench.task;
  if (saysKind(place, clue)) bench.said.add("kind");
  const noun = nounOf(place);
  if (difficulty !== "EASY" || bench.said.has("kind") || saysNothing.test(noun)) return clue;
  if (bench.guard.findLeak(noun) !== null) return clue;
  for (const frame of random.fork("kind").shuffle(kindFrames)) {
    const text = sentence(fill(frame, { kind: withArticle(noun), kind0: noun }));
    if (!isUnsaid(bench, text) || bench.guard.findLeak(text) !== null) continue;
    const shape = `kind | ${frame}`;
    if (bench.task.usedShapes.has(shape)) continue;
    bench.said.add("kind");
    bench.shapes.push(shape);
    return `${clue} ${text}`;
  }
  return clue;
}
