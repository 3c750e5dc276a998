import type { Library } from "../../library.ts";
import type { Lexicon } from "../lexicon.ts";
import { type Vocabulary, vocabulary } from "../vocabulary.ts";
import { isSaidBetween, isUsual, maySay, usualOf } from "./said-beside.ts";

/** One wrong letter in a line that makes another word of the one that was meant. */
export interface Misprint {
  /** Which word of the line it is, from 0, as gaps part them. */
  at: number;
  /** The letter that should stand there. */
  letter: string;
  /** The word that was meant, and the one that is printed. */
  meant: string;
  printed: string;
}

/** Forms of one word that differ by a letter: who reads "come" for "came" sees no misprint. */
const forms = new Set(
  `become-became come-came man-men woman-women rise-rose arise-arose ride-rode write-wrote drive-drove hold-held
  behold-beheld fall-fell grow-grew blow-blew know-knew throw-threw draw-drew sing-sang sing-sung sang-sung ring-rang
  ring-rung rang-rung sink-sank sink-sunk sank-sunk drink-drank drink-drunk drank-drunk swim-swam swim-swum spin-spun
  spin-span win-won hang-hung stick-stuck strike-struck swing-swung cling-clung fling-flung sling-slung shine-shone
  wake-woke awake-awoke begin-began begin-begun began-begun shrink-shrank shrink-shrunk spring-sprang spring-sprung
  string-strung strive-strove dive-dove give-gave forgive-forgave stand-stank wind-wound bind-bound find-found
  grind-ground bite-bits shoot-shots broke-brake spoke-spake affect-effect ensure-insure inquire-enquire gray-grey
  farther-further story-storey whisky-whiskey lose-loose`
    .split(/\s+/)
    .flatMap((pair) => [pair, pair.split("-").toReversed().join("-")]),
);

/** Letters that a word ends in as it is bent: "build" and "built" are one. */
const endings = /[sdrntyel]/;

/** Words of a line, as gaps part them. */
export function wordsOfLine(text: string): string[] {
  return text.split(" ");
}

/** A word with another letter at one place. */
function changed(word: string, at: number, letter: string): string {
  return word.slice(0, at) + letter + word.slice(at + 1);
}

/** What misprints are looked up in. */
interface Books {
  lexicon: Lexicon;
  library: Library;
}

/** As many lines again are kept of those that were read before these: about those of a state. */
const mostRead = 1_000;
interface Known {
  /** By word, those that everybody knows and that differ from it by a letter. */
  beside: Map<string, readonly string[]>;
  /** Bits of those that everybody knows. */
  sieve: Uint32Array;
  read: Map<string, readonly Misprint[]>;
  readBefore: Map<string, readonly Misprint[]>;
}
const knownFrom = new WeakMap<Library, Known>();

function knownOf(books: Books): Known {
  const before = knownFrom.get(books.library);
  if (before) return before;
  const sieve = sieveOf(books);
  const made = { beside: new Map(), sieve, read: new Map(), readBefore: new Map() };
  knownFrom.set(books.library, made);
  return made;
}

/** Words that everybody knows and that differ from this one by a letter. */
function besideOf(word: string, books: Books): readonly string[] {
  const { beside, sieve } = knownOf(books);
  const before = beside.get(word);
  if (before) return before;
  const { isWord } = vocabulary();
  const hash = hashOf(word);
  const made: string[] = [];
  for (let at = 0; at < word.length; at++) {
    const power = powers[at] ?? 0;
    const rest = hash - Math.imul(word.charCodeAt(at), power);
    for (let code = first; code < first + letterCount; code++) {
      // Nearly all of the three hundred are no words: the sieve says so before they are made.
      if (!isSieved(sieve, rest + Math.imul(code, power)) || code === word.charCodeAt(at)) continue;
      const each = changed(word, at, String.fromCharCode(code));
      if (isKnown(each, books, isWord)) made.push(each);
    }
  }
  beside.set(word, made);
  return made;
}

function isKnown(word: string, { lexicon, library }: Books, isWord: Vocabulary["isWord"]): boolean {
  return lexicon.has(word) || (isUsual(library, word) && isWord(word));
}

const first = "a".charCodeAt(0);
const letterCount = 26;
const mostLetters = 32;
const base = 0x01000193;
const powers = new Int32Array(mostLetters).fill(1);
for (let i = 1; i < mostLetters; i++) powers[i] = Math.imul(powers[i - 1] ?? 1, base);

/** A sum over the letters, so that one changed letter changes it by as much wherever the others are the same. */
function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash += Math.imul(word.charCodeAt(i), powers[i] ?? 0);
  return hash;
}

/** Of a hundred bits some two are set: the words are some fifteen thousand. */
const sieveBits = 20;

function bitOf(hash: number): number {
  return Math.imul(hash | 0, 0x9e3779b1) >>> (32 - sieveBits);
}

function isSieved(sieve: Uint32Array, hash: number): boolean {
  const bit = bitOf(hash);
  return ((sieve[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

function sieveOf({ lexicon, library }: Books): Uint32Array {
  const sieve = new Uint32Array(2 ** (sieveBits - 5));
  const put = (word: string): void => {
    const bit = bitOf(hashOf(word));
    sieve[bit >>> 5] = (sieve[bit >>> 5] ?? 0) | (1 << (bit & 31));
  };
  for (const word of lexicon.words) put(word);
  for (const word of usualOf(library)) put(word);
  return sieve;
}

/**
 * Every misprint of a line that one sees: the printed word is one that everybody knows and hardly stands between its
 * neighbors, nor does another that a single letter would make of it.
 */
export function misprintsOf(text: string, books: Books): readonly Misprint[] {
  const known = knownOf(books);
  const before = known.read.get(text);
  if (before) return before;
  const made = known.readBefore.get(text) ?? everyMisprint(text, books);
  if (known.read.size >= mostRead) {
    known.readBefore = known.read;
    known.read = new Map();
  }
  known.read.set(text, made);
  return made;
}

function everyMisprint(text: string, books: Books): Misprint[] {
  const words = wordsOfLine(text);
  const bare = words.map((word) => word.toLowerCase().replace(/[^a-z0-9'-]/g, ""));
  const { isWord } = vocabulary();
  return words.flatMap((token, at): Misprint[] => {
    const meant = /^([a-z]{3,11})[,;:.]?$/.exec(token)?.[1];
    if (meant === undefined || !isWord(meant)) return [];
    if (bare.indexOf(meant) !== bare.lastIndexOf(meant)) return [];
    const where = { before: bare[at - 1] ?? "", after: bare[at + 1] ?? "" };
    const isOpen = (word: string): boolean =>
      word !== meant && isSaidBetween(books.library, word, where);
    return besideOf(meant, books).flatMap((wrong): Misprint[] => {
      if (bare.includes(wrong) || forms.has(`${meant}-${wrong}`) || isBent(meant, wrong)) return [];
      // Of two words that would do as well, nobody knows which was meant.
      if (maySay(books.library, wrong, where) || besideOf(wrong, books).some(isOpen)) return [];
      const letter = [...meant].find((each, i) => each !== wrong[i]) ?? "";
      return [{ at, letter, meant, printed: wrong }];
    });
  });
}

/** Whether two words may be forms of one: they differ in how they end. */
function isBent(one: string, other: string): boolean {
  return (
    one.slice(0, -1) === other.slice(0, -1) &&
    endings.test(one.slice(-1)) &&
    endings.test(other.slice(-1))
  );
}

/** A line with some of its words misprinted. */
export function printed(text: string, misprints: readonly Misprint[]): string {
  return wordsOfLine(text)
    .map((token, at) => {
      const wrong = misprints.find((each) => each.at === at);
      return wrong ? token.replace(wrong.meant, wrong.printed) : token;
    })
    .join(" ");
}
