import { vocabulary } from "../vocabulary.ts";

/** Words of one length by the letters at their places, as sets of bits: intersecting two is a walk along them. */
interface OfLength {
  words: readonly string[];
  bits: readonly Uint32Array[];
}

const indexes = new Map<number, OfLength>();

function indexOf(length: number): OfLength {
  const before = indexes.get(length);
  if (before) return before;
  // No word stands alone but these two.
  const words = length === 1 ? ["a", "i"] : vocabulary().ofLength(length);
  const size = (words.length + 31) >>> 5;
  const bits = Array.from({ length: length * 26 }, () => new Uint32Array(size));
  for (const [i, word] of words.entries())
    for (let at = 0; at < length; at++) {
      const set = bits[at * 26 + word.charCodeAt(at) - 97];
      if (set) set[i >>> 5] = (set[i >>> 5] ?? 0) | (1 << (i & 31));
    }
  const made = { words, bits };
  indexes.set(length, made);
  return made;
}

/**
 * Words of SCOWL that have these letters at these places.
 * @param known a letter from 0 to 25 at each place, or -1 where it is open
 */
export function wordsWith(known: readonly number[]): string[] {
  const { words, bits } = indexOf(known.length);
  const sets = setsOf(known, bits);
  const [first] = sets;
  if (first === undefined) return [...words];
  const found: string[] = [];
  for (let at = 0; at < first.length; at++) {
    let left = first[at] ?? 0;
    for (let i = 1; i < sets.length && left !== 0; i++) left &= sets[i]?.[at] ?? 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      found.push(words[(at << 5) + bit] ?? "");
      left &= left - 1;
    }
  }
  return found;
}

/** How many words have these letters at these places; the count stops at `enough`. */
export function countWith(known: readonly number[], enough: number): number {
  const { words, bits } = indexOf(known.length);
  const sets = setsOf(known, bits);
  const [first] = sets;
  if (first === undefined) return words.length;
  let count = 0;
  for (let at = 0; at < first.length && count < enough; at++) {
    let left = first[at] ?? 0;
    for (let i = 1; i < sets.length && left !== 0; i++) left &= sets[i]?.[at] ?? 0;
    for (; left !== 0; left &= left - 1) count++;
  }
  return count;
}

function setsOf(known: readonly number[], bits: readonly Uint32Array[]): Uint32Array[] {
  const sets: Uint32Array[] = [];
  for (let at = 0; at < known.length; at++) {
    const letter = known[at] ?? -1;
    const set = letter < 0 ? undefined : bits[at * 26 + letter];
    if (set) sets.push(set);
  }
  return sets;
}

/** By length, the words of each shape. */
const shapes = new Map<number, Map<number, string[]>>();

/** Words of SCOWL whose letters recur as those of this one do: "hull" like "ball". */
export function wordsShapedLike(word: string): readonly string[] {
  const before = shapes.get(word.length);
  const byShape = before ?? new Map<number, string[]>();
  if (before === undefined) {
    shapes.set(word.length, byShape);
    for (const each of indexOf(word.length).words) {
      const shape = shapeOf(each);
      const list = byShape.get(shape);
      if (list) list.push(each);
      else byShape.set(shape, [each]);
    }
  }
  return byShape.get(shapeOf(word)) ?? [];
}

/** Where each letter of a word stands first in it, as one number: the digit of the nth place has n values. */
function shapeOf(word: string): number {
  let shape = 0;
  for (let i = 0; i < word.length; i++) shape = shape * (i + 1) + word.indexOf(word.charAt(i));
  return shape;
}

/**
 * Words of SCOWL of which each letter is one of those that its place may have; null where there are `most` or more.
 * @param masks for each place the letters that may stand there, a bit for each from A on
 */
export function wordsAmong(masks: readonly number[], most: number): string[] | null {
  const { words, bits } = indexOf(masks.length);
  const size = (words.length + 31) >>> 5;
  if (leftOf.length < size) {
    leftOf = new Uint32Array(size);
    anyOf = new Uint32Array(size);
  }
  const [left, any] = [leftOf, anyOf];
  for (let i = 0; i < size; i++) left[i] = 0xffffffff;
  for (let at = 0; at < masks.length; at++) {
    let isFirst = true;
    for (let letters = masks[at] ?? 0; letters !== 0; letters &= letters - 1) {
      const set = bits[at * 26 + 31 - Math.clz32(letters & -letters)];
      if (set === undefined) continue;
      if (isFirst) for (let i = 0; i < size; i++) any[i] = set[i] ?? 0;
      else for (let i = 0; i < size; i++) any[i] = (any[i] ?? 0) | (set[i] ?? 0);
      isFirst = false;
    }
    if (isFirst) return [];
    let some = 0;
    for (let i = 0; i < size; i++) {
      const now = (left[i] ?? 0) & (any[i] ?? 0);
      left[i] = now;
      some |= now;
    }
    if (some === 0) return [];
  }
  const found: string[] = [];
  for (let i = 0; i < size; i++)
    for (let some = left[i] ?? 0; some !== 0; some &= some - 1) {
      const word = words[(i << 5) + 31 - Math.clz32(some & -some)];
      if (word !== undefined) found.push(word);
      if (found.length >= most) return null;
    }
  return found;
}

/** Words that are left, and those that one place allows: written anew for every look. */
let leftOf = new Uint32Array(0);
let anyOf = new Uint32Array(0);
