import type { Random } from "../../random.ts";

/** A word that can be laid, with what is said of it. */
export interface Candidate {
  word: string;
  clue: string;
  /** Only one candidate of a source is laid. */
  source: string;
}

export interface Laid extends Candidate {
  row: number;
  column: number;
  across: boolean;
}

const mostColumns = 7;
const mostRows = 9;
const tries = 8;

/** Words laid across each other in seven columns and nine rows at most, every one crossing another; the most of some tries. */
export function layCrossing(
  candidates: readonly Candidate[],
  { least, most, random }: { least: number; most: number; random: Random },
): Laid[] | null {
  let best: Laid[] = [];
  for (let i = 0; i < tries && best.length < most; i++) {
    const laid = layOnce(random.shuffle(candidates), most);
    if (laid.length > best.length) best = laid;
  }
  return best.length < least ? null : toCorner(best);
}

function layOnce(candidates: readonly Candidate[], most: number): Laid[] {
  const laid: Laid[] = [];
  const letters = new Map<number, string>();
  for (const candidate of candidates) {
    if (laid.length >= most) break;
    if (laid.some((other) => tellsOf(other, candidate) || tellsOf(candidate, other))) continue;
    const found = laid.length === 0 ? firstOf(candidate) : crossingOf(candidate, laid, letters);
    if (found === null) continue;
    laid.push(found);
    for (const [i, letter] of [...found.word].entries())
      letters.set(
        at(found.row + (found.across ? 0 : i), found.column + (found.across ? i : 0)),
        letter,
      );
  }
  return laid;
}

/** Whether one clue gives the other's word away, or both are of one source. */
function tellsOf({ clue, source, word }: Candidate, other: Candidate): boolean {
  return source === other.source || word === other.word || clue.includes(other.word.slice(0, 5));
}

/** Rows and columns of a wide plane, as one number. */
function at(row: number, column: number): number {
  return (row + 50) * 1000 + column + 50;
}

function firstOf(candidate: Candidate): Laid | null {
  const across = candidate.word.length <= mostColumns;
  return across || candidate.word.length <= mostRows
    ? { ...candidate, row: 0, column: 0, across }
    : null;
}

function crossingOf(
  candidate: Candidate,
  laid: readonly Laid[],
  letters: ReadonlyMap<number, string>,
): Laid | null {
  for (const other of laid)
    for (const [i, letter] of [...other.word].entries())
      for (const [j, own] of [...candidate.word].entries()) {
        if (own !== letter) continue;
        const across = !other.across;
        const row = other.row + (other.across ? 0 : i) - (across ? 0 : j);
        const column = other.column + (other.across ? i : 0) - (across ? j : 0);
        const placed: Laid = { ...candidate, row, column, across };
        if (isFree(placed, letters) && isWithin([...laid, placed])) return placed;
      }
  return null;
}

/** Whether it crosses what lies there and touches nothing else. */
function isFree(
  { word, row, column, across }: Laid,
  letters: ReadonlyMap<number, string>,
): boolean {
  const cellOf = (i: number, aside: number) =>
    letters.get(at(row + (across ? aside : i), column + (across ? i : aside)));
  if (cellOf(-1, 0) !== undefined || cellOf(word.length, 0) !== undefined) return false;
  let crossings = 0;
  for (const [i, letter] of [...word].entries()) {
    const there = cellOf(i, 0);
    if (there !== undefined) {
      if (there !== letter) return false;
      crossings++;
    } else if (cellOf(i, -1) !== undefined || cellOf(i, 1) !== undefined) return false;
  }
  return crossings < word.length;
}

function isWithin(laid: readonly Laid[]): boolean {
  const rows = laid.flatMap(({ row, across, word }) => [row, across ? row : row + word.length - 1]);
  const columns = laid.flatMap(({ column, across, word }) => [
    column,
    across ? column + word.length - 1 : column,
  ]);
  return (
    Math.max(...rows) - Math.min(...rows) < mostRows &&
    Math.max(...columns) - Math.min(...columns) < mostColumns
  );
}

function toCorner(laid: readonly Laid[]): Laid[] {
  const top = Math.min(...laid.map(({ row }) => row));
  const left = Math.min(...laid.map(({ column }) => column));
  return laid
    .map((each) => ({ ...each, row: each.row - top, column: each.column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}
