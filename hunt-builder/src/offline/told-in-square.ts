import { lastMade } from "../last-made.ts";
import type { Material } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import type { Place } from "../place.ts";
import { truthsOf } from "../puzzles/kinds/truths.ts";
import { isKeyTold, isToldAgain, type Workbench } from "./workbench.ts";

const asked = new WeakMap<Workbench, { stamp: string; lines: Map<string, boolean> }>();

/** Whether the square has said a line of the library; every kind asks it of every line. */
export function isTold(bench: Workbench, line: string): boolean {
  const stamp = `${bench.texts.length} ${bench.said.size}`;
  const before = asked.get(bench);
  const lines = before?.stamp === stamp ? before.lines : new Map<string, boolean>();
  if (lines !== before?.lines) asked.set(bench, { stamp, lines });
  const known = lines.get(line) ?? isToldNow(bench, line);
  lines.set(line, known);
  return known;
}

/** How many of the texts that tell of a place a line has been held against, and whether one was like it. */
type Held = Map<string, { upTo: number; told: boolean }>;
const alike = new WeakMap<Workbench, Held>();
const alikeInPuzzles = new WeakMap<Workbench, Held>();

/** Whether what the square tells of its place is so much like a line that it answers for it. */
export function isToldAlike(bench: Workbench, line: string): boolean {
  return isHeldAlike(alike, bench, line, 0);
}

function isHeldAlike(
  held: WeakMap<Workbench, Held>,
  bench: Workbench,
  line: string,
  from: number,
): boolean {
  const lines: Held = held.get(bench) ?? new Map();
  held.set(bench, lines);
  const before = lines.get(line) ?? { upTo: from, told: false };
  const upTo = bench.tells.length;
  if (before.told || before.upTo >= upTo) return before.told;
  const told = isToldAgain(bench, line, bench.tells.slice(before.upTo));
  lines.set(line, { upTo, told });
  return told;
}

/** What is told first is the clue; the rest are lines of puzzles. */
const afterClue = 1;

/** Whether a puzzle of the square has told the same: what the clue alone tells may be hidden, but answers no puzzle. */
export function isToldByPuzzle(bench: Workbench, line: string): boolean {
  const { place } = bench.task;
  const tellings = tellingsOf(place);
  const same = (key: string): boolean =>
    bench.asked.has(key) || [...(tellings.get(key) ?? [])].some((each) => bench.asked.has(each));
  return keysOfLine(place, line).some(same) || isHeldAlike(alikeInPuzzles, bench, line, afterClue);
}

function isToldNow(bench: Workbench, line: string): boolean {
  if (bench.said.has(`told: ${line}`)) return true;
  const small = line.toLowerCase();
  if (bench.texts.some((text) => text.toLowerCase().includes(small))) return true;
  return (
    keysByLine(bench.material)
      .get(line)
      ?.some((key) => bench.said.has(key)) ?? false
  );
}

/** Whether the square has told the same of its place in another line: a fact in the words of a likeness, or the other way round. */
export function isTellingTold(bench: Workbench, line: string): boolean {
  return keysOfLine(bench.task.place, line).some((key) => isKeyTold(bench, key));
}

/** Books a line of the place as told, so that nothing of the square tells the same. */
export function bookLine(bench: Workbench, line: string): void {
  bench.said.add(`told: ${line}`);
  for (const key of keysOfLine(bench.task.place, line)) {
    bench.said.add(key);
    bench.asked.add(key);
  }
}

/** A place is asked for while its square is written. */
const mostPlaces = 8;
const truthKeys = lastMade(mostPlaces, (place: Place): ReadonlyMap<string, readonly string[]> => {
  const grouped = Map.groupBy(truthsOf(place), (truth) => truth.line);
  return new Map([...grouped].map(([own, all]) => [own, all.map(({ key }) => key)]));
});

function keysOfLine(place: Place, line: string): readonly string[] {
  return truthKeys(place).get(line) ?? [];
}

const indexed = new WeakMap<readonly Material[], ReadonlyMap<string, readonly string[]>>();

/** Keys of what says a line. */
function keysByLine(material: readonly Material[]): ReadonlyMap<string, readonly string[]> {
  const before = indexed.get(material);
  if (before) return before;
  const made = new Map<string, string[]>();
  for (const { slots, key } of material)
    for (const slot of Object.values(slots)) {
      const keys = made.get(slot);
      if (keys) keys.push(key);
      else made.set(slot, [key]);
    }
  indexed.set(material, made);
  return made;
}
