import type { LeakGuard } from "../../leaks.ts";
import { saysTown } from "../../says-town.ts";
import { tellsOfDeath } from "../../words/solemn.ts";
import type { KindTask } from "./kind.ts";
import { type Misprint, misprintsOf, printed } from "./misprints.ts";
import { apart } from "./statements.ts";
import { type Truth, truthsOf } from "./truths.ts";

/** A line with what is misprinted in it. */
export interface SlipLine {
  /** As it was meant. */
  truth: Truth;
  misprints: readonly Misprint[];
}

const longest = 96;
const mostLines = 5;
const fewestLines = 3;
/** Wrong letters of a line at most. */
const mostWrong = 2;

/** Nobody plays with a line that tells of the dead. */
export function isPlain(text: string): boolean {
  return text.length <= longest && !tellsOfDeath(text);
}

/** By square, words that so many lines do not spell: it is asked with more care and with less. */
const refusedBy = new WeakMap<LeakGuard, Set<string>>();

/** Lines of the place whose misprints spell the word, as many as lend themselves; null where there are too few. */
export function layOutSlip(task: KindTask): SlipLine[] | null {
  const { place, word, random, guard, isSaid } = task;
  const least = Math.max(fewestLines, Math.ceil(word.length / mostWrong));
  const open = truthsOf(place).filter(
    ({ text, line }) =>
      isPlain(text) && !isSaid(line) && guard.findLeak(text) === null && !saysTown(text, place),
  );
  const tried = `${word} ${open.length}`;
  const refused = refusedBy.get(guard) ?? new Set<string>();
  refusedBy.set(guard, refused);
  if (open.length < least || refused.has(tried)) return null;
  refused.add(tried);
  const lines = apart(place, random.shuffle(open), true);
  if (lines.length < least) return null;
  const wanted = new Set(word);
  const all = lines.map(({ text }) => misprintsOf(text, task));
  // What no line can give need not be looked for.
  for (const letter of wanted)
    if (!all.some((misprints) => misprints.some((each) => each.letter === letter))) return null;
  const found = lines.map((truth) => ({ truth, misprints: likely(task, truth, wanted) }));
  for (let count = Math.min(mostLines, word.length, found.length); count >= least; count--) {
    const laid = lay(task, count, found);
    if (laid === null) continue;
    refused.delete(tried);
    return laid;
  }
  return null;
}

/** So many lines whose misprints spell the word, one or two each; null where there are none. */
function lay(task: KindTask, count: number, open: readonly SlipLine[]): SlipLine[] | null {
  const { word } = task;
  const chosen = new Map<string, Misprint[] | null>();
  const misprintsAt = (nth: number, letters: string): Misprint[] | null => {
    const key = `${nth}${letters}`;
    const before = chosen.get(key);
    if (before !== undefined) return before;
    const found = open[nth];
    const made = found ? misprintsFor(task, letters, found) : null;
    chosen.set(key, made);
    return made;
  };
  /** What is left of the word, by the lines that are taken, where it came to nothing. */
  const vain = new Set<string>();
  const layFrom = (from: number, taken: readonly number[]): SlipLine[] | null => {
    const lines = count - taken.length;
    const left = word.length - from;
    if (lines === 0) return left === 0 ? [] : null;
    if (left < lines || left > mostWrong * lines) return null;
    const state = `${from} ${taken.toSorted().join()}`;
    if (vain.has(state)) return null;
    for (const length of left > lines ? [2, 1] : [1])
      for (const [nth, { truth }] of open.entries()) {
        if (taken.includes(nth)) continue;
        const misprints = misprintsAt(nth, word.slice(from, from + length));
        const rest = misprints && layFrom(from + length, [...taken, nth]);
        if (misprints && rest) return [{ truth, misprints }, ...rest];
      }
    vain.add(state);
    return null;
  };
  return layFrom(0, []);
}

/** Misprints of a line that spell these letters, never two of them side by side, and give nothing away. */
export function misprintsFor(
  { guard }: KindTask,
  letters: string,
  { truth: { text }, misprints }: SlipLine,
): Misprint[] | null {
  const spell = (chosen: readonly Misprint[]): Misprint[] | null => {
    const letter = letters[chosen.length];
    if (letter === undefined)
      return guard.findLeak(printed(text, chosen)) === null ? [...chosen] : null;
    const from = (chosen.at(-1)?.at ?? -2) + 2;
    for (const each of misprints) {
      if (each.letter !== letter || each.at < from) continue;
      const found = spell([...chosen, each]);
      if (found !== null) return found;
    }
    return null;
  };
  return spell([]);
}

/** What a misprint of so many letters is worth: a long word is found by its sense. */
const ofChance = 4;

/** Misprints of a line where one of these letters was meant, those first that one sees best. */
export function likely(
  { lexicon, library, random }: KindTask,
  { text }: Truth,
  letters: ReadonlySet<string>,
): Misprint[] {
  return misprintsOf(text, { lexicon, library })
    .filter(({ letter }) => letters.has(letter))
    .map((each) => ({ each, worth: each.meant.length + ofChance * random.next() }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ each }) => each);
}
