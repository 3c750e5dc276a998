import type { Material } from "../material/material.ts";
import { isToldAgain, type Workbench } from "./workbench.ts";

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
const alike = new WeakMap<Workbench, Map<string, { upTo: number; told: boolean }>>();

/** Whether what the square tells of its place is so much like a line that it answers for it. */
export function isToldAlike(bench: Workbench, line: string): boolean {
  const lines = alike.get(bench) ?? new Map<string, { upTo: number; told: boolean }>();
  alike.set(bench, lines);
  const before = lines.get(line) ?? { upTo: 0, told: false };
  const upTo = bench.tells.length;
  if (before.told || before.upTo === upTo) return before.told;
  const told = isToldAgain(bench, line, bench.tells.slice(before.upTo));
  lines.set(line, { upTo, told });
  return told;
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
