import { lastMade } from "./last-made.ts";
import type { Place } from "./place.ts";
import { withoutAccents } from "./wording/sentences.ts";

/** Words of names that any place might have; they give nothing away. */
const plain = new Set(
  `bridge museum park county state national historic historical lake river mountain island falls beach fort house mill mine
  library theater theatre church cathedral station market square tower monument memorial statue fountain cemetery
  university college stadium arena canyon cave caverns cavern spring springs forest garden gardens zoo aquarium
  observatory lighthouse light dam canal tunnel mission village ruins battlefield hotel railway railroad factory ship
  airfield courthouse capitol city hall peak point rock dune dunes overlook center area trail site side
  great grand north south east west covered creek valley hill mount world first street avenue plaza common main home
  arts science history natural nature botanical public opera union building field reserve preserve recreation scenic
  gorge butte mesa arch pass bluff bluffs cliff cliffs head harbor port pier train depot company store town little
  black white blue green high long water stone iron wood wooden brick glass with from that this over under upon
  between american america united states civil school court office place sign`.split(/\s+/),
);

/** As many texts again are kept of those that were read before these. */
const mostRead = 1_500;
let read = new Map<string, Read>();
let readBefore = new Map<string, Read>();

interface Read {
  words: readonly string[];
  /** Them with a gap on each side: " a long way ". */
  joined: string;
  /** Where enough letters stand alone in a row to spell a name: those that do, a gap for every longer word. */
  spelled: string;
}

/** A text in small words without accents and signs. */
export function wordsOf(text: string): readonly string[] {
  return readOf(text).words;
}

/** The first of its words, so many or fewer. */
export function firstWordsOf(text: string, count: number): readonly string[] {
  // No word goes over a gap, so that what stands behind the first ones need not be read; a few parts are marks alone.
  let end = -1;
  for (let gaps = 0; gaps < count + 3; gaps++) {
    end = text.indexOf(" ", end + 1);
    if (end < 0) return readWords(text).slice(0, count);
  }
  return readWords(text.slice(0, end)).slice(0, count);
}

/** Lines are read again and again while a square is written. */
function readOf(text: string): Read {
  const before = read.get(text);
  if (before) return before;
  let made = readBefore.get(text);
  if (made === undefined) {
    const words = readWords(text);
    made = { words, joined: ` ${words.join(" ")} `, spelled: spelledIn(words) };
  }
  if (read.size >= mostRead) {
    readBefore = read;
    read = new Map();
  }
  read.set(text, made);
  return made;
}

function readWords(text: string): string[] {
  const plainText = withoutAccents(text).toLowerCase();
  const joined = /['’]/.test(plainText) ? plainText.replace(/['’]s?\b/g, "") : plainText;
  return joined.match(/[a-z0-9]+/g) ?? [];
}

const shortestSpelled = 4;

function spelledIn(words: readonly string[]): string {
  let run = 0;
  for (const word of words) {
    run = word.length === 1 ? run + 1 : 0;
    if (run === shortestSpelled)
      return words.map((each) => (each.length === 1 ? each : " ")).join("");
  }
  return "";
}

const nothing: ReadonlySet<string> = new Set();

/** A name that is said letter by letter: "D-u-n-e-s". */
function findSpelled(runs: string, names: readonly string[]): string | null {
  if (runs === "") return null;
  return names.find((name) => name.length >= shortestSpelled && runs.includes(name)) ?? null;
}

const wordBits = 2048;
const multiplier = 31;

/**
 * Whether a text may have one of these words in it, or spell something letter by letter: false only where it certainly
 * does not. It looks at each sign once and keeps nothing.
 * @param words in small letters and digits
 */
function wordFilter(words: readonly string[]): (text: string) => boolean {
  const bits = new Array<number>(wordBits / 32).fill(0);
  for (const word of words) {
    let hash = 0;
    for (let i = 0; i < word.length; i++)
      hash = (Math.imul(hash, multiplier) + word.charCodeAt(i)) | 0;
    const bit = bitOf(hash);
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return (text) => {
    let hash = 0;
    let letters = 0;
    let alone = 0;
    for (let i = 0; i <= text.length; i++) {
      // As if a gap stood behind the last word.
      const code = i < text.length ? text.charCodeAt(i) : 32;
      // An accent may be any letter.
      if (code > 127) {
        if (!isMark(code)) return true;
      } else {
        const small = smallOf[code] ?? 0;
        if (small > 0) {
          hash = (Math.imul(hash, multiplier) + small) | 0;
          letters++;
          continue;
        }
      }
      if (code === 39 || code === 0x2019) {
        // "O'Brien" is read as one word, and "Joe's" without what it ends in.
        const next = text.charCodeAt(i + 1) | 32;
        if (next === 115 && !isOfWord(text.charCodeAt(i + 2) | 32)) i++;
        if (isOfWord(next)) continue;
      }
      if (letters === 0) continue;
      alone = letters === 1 ? alone + 1 : 0;
      if (alone >= shortestSpelled) return true;
      const bit = bitOf(hash);
      if (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) return true;
      hash = 0;
      letters = 0;
    }
    return false;
  };
}

function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Of each plain sign the small letter or the digit that it is; 0 of any other. */
const smallOf = Uint8Array.from({ length: 128 }, (_, code) => {
  const small = code >= 65 && code <= 90 ? code + 32 : code;
  return isOfWord(small) ? small : 0;
});

/** Dashes, quotation marks and the like. */
function isMark(code: number): boolean {
  return code >= 0x2010 && code <= 0x2027;
}

function bitOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 21;
}

/** Finds words that must not be said; `where` is a whole text. */
export interface LeakGuard {
  /** The first forbidden word or name in the text, or null. Of the words in `said` only whole names count. */
  findLeak(text: string, said?: ReadonlySet<string>): string | null;
}

/** Lines of a state's places are held against their own names again and again; those of others are not. */
const mostGuards = 300;

/** The guard of a place's own names, made once. */
export const guardOf = lastMade(mostGuards, (place: GuardedPlace): LeakGuard => leakGuard(place));

type GuardedPlace = Pick<Place, "name" | "aliases" | "stateName">;

/**
 * A guard for one place (its state is no secret): its names whole, their telling words of four letters or more, and the
 * words of a digital answer.
 */
export function leakGuard(place: GuardedPlace, answers: readonly string[] = []): LeakGuard {
  const names = [place.name, ...place.aliases]
    .map((name) => readWords(name).join(" "))
    .filter((name) => name.length > 3);
  const known = new Set(wordsOf(place.stateName));
  // "City Hall" of a city hall cannot be kept back; three plain words in a row can.
  const whole = names.filter((name) => {
    const parts = name.split(" ");
    return parts.length > 2 || parts.some((word) => !plain.has(word) && !known.has(word));
  });
  const telling = new Set(
    names
      .flatMap((name) => name.split(" "))
      .filter((word) => word.length >= 4 && !plain.has(word) && !known.has(word)),
  );
  const plurals = new Set([...telling].map((word) => `${word}s`));
  const spelled = [...whole.map((name) => name.replaceAll(" ", "")), ...telling];
  const padded = whole.map((name) => ` ${name} `);
  const watched = new Set([...telling, ...plurals, ...answers]);
  // Nearly every text has none of these, and needs no closer look: of a whole name its longest word stands for it.
  const maySay = wordFilter([
    ...watched,
    ...whole.map((name) => name.split(" ").reduce((a, b) => (b.length > a.length ? b : a))),
  ]);
  return {
    findLeak(text, said = nothing) {
      if (!maySay(text)) return null;
      const { words, joined, spelled: runs } = readOf(text);
      for (let i = 0; i < padded.length; i++)
        if (joined.includes(padded[i] ?? "")) return whole[i] ?? null;
      if (words.some((word) => watched.has(word))) {
        for (const word of words)
          if ((telling.has(word) || plurals.has(word)) && !said.has(word)) return word;
        for (const word of words) if (answers.includes(word)) return word;
      }
      return findSpelled(runs, spelled);
    },
  };
}
