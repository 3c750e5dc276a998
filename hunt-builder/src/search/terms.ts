import { withoutAccents } from "../wording/sentences.ts";

const stop = new Set(
  `a an the and or of in on at to for from by with it its is are was were be been has have had that this these those as
  but not no nor so if than then there here where when which who whom what you your yours we our us i me my he she his her they
  their one only into over under about up down out off all any some more most other such do does did will would may might can`.split(
    /\s+/,
  ),
);

/** Terms of a text as the search sees them: lower case, no accents, no stop words, endings cut. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  readTerms(text, terms, null);
  return terms;
}

/** The same by their numbers, which hold for this process: -1 for one that came when there were too many. */
export function termNumbersOf(text: string): number[] {
  const own: number[] = [];
  readTerms(text, null, own);
  return own;
}

/** The numbers of terms that texts will be read for. */
export function numberTerms(terms: readonly string[]): number[] {
  // Words that had come when there were too many may be among them.
  if (numbers.size >= mostKnown) forget();
  return terms.map((term) => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  });
}

function numberOf(term: string): number {
  const before = numbers.get(term);
  if (before !== undefined) return before;
  if (term === "" || numbers.size >= mostKnown) return -1;
  const made = numbers.size;
  numbers.set(term, made);
  return made;
}

const numbers = new Map<string, number>();
/** More than the library has; an operator's own texts cannot grow it for ever. */
const mostKnown = 80_000;

// What words are to the search, so that each is looked up once: found by its letters in the text itself, without being
// cut out of it. A word lies in the first free slot from its hash on.
const slots = 2 ** 17;
let wordIn: (string | undefined)[] = [];
/** The term that a word is; "" where it is nothing. */
let termIn: string[] = [];
const numberIn = new Int32Array(slots);
let words = 0;

function forget(): void {
  wordIn = new Array<string | undefined>(slots).fill(undefined);
  termIn = new Array<string>(slots).fill("");
  words = 0;
}
forget();

/** Adds the terms of a text, or their numbers, to a list. */
function readTerms(text: string, terms: string[] | null, own: number[] | null): void {
  const plain = withoutAccents(text)
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1");
  const { length } = plain;
  for (let from = 0; from < length; from++) {
    let code = plain.charCodeAt(from);
    if (isOfWord[code] !== 1) continue;
    let hash = 0;
    let to = from;
    do {
      hash = (Math.imul(hash, 31) + code) | 0;
      code = ++to < length ? plain.charCodeAt(to) : 0;
    } while (isOfWord[code] === 1);
    const slot = slotOf(plain, from, to, hash);
    const term = termIn[slot] ?? "";
    if (term !== "") {
      terms?.push(term);
      own?.push(numberIn[slot] ?? -1);
    }
    from = to;
  }
}

/** Of each plain sign whether it is a small letter or a digit; there is nothing of the others. */
const isOfWord = Uint8Array.from({ length: 128 }, (_, code) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) ? 1 : 0,
);

function slotOf(text: string, from: number, to: number, hash: number): number {
  let slot = Math.imul(hash, 0x9e3779b1) >>> 15;
  for (;;) {
    const word = wordIn[slot];
    if (word === undefined) break;
    if (stands(word, text, from, to)) return slot;
    slot = (slot + 1) % slots;
  }
  if (words >= mostKnown) {
    forget();
    return slotOf(text, from, to, hash);
  }
  const word = text.slice(from, to);
  const term = stop.has(word) || word.length < 2 ? "" : stem(word);
  wordIn[slot] = word;
  termIn[slot] = term;
  numberIn[slot] = numberOf(term);
  words++;
  return slot;
}

function stands(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++)
    if (word.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}

/** Cuts plural and tense endings, so that "arches" finds "arch". */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word))
    return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  return word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/([^s])s$/, "$1")
    .replace(/(?:ing|ed)$/, "")
    .replace(/e$/, "");
}
