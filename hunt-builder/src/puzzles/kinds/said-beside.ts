import type { Library } from "../../library.ts";

/** Of so many bits one in a hundred is set: the library has some three hundred thousand pairs. */
const bits = 25;
const begins = "^";
const ends = "$";

interface Read {
  /** Pairs of words that stand beside each other in lines, a bit for each. */
  pairs: Uint32Array;
  /** Words of more than one line. */
  usual: ReadonlySet<string>;
}

const readFrom = new WeakMap<Library, Read>();

function readOf(library: Library): Read {
  const before = readFrom.get(library);
  if (before) return before;
  const pairs = new Uint32Array(2 ** (bits - 5));
  const usual = new Set<string>();
  const once = new Set<string>();
  for (const { facts, veiled } of library.places)
    for (const line of [...facts, ...veiled]) {
      let last = begins;
      for (const [word] of line.toLowerCase().matchAll(/[a-z0-9'-]+/g)) {
        book(pairs, last, word);
        (once.has(word) ? usual : once).add(word);
        last = word;
      }
      book(pairs, last, ends);
    }
  const read = { pairs, usual };
  readFrom.set(library, read);
  return read;
}

function bitOf(one: string, other: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < one.length; i++) hash = Math.imul(hash ^ one.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ 32, 0x01000193);
  for (let i = 0; i < other.length; i++) hash = Math.imul(hash ^ other.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> (32 - bits);
}

function book(pairs: Uint32Array, one: string, other: string): void {
  const bit = bitOf(one, other);
  pairs[bit >>> 5] = (pairs[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

function has(pairs: Uint32Array, one: string, other: string): boolean {
  const bit = bitOf(one, other);
  return ((pairs[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** Whether the library's lines use a word more than once: everybody knows it, and it offends nobody. */
export function isUsual(library: Library, word: string): boolean {
  return readOf(library).usual.has(word);
}

/** Words that the library's lines use more than once. */
export function usualOf(library: Library): ReadonlySet<string> {
  return readOf(library).usual;
}

/** Shorter words stand beside any other. */
const leastTelling = 4;

/** Between which words another stands; "" for the end of a line. */
export interface Between {
  before: string;
  after: string;
}

/** Whether the library's lines have had a word beside both of two others. */
export function isSaidBetween(library: Library, word: string, { before, after }: Between): boolean {
  const { pairs } = readOf(library);
  return has(pairs, before || begins, word) && has(pairs, word, after || ends);
}

/** Whether a word might be read there without a second thought: beside both, or beside one that tells something. */
export function maySay(library: Library, word: string, { before, after }: Between): boolean {
  const { pairs } = readOf(library);
  const left = has(pairs, before || begins, word);
  const right = has(pairs, word, after || ends);
  if (left && right) return true;
  return (left && before.length >= leastTelling) || (right && after.length >= leastTelling);
}
