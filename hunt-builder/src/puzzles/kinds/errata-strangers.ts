import type { Place } from "../../place.ts";
import { isPlain, likely, misprintsFor, type SlipLine } from "./errata-lines.ts";
import type { KindTask } from "./kind.ts";
import { isApart, type Lie, usableLies } from "./statements.ts";

/** A line of another place, and before or behind which of the true ones it is laid, by their order as they are read. */
export interface Stranger extends SlipLine {
  of: Place;
  beside: number;
  isBehind: boolean;
}

const liesTried = 24;
const alphabet = new Set("abcdefghijklmnopqrstuvwxyz");

/** Lines of other places among those of a slip, with the words that come out where one takes them for true. */
export interface Mixed {
  strangers: Stranger[];
  slips: string[];
}

/** What a stranger gives, and where it is laid. */
interface Part extends Pick<Stranger, "beside" | "isBehind"> {
  letters: string;
}

/** Another word of the list, which comes out with these strangers in the stead of as many true lines. */
interface Trap {
  word: string;
  parts: readonly Part[];
}

/**
 * Lines of other places to be laid among the true ones, so that another word comes out with one of them and without one
 * that is true; where a word has none so near, with two. Null where there are none.
 * @param isChained whether the first word says in which order the lines are read: then each is laid beside the one that it stands for
 */
export function withStrangers(
  task: KindTask,
  own: readonly SlipLine[],
  { count, isChained }: { count: number; isChained: boolean },
): Mixed | null {
  if (count === 0) return { strangers: [], slips: [] };
  const chunks = chunksOf(task.word, own);
  const lies = usableLies(task)
    .filter(({ truth }) => truth.form !== "year" && isPlain(truth.text))
    .slice(0, liesTried);
  if (lies.length === 0) return null;
  // The first few nearly always serve: the others need not be read.
  const read = new Map<Lie, SlipLine>();
  const lineOf = (lie: Lie): SlipLine => {
    const before = read.get(lie);
    if (before) return before;
    const made = { truth: lie.truth, misprints: likely(task, lie.truth, alphabet) };
    read.set(lie, made);
    return made;
  };
  const open = { lies, lineOf };
  const one = mix(task, own, { open, count, traps: () => singleTraps(task, chunks, isChained) });
  return one ?? mix(task, own, { open, count, traps: () => doubleTraps(task, chunks) });
}

/** Lines of other places, and what is misprinted in them, which is found out when it is asked. */
interface Open {
  lies: readonly Lie[];
  lineOf(lie: Lie): SlipLine;
}

/** Lays strangers for as many traps as there is room for. */
function mix(
  task: KindTask,
  own: readonly SlipLine[],
  { open, count, traps }: { open: Open; count: number; traps: () => Trap[] },
): Mixed | null {
  const truths = own.map(({ truth }) => truth);
  const mixed: Mixed = { strangers: [], slips: [] };
  const taken: Lie[] = [];
  for (const { word, parts } of task.random.shuffle(traps())) {
    if (mixed.strangers.length + parts.length > count) continue;
    if (parts.some(({ beside }) => mixed.strangers.some((each) => each.beside === beside)))
      continue;
    const had = [...taken];
    const laid = parts.flatMap(({ letters, ...where }): Stranger[] => {
      for (const lie of open.lies) {
        if (!isApart(lie, had, { truths, most: 1 })) continue;
        const misprints = misprintsFor(task, letters, open.lineOf(lie));
        if (misprints === null) continue;
        had.push(lie);
        return [{ truth: lie.truth, misprints, of: lie.of, ...where }];
      }
      return [];
    });
    if (laid.length < parts.length) continue;
    mixed.strangers.push(...laid);
    mixed.slips.push(word);
    taken.push(...had.slice(taken.length));
    if (mixed.strangers.length === count) break;
  }
  return mixed.slips.length === 0 ? null : mixed;
}

/** What each line of a slip gives. */
function chunksOf(word: string, own: readonly SlipLine[]): string[] {
  let from = 0;
  return own.map(({ misprints: { length } }) => {
    from += length;
    return word.slice(from - length, from);
  });
}

/** Words that come out where a stranger is laid somewhere and one of the true lines left out. */
function singleTraps(
  { word, shelf, guard }: KindTask,
  chunks: readonly string[],
  isChained: boolean,
): Trap[] {
  const found = new Map<string, Trap>();
  const same = shelf.wordsOf(word.length);
  for (const [out, { length }] of chunks.entries())
    for (let before = 0; before <= chunks.length; before++) {
      if (isChained && before !== out && before !== out + 1) continue;
      const isBehind = isChained ? before > out : before === chunks.length;
      const left = chunks.with(out, "");
      const start = left.slice(0, before).join("");
      const end = left.slice(before).join("");
      for (let i = 0; i < same.length; i++) {
        const other = same[i] ?? "";
        if (!other.startsWith(start) || !other.endsWith(end)) continue;
        if (other === word || found.has(other)) continue;
        const letters = other.slice(start.length, start.length + length);
        const part = { beside: before - Number(isBehind), isBehind, letters };
        found.set(other, { word: other, parts: [part] });
      }
    }
  return [...found.values()].filter((trap) => guard.findLeak(trap.word) === null);
}

/** Words that differ from the answer in what two of the true lines give. */
function doubleTraps({ word, shelf, guard, random }: KindTask, chunks: readonly string[]): Trap[] {
  return shelf.wordsOf(word.length).flatMap((other): Trap[] => {
    const parts: Part[] = [];
    let from = 0;
    for (const [at, chunk] of chunks.entries()) {
      if (!other.startsWith(chunk, from)) {
        if (parts.length === 2) return [];
        const letters = other.slice(from, from + chunk.length);
        parts.push({ beside: at, isBehind: random.below(2) === 0, letters });
      }
      from += chunk.length;
    }
    return parts.length === 2 && guard.findLeak(other) === null ? [{ word: other, parts }] : [];
  });
}
