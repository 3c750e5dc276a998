import { type KindTask, piecesOf } from "./kind.ts";

/** What is carved over the false doors. */
export interface Carved {
  /** For each row the letters of its false doors. */
  beside: string[][];
  /** Words that somebody reads who is misled, those with the most false doors first. */
  wrong: string[];
  /** All words that its doors spell but the answer. */
  read: readonly string[];
}

/** The words of one length cut into pieces: a number for each piece of each word, a list for each row of doors. */
interface Cuts {
  words: readonly string[];
  rows: readonly Row[];
}

interface Row {
  /** The piece of each word. */
  pieces: Uint16Array;
  /** The words that have a piece here: of `having` one stretch for each piece, from `from[piece]` to `from[piece + 1]`. */
  having: Uint32Array;
  from: Uint32Array;
}

const cuts = new WeakMap<readonly string[], Map<number, Cuts>>();

function cutWords(words: readonly string[], count: number): Cuts {
  const known = cuts.get(words) ?? new Map<number, Cuts>();
  cuts.set(words, known);
  const before = known.get(count);
  if (before) return before;
  const lists = Array.from({ length: count }, () => new Uint16Array(words.length));
  for (const [nth, word] of words.entries())
    for (const [i, piece] of (piecesOf(word, count) ?? []).entries()) {
      const row = lists[i];
      if (row) row[nth] = numberOf(piece);
    }
  const made = { words, rows: lists.map(rowOf) };
  known.set(count, made);
  return made;
}

function rowOf(pieces: Uint16Array): Row {
  const from = new Uint32Array(mostPieces + 1);
  for (const piece of pieces) from[piece + 1] = (from[piece + 1] ?? 0) + 1;
  for (let piece = 0; piece < mostPieces; piece++)
    from[piece + 1] = (from[piece + 1] ?? 0) + (from[piece] ?? 0);
  const next = from.slice();
  const having = new Uint32Array(pieces.length);
  for (const [word, piece] of pieces.entries()) {
    const at = next[piece] ?? 0;
    next[piece] = at + 1;
    having[at] = word;
  }
  return { pieces, having, from };
}

const letters = 32;
const mostPieces = letters * letters;
const codeBeforeA = 64;

/** One or two capital letters as a number. */
function numberOf(piece: string): number {
  const second = piece.length > 1 ? piece.charCodeAt(1) - codeBeforeA : 0;
  return (piece.charCodeAt(0) - codeBeforeA) * letters + second;
}

function pieceOf(number: number): string {
  const second = number % letters;
  const first = String.fromCharCode(codeBeforeA + (number - second) / letters);
  return second === 0 ? first : first + String.fromCharCode(codeBeforeA + second);
}

/** As many words as a corridor is asked to hold, the answer among them, where three doors stand in a row. */
const leastWords = 9;
/** More than these are not looked for. */
const plenty = 12;

/**
 * Letters for the false doors. With one of them in a row they spell a word that differs at every door; with two
 * they are chosen so that as many words as can be are read by opening other doors, and nobody can try them all out.
 */
export function carve(task: KindTask, pieces: readonly string[], others: number): Carved | null {
  return others === 1 ? carveOne(task, pieces) : carveMany(task, pieces, others);
}

function carveOne({ word, shelf, random }: KindTask, pieces: readonly string[]): Carved | null {
  const words = shelf.wordsOf(word.length);
  for (let tries = 0; tries < 400; tries++) {
    const other = random.pick(words);
    const cut = piecesOf(other, pieces.length) ?? [];
    if (cut.some((piece, i) => piece === pieces[i])) continue;
    return { beside: cut.map((piece) => [piece]), wrong: [other], read: [other] };
  }
  return null;
}

function carveMany(task: KindTask, pieces: readonly string[], others: number): Carved | null {
  const all = cutWords(task.shelf.wordsOf(task.word.length), pieces.length);
  let best: Corridor | null = null;
  for (let tries = 0; tries < (task.difficulty === "HARD" ? 3 : 2); tries++) {
    const made = corridor(task, all, pieces, others);
    if (best === null || made.read.length > best.read.length) best = made;
    // What holds few words at first does not hold many at last.
    if (best.read.length >= plenty || 2 * best.read.length < leastWords) break;
  }
  if (best === null) return null;
  const { rows } = best;
  const read = best.read
    .map((word) => ({ word, falseDoors: differing(piecesOf(word, pieces.length) ?? [], pieces) }))
    .filter(({ word }) => word !== task.word && task.guard.findLeak(word) === null)
    .sort((a, b) => b.falseDoors - a.falseDoors);
  const least = task.lenient ? 2 : leastWords;
  if (rows.some((row) => row.length <= others) || read.length + 1 < least) return null;
  return {
    beside: rows.map((row) => row.slice(1).map(pieceOf)),
    wrong: read.slice(0, 2).map(({ word }) => word),
    read: read.map(({ word }) => word),
  };
}

interface Corridor {
  /** The pieces of each row, the right one first. */
  rows: number[][];
  /** The words that its doors spell. */
  read: readonly string[];
}

/** Doors added word by word: always the one that asks for the fewest new ones, as long as there is room for it. */
function corridor(
  { random }: KindTask,
  { words, rows: cut }: Cuts,
  pieces: readonly string[],
  others: number,
): Corridor {
  const rows = pieces.map((piece) => [numberOf(piece)]);
  // Typed arrays, for this is asked of thousands of words many times over; the same ones each time.
  if (lacking.length < words.length) {
    lacking = new Uint8Array(words.length);
    stillOpen = new Int32Array(words.length);
  }
  const missing = lacking.fill(pieces.length, 0, words.length);
  for (const [i, row] of cut.entries()) lessen(missing, row, rows[i]?.[0] ?? 0);
  const open = stillOpen;
  let left = words.length;
  for (let i = 0; i < left; i++) open[i] = i;
  // Where the search begins decides between words that ask for as much.
  let from = random.below(words.length);
  for (;;) {
    const best = fewestMissing(open, left, missing, from);
    if (best < 0) break;
    for (const [i, theirs] of cut.entries()) {
      const row = rows[i] ?? [];
      const piece = theirs.pieces[best] ?? 0;
      if (row.includes(piece)) continue;
      row.push(piece);
      lessen(missing, theirs, piece);
      // A row that is full lets through only what it has; the others let through everything.
      if (row.length <= others) continue;
      let kept = 0;
      for (let next = 0; next < left; next++) {
        const at = open[next] ?? 0;
        if (row.includes(theirs.pieces[at] ?? 0)) open[kept++] = at;
      }
      left = kept;
    }
    from += 7;
  }
  const read: string[] = [];
  for (let i = 0; i < left; i++) {
    const at = open[i] ?? 0;
    if (missing[at] === 0) read.push(words[at] ?? "");
  }
  return { rows, read };
}

/** Of each word the pieces that it lacks, and the words for which there is room: written anew for every corridor. */
let lacking = new Uint8Array();
let stillOpen = new Int32Array();

/** Takes one from what each word lacks that has the piece. */
function lessen(missing: Uint8Array, { having, from }: Row, piece: number): void {
  const end = from[piece + 1] ?? 0;
  for (let i = from[piece] ?? 0; i < end; i++) {
    const at = having[i] ?? 0;
    missing[at] = (missing[at] ?? 0) - 1;
  }
}

/** The first open word, from a place on and around, that lacks as few pieces as any and lacks some; negative where none does. */
function fewestMissing(open: Int32Array, left: number, missing: Uint8Array, from: number): number {
  let best = -1;
  let least = 255;
  for (let i = 0, next = left > 0 ? from % left : 0; i < left; i++) {
    const at = open[next] ?? 0;
    const count = missing[at] ?? 0;
    if (count > 0 && count < least) {
      best = at;
      if (count === 1) break;
      least = count;
    }
    if (++next === left) next = 0;
  }
  return best;
}

/** How many pieces of one cut stand otherwise in another. */
function differing(cut: readonly string[], pieces: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < cut.length; i++) if (cut[i] !== pieces[i]) count++;
  return count;
}
