import type { KindSolver } from "./shelf.ts";
import { wordsAmong } from "./word-index.ts";

const mostSteps = 1_500;

interface Slot {
  row: number;
  column: number;
}

/**
 * Every word that the numbered boxes can hold while words fill all boxes and every letter goes back into its
 * column. Where a filling is neither found nor ruled out in time the word counts as one that fits.
 */
export const solveDropQuote: KindSolver<"drop_quote"> = ({ artefact, answerLength, shelf }) => {
  const { rows, columns, numbered } = artefact;
  const width = columns.length;
  const slots: Slot[][] = [];
  let slot: Slot[] = [];
  const signs = rows.join("");
  for (const [at, sign] of [...signs].entries()) {
    if (sign !== "#") slot.push({ row: Math.floor(at / width), column: at % width });
    if ((sign === "#" || at === signs.length - 1) && slot.length > 0) {
      slots.push(slot);
      slot = [];
    }
  }
  const counts = columns.map((letters) => {
    const count = new Int8Array(26);
    for (const letter of letters) {
      const code = letter.charCodeAt(0) - 65;
      count[code] = (count[code] ?? 0) + 1;
    }
    return count;
  });
  const fixed = new Map<number, number>();
  for (const [at, sign] of [...signs].entries())
    if (/[A-Z]/.test(sign)) fixed.set(at, sign.charCodeAt(0) - 65);
  const indexOf = ({ row, column }: Slot): number => row * width + column;
  const letterAt = (at: number): number => fixed.get(at) ?? -1;

  /** Takes a letter out of its column. @returns whether it lay there */
  function take(cell: Slot, letter: number): boolean {
    const count = counts[cell.column];
    if (count === undefined || (count[letter] ?? 0) === 0) return false;
    count[letter] = (count[letter] ?? 0) - 1;
    return true;
  }
  function giveBack(cell: Slot, letter: number): void {
    const count = counts[cell.column];
    if (count) count[letter] = (count[letter] ?? 0) + 1;
  }

  /** The letters that lie in a column, a bit for each. */
  function leftIn(column: number): number {
    const count = counts[column];
    let mask = 0;
    if (count) for (let code = 0; code < 26; code++) if ((count[code] ?? 0) > 0) mask |= 1 << code;
    return mask;
  }

  let steps = 0;
  function canFill(left: readonly Slot[][]): boolean {
    if (++steps > mostSteps) return true;
    let best: Slot[] | undefined;
    let choices: readonly string[] = [];
    for (const each of left) {
      const masks = each.map((cell) => {
        const letter = letterAt(indexOf(cell));
        return letter >= 0 ? 1 << letter : leftIn(cell.column);
      });
      const words = wordsAmong(masks, best === undefined ? 1e9 : choices.length);
      if (words === null) continue;
      if (words.length === 0) return false;
      best = each;
      choices = words;
    }
    if (best === undefined) return true;
    const here = best;
    const rest = left.filter((each) => each !== here);
    for (const word of choices) {
      const taken: [Slot, number][] = [];
      let fits = true;
      for (const [i, cell] of here.entries()) {
        if (letterAt(indexOf(cell)) >= 0) continue;
        const letter = word.charCodeAt(i) - 97;
        fits = take(cell, letter);
        if (!fits) break;
        taken.push([cell, letter]);
      }
      const done = fits && canFill(rest);
      for (const [cell, letter] of taken) giveBack(cell, letter);
      if (done) return true;
    }
    return false;
  }

  const fallen = numbered.map(({ column }) => leftIn(column));
  const canLie = (word: string): boolean => {
    for (let i = 0; i < fallen.length; i++)
      if (((fallen[i] ?? 0) & (1 << (word.charCodeAt(i) - 97))) === 0) return false;
    return true;
  };
  // Names are no words of a line, but a word of one's own list may be the answer.
  const candidates = [
    ...(wordsAmong(fallen, Number.POSITIVE_INFINITY) ?? []),
    ...shelf.wordsOf(answerLength).filter(canLie),
  ];
  return candidates.filter((word) => {
    if (!shelf.isAnswer(word)) return false;
    const taken: [Slot, number][] = [];
    const fits = numbered.every((cell, i) => {
      const letter = word.charCodeAt(i) - 97;
      if (!take(cell, letter)) return false;
      taken.push([cell, letter]);
      return true;
    });
    let found = false;
    if (fits) {
      for (const [cell, letter] of taken) fixed.set(indexOf(cell), letter);
      steps = 0;
      found = canFill(slots);
      for (const [cell] of taken) fixed.delete(indexOf(cell));
    }
    for (const [cell, letter] of taken) giveBack(cell, letter);
    return found;
  });
};
