import type { Workbench } from "./workbench.ts";

/** Shorter ones are names, and stand in many sentences. */
const fewestLetters = 15;

/** What a hunt shows so far; its set of lines grows from square to square. */
interface Told {
  /** Lines that have been read, in small letters, and all of them as one text. */
  read: number;
  all: string;
  /** Those that are long enough to be asked for. */
  lines: string[];
  /** Of each line that has been asked for, how much of the text it does not stand in; -1 where it stands there. */
  known: Map<string, number>;
}
const toldIn = new WeakMap<ReadonlySet<string>, Told>();

function toldBefore(shown: ReadonlySet<string>): Told {
  const told: Told = toldIn.get(shown) ?? { read: 0, all: "", lines: [], known: new Map() };
  toldIn.set(shown, told);
  if (told.read === shown.size) return told;
  const added = [...shown].slice(told.read).map((line) => line.toLowerCase());
  told.read = shown.size;
  told.all += `\n${added.join("\n")}`;
  for (const line of added) if (isLine(line)) told.lines.push(line);
  return told;
}

function isLine(line: string): boolean {
  return line.length >= fewestLetters && line.includes(" ");
}

/** Whether another square of the hunt has shown a line, alone or in a sentence: who has seen it once knows whose it is. */
export function isToldInHunt({ task }: Pick<Workbench, "task">, line: string): boolean {
  if (task.shownLines === undefined) return false;
  if (task.shownLines.has(line)) return true;
  if (!isLine(line)) return false;
  const { all, known } = toldBefore(task.shownLines);
  const before = known.get(line) ?? 0;
  if (before < 0 || before === all.length) return before < 0;
  const found = all.includes(line.toLowerCase(), before);
  known.set(line, found ? -1 : all.length);
  return found;
}

/** Whether a text says a line that another square of the hunt has shown. */
export function saysLineOfHunt({ task }: Pick<Workbench, "task">, text: string): boolean {
  if (task.shownLines === undefined) return false;
  const small = text.toLowerCase();
  return toldBefore(task.shownLines).lines.some((line) => small.includes(line));
}
