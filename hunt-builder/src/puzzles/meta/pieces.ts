import type { Random } from "../../random.ts";

/** Letters of a word that one row of a last square gives, and what that row is. */
export interface Piece<Spot> {
  letters: string;
  /** The square, by its number from 0. */
  of: number;
  /** What it is read off, of all there is. */
  from: number;
  spot: Spot;
}

/** Where letters can be read off a square. */
export interface Source<Spot> {
  of: number;
  text: string;
  /** Whether only beginnings are read. */
  isFromStart?: boolean;
  /** The row for letters from a place on; null where it would say them of another word, too. */
  spotAt(at: number, width: number): Spot | null;
}

const widest = 3;
/** Ways to cut that are tried of each number of rows. */
const mostTries = 150;
/** Ways to cut a word into so many pieces that are looked at. */
const fewCuts = 6;
/** Rows of all three words: more would be labor. */
const wantedRows = 12;

/**
 * Three words cut into as few pieces as the squares give, with at least one of every square: who has left one out reads a
 * gap. Null where no way of cutting needs all of them.
 */
export function cutInPieces<Spot>(
  words: readonly string[],
  squares: number,
  sources: readonly Source<Spot>[],
  random: Random,
): Piece<Spot>[][] | null {
  const wanted = new Set(words.flatMap(partsOf));
  const spots = spotsOf(sources, wanted);
  const cuts = words.map((word) =>
    random.shuffle(cutsOf(word, (part) => spots.has(part))).sort((a, b) => a.length - b.length),
  );
  const [first = [], second = [], third = []] = cuts;
  const combined = byRows(first, second, third, squares);
  for (const parts of combined) {
    const owners = parts.flat().map((part) => new Set(spots.get(part)?.map(({ of }) => of)));
    const covered = coverAll(owners, squares);
    if (covered === null) continue;
    return filled(parts, covered, spots, random);
  }
  return null;
}

function partsOf(word: string): string[] {
  return [...word].flatMap((_, at) => [1, 2, 3].map((width) => word.slice(at, at + width)));
}

function spotsOf<Spot>(
  sources: readonly Source<Spot>[],
  wanted: ReadonlySet<string>,
): Map<string, Piece<Spot>[]> {
  const spots = new Map<string, Piece<Spot>[]>();
  for (const [from, { of, text, isFromStart, spotAt }] of sources.entries())
    for (let at = 0; at < (isFromStart ? 1 : text.length); at++)
      for (let width = 1; width <= widest && at + width <= text.length; width++) {
        const letters = text.slice(at, at + width);
        const spot = wanted.has(letters) ? spotAt(at, width) : null;
        if (spot === null) continue;
        const piece = { letters, of, from, spot };
        const list = spots.get(letters);
        if (list) list.push(piece);
        else spots.set(letters, [piece]);
      }
  return spots;
}

/** All ways to cut a word into pieces that there are. */
function cutsOf(word: string, isThere: (part: string) => boolean): string[][] {
  if (word === "") return [[]];
  const found: string[][] = [];
  for (let width = 1; width <= Math.min(widest, word.length); width++) {
    const part = word.slice(0, width);
    if (!isThere(part)) continue;
    for (const rest of cutsOf(word.slice(width), isThere)) found.push([part, ...rest]);
  }
  return found;
}

/** Cuts of three words together: enough rows for all squares, those of the fewest rows first. */
function byRows(
  first: readonly string[][],
  second: readonly string[][],
  third: readonly string[][],
  squares: number,
): string[][][] {
  // Of each number of rows a few cuts are enough, and one of many rows.
  const few = (cuts: readonly string[][]): string[][] => {
    const had = new Map<number, number>();
    return cuts.filter((cut) => {
      const nth = had.get(cut.length) ?? 0;
      had.set(cut.length, nth + 1);
      return nth < (cut.length > cut.join("").length / 2 + 1 ? 1 : fewCuts);
    });
  };
  const rowsOf = (parts: readonly string[][]): number =>
    parts.reduce((sum, { length }) => sum + length, 0);
  const tried = new Map<number, number>();
  const shared = few(second).flatMap((b) => few(third).map((c) => [b, c]));
  return few(first)
    .flatMap((a) => shared.map((rest) => [a, ...rest]))
    .filter((parts) => rowsOf(parts) >= squares)
    .map((parts) => ({ parts, cost: costOf(parts.map(({ length }) => length)) }))
    .sort((a, b) => a.cost - b.cost)
    .filter(({ cost }) => {
      const nth = tried.get(Math.floor(cost / 10)) ?? 0;
      tried.set(Math.floor(cost / 10), nth + 1);
      return nth < mostTries;
    })
    .map(({ parts }) => parts);
}

/** Few rows, as evenly shared by the words as can be. */
function costOf(rows: readonly number[]): number {
  const sum = rows.reduce((a, b) => a + b, 0);
  return Math.max(sum, wantedRows - 1) * 10 + Math.max(...rows) - Math.min(...rows);
}

/** A row of its own for every square, by its number; null where there is none for one. */
function coverAll(owners: readonly ReadonlySet<number>[], squares: number): number[] | null {
  const ofRow = owners.map(() => -1);
  const place = (square: number, seen: Set<number>): boolean => {
    for (const [row, own] of owners.entries()) {
      if (seen.has(row) || !own.has(square)) continue;
      seen.add(row);
      const had = ofRow[row] ?? -1;
      if (had >= 0 && !place(had, seen)) continue;
      ofRow[row] = square;
      return true;
    }
    return false;
  };
  for (let square = 0; square < squares; square++) if (!place(square, new Set())) return null;
  return ofRow;
}

/** Rows with a spot each: no word twice where it can be helped, and a square again only when others are as often. */
function filled<Spot>(
  parts: readonly string[][],
  covered: readonly number[],
  spots: ReadonlyMap<string, readonly Piece<Spot>[]>,
  random: Random,
): Piece<Spot>[][] {
  const timesOf = new Map<number, number>();
  for (const square of covered) if (square >= 0) timesOf.set(square, 1);
  const had = new Set<number>();
  let row = 0;
  return parts.map((own) =>
    own.map((part) => {
      const square = covered[row++] ?? -1;
      const all = (spots.get(part) ?? []).filter(({ of }) => square < 0 || of === square);
      const fresh = all.filter(({ from }) => !had.has(from));
      const open = fresh.length > 0 ? fresh : all;
      const least = Math.min(...open.map(({ of }) => timesOf.get(of) ?? 0));
      const piece = random.pick(open.filter(({ of }) => (timesOf.get(of) ?? 0) === least));
      if (square < 0) timesOf.set(piece.of, (timesOf.get(piece.of) ?? 0) + 1);
      had.add(piece.from);
      return piece;
    }),
  );
}
