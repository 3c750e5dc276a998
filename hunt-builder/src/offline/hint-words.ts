import { saysTown } from "../says-town.ts";
import { fill, sentence } from "../wording/sentences.ts";
import { isFresh, isNewShape, isUnsaid, take, type Workbench } from "./workbench.ts";

const levels = ["EASY", "MEDIUM", "HARD"] as const;

/** Frames in seeded order, those first that the hunts of other difficulties leave to this one: a state's three sound unlike. */
export function ownFirst({ task }: Workbench, frames: readonly string[]): string[] {
  const share = levels.indexOf(task.difficulty);
  const own = frames.filter((_, i) => i % levels.length === share);
  const others = frames.filter((_, i) => i % levels.length !== share);
  return [...task.random.shuffle(own), ...task.random.shuffle(others)];
}

/** Words a hint in a frame that is new to the hunt and reads new in the stock. */
export function word(
  bench: Workbench,
  frames: readonly string[],
  slots: Record<string, string>,
  mayLeak = false,
): string {
  for (const frame of ownFirst(bench, frames)) {
    if (!isNewShape(bench, frame)) continue;
    const text = sentence(fill(frame, slots));
    if (mayLeak ? isUnsaid(bench, text) : isFresh(bench, text)) return take(bench, text, frame);
  }
  for (const fresh of [true, false])
    for (const frame of bench.task.random.shuffle(frames)) {
      const text = sentence(fill(frame, slots));
      if (!mayLeak && bench.guard.findLeak(text) !== null) continue;
      if (fresh && !isUnsaid(bench, text)) continue;
      return take(bench, text, `${frame} again, ${bench.task.sequenceNum}`);
    }
  throw new Error(`${bench.task.place.id}: no frame left for a hint`);
}

/** A sentence in the first of these frames that the hunt has not read; "" where each leaks or stands in the stock. */
export function sentenceIn(
  bench: Workbench,
  frames: readonly string[],
  slots: Record<string, string>,
  mayBe: (text: string) => boolean = () => true,
): string {
  const inOrder = ownFirst(bench, frames);
  const all = [
    ...inOrder.filter((frame) => isNewShape(bench, frame)),
    ...inOrder.filter((frame) => !isNewShape(bench, frame)),
  ];
  for (const frame of all) {
    const text = sentence(fill(frame, slots));
    if (!mayBe(text) || !isFresh(bench, text) || saysTown(text, bench.task.place)) continue;
    if (isNewShape(bench, frame)) bench.shapes.push(frame);
    return text;
  }
  return "";
}
