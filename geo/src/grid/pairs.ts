/**
 * A square is a pair of whole numbers, x and y, each from 0 to 1,092,726 (103³ - 1). Word i of the address
 * takes digit i of x and of y in base 103, so three words of 103² choices carry the pair.
 */
const base = 103;
export const wordCount = base * base;
export const pairSide = base ** 3;

/** A pair of numbers; reused by the hot paths, so read it before the next call that fills it. */
export interface Pair {
  x: number;
  y: number;
}

/** The three word indexes of a pair. */
export function wordIndexesOf({ x, y }: Pair): [first: number, second: number, third: number] {
  const highX = (x / wordCount) | 0;
  const highY = (y / wordCount) | 0;
  const lowX = x - highX * wordCount;
  const lowY = y - highY * wordCount;
  const middleX = (lowX / base) | 0;
  const middleY = (lowY / base) | 0;
  return [
    highX * base + highY,
    middleX * base + middleY,
    (lowX - middleX * base) * base + lowY - middleY * base,
  ];
}

/** The reverse of wordIndexesOf, written into `pair`. */
export function readPair(first: number, second: number, third: number, pair: Pair): void {
  const highX = (first / base) | 0;
  const middleX = (second / base) | 0;
  const lowX = (third / base) | 0;
  pair.x = highX * wordCount + middleX * base + lowX;
  pair.y =
    (first - highX * base) * wordCount + (second - middleX * base) * base + third - lowX * base;
}
