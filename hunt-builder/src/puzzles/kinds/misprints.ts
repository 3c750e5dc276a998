import type { Library } from "../../library.ts";
import type { Lexicon } from "../lexicon.ts";
import { vocabulary } from "../vocabulary.ts";
import { isSaidBetween, isUsual, maySay } from "./said-beside.ts";

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

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

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
  read: Map<string, readonly Misprint[]>;
  readBefore: Map<string, readonly Misprint[]>;
}
const knownFrom = new WeakMap<Library, Known>();

function knownOf(library: Library): Known {
  const before = knownFrom.get(library);
  if (before) return before;
  const made = { beside: new Map(), read: new Map(), readBefore: new Map() };
  knownFrom.set(library, made);
  return made;
}

/** Words that everybody knows and that differ from this one by a letter. */
function besideOf(word: string, { lexicon, library }: Books): readonly string[] {
  const { beside } = knownOf(library);
  const before = beside.get(word);
  if (before) return before;
  const { isWord } = vocabulary();
  const made = [...word].flatMap((letter, at) =>
    alphabet
      .filter((other) => other !== letter)
      .map((other) => changed(word, at, other))
      .filter((each) => lexicon.has(each) || (isUsual(library, each) && isWord(each))),
  );
  beside.set(word, made);
  return made;
}

/**
 * Every misprint of a line that one sees: the printed word is one that everybody knows and hardly stands between its
 * neighbors, nor does another that a single letter would make of it.
 */
export function misprintsOf(text: string, books: Books): readonly Misprint[] {
  const known = knownOf(books.library);
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
