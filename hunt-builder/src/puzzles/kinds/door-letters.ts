import { type KindTask, piecesOf } from "./kind.ts";

/** What is carved over the false doors. */
export interface Carved {
  /** For each row the letters of its false doors. */
  beside: string[][];
  /** Words that somebody reads who is misled, those with the most false doors first. */
  wrong: string[];
}

const cuts = new WeakMap<readonly string[], Map<number, readonly (readonly string[])[]>>();

/** The words of one length, each cut into so many pieces. */
function cutWords(words: readonly string[], count: number): readonly (readonly string[])[] {
  const known = cuts.get(words) ?? new Map<number, readonly (readonly string[])[]>();
  cuts.set(words, known);
  const before = known.get(count);
  if (before) return before;
  const made = words.map((word) => piecesOf(word, count) ?? []);
  known.set(count, made);
  return made;
}

/** As many words as a corridor is asked to hold, the answer among them, where three doors stand in a row. */
const leastWords = 10;
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
  const all = cutWords(shelf.wordsOf(word.length), pieces.length);
  for (let tries = 0; tries < 400; tries++) {
    const cut = random.pick(all);
    if (cut.some((piece, i) => piece === pieces[i])) continue;
    return { beside: cut.map((piece) => [piece]), wrong: [cut.join("").toLowerCase()] };
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
    .map((cut) => ({
      word: cut.join("").toLowerCase(),
      falseDoors: cut.filter((piece, i) => piece !== pieces[i]).length,
    }))
    .filter(({ word }) => word !== task.word && task.guard.findLeak(word) === null)
    .sort((a, b) => b.falseDoors - a.falseDoors);
  const least = task.lenient ? 2 : leastWords;
  if (rows.some((row) => row.length <= others) || read.length + 1 < least) return null;
  return {
    beside: rows.map((row) => row.slice(1)),
    wrong: read.slice(0, 2).map(({ word }) => word),
  };
}

interface Corridor {
  /** The letters of each row, the right ones first. */
  rows: string[][];
  /** The words that its doors spell. */
  read: readonly (readonly string[])[];
}

/** Doors added word by word: always the one that asks for the fewest new ones, as long as there is room for it. */
function corridor(
  { random }: KindTask,
  all: readonly (readonly string[])[],
  pieces: readonly string[],
  others: number,
): Corridor {
  const rows = pieces.map((piece) => [piece]);
  // Typed arrays, for this is asked of thousands of words many times over.
  const missing = Uint8Array.from(all, (cut) => differing(cut, pieces));
  const open = Int32Array.from(all.keys());
  let left = open.length;
  // Where the search begins decides between words that ask for as much.
  let from = random.below(all.length);
  for (;;) {
    let best = -1;
    for (let i = 0; i < left; i++) {
      const at = open[(i + from) % left] ?? 0;
      const count = missing[at] ?? 0;
      if (count > 0 && (best < 0 || count < (missing[best] ?? 0))) best = at;
      if (best >= 0 && missing[best] === 1) break;
    }
    if (best < 0) break;
    for (const [i, piece] of (all[best] ?? []).entries()) {
      const row = rows[i] ?? [];
      if (row.includes(piece)) continue;
      row.push(piece);
      const isFull = row.length > others;
      let kept = 0;
      for (let next = 0; next < left; next++) {
        const at = open[next] ?? 0;
        const theirs = all[at]?.[i] ?? "";
        if (theirs === piece) missing[at] = (missing[at] ?? 0) - 1;
        // A row that is full lets through only what it has; the others let through everything.
        if (!isFull || row.includes(theirs)) open[kept++] = at;
      }
      left = kept;
    }
    from += 7;
  }
  const read: (readonly string[])[] = [];
  for (const at of open.subarray(0, left)) if (missing[at] === 0) read.push(all[at] ?? []);
  return { rows, read };
}

/** How many pieces of one cut stand otherwise in another. */
function differing(cut: readonly string[], pieces: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < cut.length; i++) if (cut[i] !== pieces[i]) count++;
  return count;
}
