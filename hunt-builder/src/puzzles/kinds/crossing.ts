import type { Random } from "../../random.ts";
import type { CrossingClue } from "./crossing-clues.ts";

/** A word that can be laid, with what is said of it; only one candidate of a source is laid. */
interface Candidate extends CrossingClue {
  /** Its clue in small letters, in which other words are looked for. */
  small: string;
  /** Where it stands among the candidates. */
  nth: number;
}

/** Where a word lies. */
interface Strip {
  word: string;
  row: number;
  column: number;
  across: boolean;
}

export interface Laid extends Candidate, Strip {}

const mostColumns = 8;
const mostRows = 9;
const tries = 16;

/**
 * Words laid across each other in eight columns and nine rows at most, every one crossing another; the most of some
 * tries that hold the letters of the wanted one. Words with letters of it come first, by and large.
 */
export function layCrossing(
  candidates: readonly CrossingClue[],
  wanted: { least: number; most: number; word: string; random: Random },
): Laid[] | null {
  const { least, most, random } = wanted;
  if (mostLaid(candidates) < least) return null;
  if (!holds([...candidates.map(({ word }) => word).join("")], wanted.word)) return null;
  let best: Laid[] = [];
  let worthOfBest = 0;
  const clashes = clashesOf(candidates.length);
  const weighed = candidates.map((each, nth) => ({
    each: { ...each, small: each.clue.toLowerCase(), nth },
    letters: shared(each.word, wanted.word),
    worth: 0,
  }));
  for (let i = 0; i < tries && worthOfBest < most + spells; i++) {
    for (const one of weighed)
      one.worth =
        one.letters + (one.each.isSure ? sure : 0) + liked[one.each.sort] + chance * random.next();
    const sorted = weighed.toSorted((a, b) => b.worth - a.worth).map(({ each }) => each);
    const { laid, letters } = layOnce(sorted, most, clashes);
    if (laid.length < least) continue;
    const worth = laid.length + (holds([...letters.values()], wanted.word) ? spells : 0);
    if (worth <= worthOfBest) continue;
    best = laid;
    worthOfBest = worth;
  }
  // What does not hold the letters has no rings for them.
  return worthOfBest < spells ? null : toCorner(best);
}

/** No more than so many can be laid: one of a source, and few of some sorts. */
function mostLaid(candidates: readonly CrossingClue[]): number {
  const sorts = Map.groupBy(candidates, ({ sort }) => sort);
  let count = 0;
  for (const [sort, own] of sorts)
    count += Math.min(mostOf[sort], new Set(own.map(({ source }) => source)).size);
  return count;
}

/** A grid that holds the wanted letters is worth more than any that does not. */
const spells = 100;

/** Whether every letter of a word is among these, each taken once. */
function holds(letters: string[], word: string): boolean {
  for (const letter of word) {
    const at = letters.indexOf(letter);
    if (at < 0) return false;
    letters.splice(at, 1);
  }
  return true;
}

/** Letters for which chance makes up. */
const chance = 3;
/** Letters for which it makes up that a clue can mean one word only. */
const sure = 2;
/** Letters for which it makes up that it asks for more than an address. */
const liked = { line: 2, count: 2, name: 1, year: 0, map: 0 };

/** How many letters of a wanted word another has. */
function shared(word: string, wanted: string): number {
  let count = 0;
  for (const [i, letter] of [...wanted].entries())
    if (wanted.indexOf(letter) === i && word.includes(letter)) count++;
  return count;
}

/** A grid of names and maps would be an address book. */
const mostOf = { name: 2, map: 2, year: 1, count: 1, line: 6 };

type Clashes = (one: Candidate, other: Candidate) => boolean;

/** Whether one of two clues gives the other's word away, found out once for each two: they meet in every try. */
function clashesOf(count: number): Clashes {
  const known = new Uint8Array(count * count);
  return (one, other) => {
    const at = one.nth * count + other.nth;
    known[at] ||= tellsOf(one, other) || tellsOf(other, one) ? 2 : 1;
    return known[at] === 2;
  };
}

function layOnce(candidates: readonly Candidate[], most: number, clashes: Clashes) {
  const laid: Laid[] = [];
  const letters = new Map<number, string>();
  for (const candidate of candidates) {
    if (laid.length >= most) break;
    let ofSort = 0;
    for (const { sort } of laid) if (sort === candidate.sort) ofSort++;
    if (ofSort >= mostOf[candidate.sort]) continue;
    if (laid.some((other) => clashes(other, candidate))) continue;
    const found = laid.length === 0 ? firstOf(candidate) : crossingOf(candidate, laid, letters);
    if (found === null) continue;
    laid.push(found);
    for (let i = 0; i < found.word.length; i++)
      letters.set(
        at(found.row + (found.across ? 0 : i), found.column + (found.across ? i : 0)),
        found.word.charAt(i),
      );
  }
  return { laid, letters };
}

/** Whether one clue gives the other's word away, or both are of one source. */
function tellsOf({ small, source, word }: Candidate, other: Candidate): boolean {
  return source === other.source || word === other.word || small.includes(other.word.slice(0, 5));
}

const rowStep = 1000;

/** Rows and columns of a wide plane, as one number. */
function at(row: number, column: number): number {
  return (row + 50) * rowStep + column + 50;
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
  const { word } = candidate;
  for (const other of laid)
    for (let i = 0; i < other.word.length; i++)
      for (let j = 0; j < word.length; j++) {
        if (word[j] !== other.word[i]) continue;
        const across = !other.across;
        const row = other.row + (other.across ? 0 : i) - (across ? 0 : j);
        const column = other.column + (other.across ? i : 0) - (across ? j : 0);
        const placed: Strip = { word, row, column, across };
        if (isFree(placed, letters) && isWithin(laid, placed)) return { ...candidate, ...placed };
      }
  return null;
}

/** Whether it crosses what lies there and touches nothing else. */
function isFree(
  { word, row, column, across }: Strip,
  letters: ReadonlyMap<number, string>,
): boolean {
  const first = at(row, column);
  const [along, aside] = across ? [1, rowStep] : [rowStep, 1];
  if (letters.has(first - along) || letters.has(first + word.length * along)) return false;
  let crossings = 0;
  for (let i = 0; i < word.length; i++) {
    const cell = first + i * along;
    const there = letters.get(cell);
    if (there !== undefined) {
      if (there !== word[i]) return false;
      crossings++;
    } else if (letters.has(cell - aside) || letters.has(cell + aside)) return false;
  }
  return crossings < word.length;
}

/** Whether all that lies there and one more stay in their columns and rows. */
function isWithin(laid: readonly Strip[], placed: Strip): boolean {
  let [top, left] = [placed.row, placed.column];
  let [bottom, right] = [bottomOf(placed), rightOf(placed)];
  for (const each of laid) {
    top = Math.min(top, each.row);
    left = Math.min(left, each.column);
    bottom = Math.max(bottom, bottomOf(each));
    right = Math.max(right, rightOf(each));
  }
  return bottom - top < mostRows && right - left < mostColumns;
}

function bottomOf({ word, row, across }: Strip): number {
  return across ? row : row + word.length - 1;
}

function rightOf({ word, column, across }: Strip): number {
  return across ? column + word.length - 1 : column;
}

function toCorner(laid: readonly Laid[]): Laid[] {
  const top = Math.min(...laid.map(({ row }) => row));
  const left = Math.min(...laid.map(({ column }) => column));
  return laid
    .map((each) => ({ ...each, row: each.row - top, column: each.column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}
