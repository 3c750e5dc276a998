import type { SquareTask } from "../clue-writer.ts";
import type { Workbench } from "./workbench.ts";

/** Shorter ones are names, and stand in many sentences. */
const fewestLetters = 15;

interface Told {
  /** All that the squares before show, in small letters. */
  all: string;
  /** Their lines, in small letters. */
  lines: readonly string[];
  /** What has been asked. */
  known: Map<string, boolean>;
}
const toldIn = new WeakMap<SquareTask, Told>();

function toldBefore(task: SquareTask): Told {
  const before = toldIn.get(task);
  if (before) return before;
  const lines = [...(task.shownLines ?? [])].map((line) => line.toLowerCase());
  const made = { all: lines.join("\n"), lines: lines.filter(isLine), known: new Map() };
  toldIn.set(task, made);
  return made;
}

function isLine(line: string): boolean {
  return line.length >= fewestLetters && line.includes(" ");
}

/** Whether another square of the hunt has shown a line, alone or in a sentence: who has seen it once knows whose it is. */
export function isToldInHunt({ task }: Pick<Workbench, "task">, line: string): boolean {
  if (task.shownLines === undefined) return false;
  if (task.shownLines.has(line)) return true;
  if (!isLine(line)) return false;
  const { all, known } = toldBefore(task);
  const found = known.get(line) ?? all.includes(line.toLowerCase());
  known.set(line, found);
  return found;
}

/** Whether a text says a line that another square of the hunt has shown. */
export function saysLineOfHunt({ task }: Pick<Workbench, "task">, text: string): boolean {
  const small = text.toLowerCase();
  return toldBefore(task).lines.some((line) => small.includes(line));
}
