import type { KindSolver } from "./shelf.ts";
import { countWith, wordsShapedLike, wordsWith } from "./word-index.ts";

const mostSteps = 5_000;
const open = -1;
/** A word that settles more letters may be tried in more ways. */
const worths = Array.from({ length: 15 }, (_, gaps) => 2 ** gaps);

/** A word of the text. */
interface Cipher {
  text: string;
  /** Its letters from 0 on. */
  codes: readonly number[];
  distinct: readonly number[];
  /** What its letters stand for as far as they are known: written anew for every look. */
  known: number[];
  /** How many words it could be when that was counted last, and where the count would have stopped; -1 before. */
  count: number;
  upTo: number;
  isRead: boolean;
}

/**
 * Every signature over all readings of the text into words, one letter for another. It takes nothing that the
 * place knows; a text that is read in too many ways gives none.
 */
export const solveCryptogram: KindSolver<"cryptogram"> = ({ artefact, shelf }) => {
  const codes = (text: string): number[] =>
    [...text.toUpperCase()].map((letter) => letter.charCodeAt(0) - 65);
  const words = [...new Set(artefact.text.split(/[^A-Z]+/).filter(Boolean))].map((text): Cipher => {
    const word = codes(text);
    return {
      text,
      codes: word,
      distinct: [...new Set(word)],
      known: word.map(() => open),
      count: -1,
      upTo: 0,
      isRead: false,
    };
  });
  const signature = codes(artefact.signature);
  const plainOf = new Array<number>(26).fill(open);
  const cipherOf = new Array<number>(26).fill(open);
  for (const { cipher, plain } of artefact.given) {
    const [from = 0] = codes(cipher);
    const [to = 0] = codes(plain);
    plainOf[from] = to;
    cipherOf[to] = from;
  }
  const found = new Set<string>();
  let steps = 0;

  /** The letters of a word as far as they are known. */
  const knownOf = (word: Cipher): readonly number[] => {
    const { codes, known } = word;
    for (let i = 0; i < codes.length; i++) {
      const letter = plainOf[codes[i] ?? 0] ?? open;
      if (known[i] === letter) continue;
      known[i] = letter;
      word.count = -1;
    }
    return known;
  };
  /** How many words it could be, up to so many; counted again where its letters are not what they were. */
  const countOf = (word: Cipher, enough: number): number => {
    const known = knownOf(word);
    if (word.count < 0 || (word.count >= word.upTo && word.upTo < enough)) {
      word.count = countWith(known, enough);
      word.upTo = enough;
    }
    return word.count;
  };
  const gapsOf = ({ distinct }: Cipher): number => {
    let gaps = 0;
    for (const code of distinct) if (plainOf[code] === open) gaps++;
    return gaps;
  };

  /** Letters that were settled, the last one last. */
  const settled: number[] = [];

  function readOn(): void {
    if (++steps > mostSteps || found.size > 4) return;
    let best: Cipher | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const word of words) {
      if (word.isRead) continue;
      const gaps = gapsOf(word);
      const worth = worths[gaps] ?? 1;
      const count =
        gaps < word.distinct.length
          ? countOf(word, least * worth)
          : wordsShapedLike(word.text).length;
      if (count === 0) return;
      if (count / worth < least) {
        least = count / worth;
        best = word;
      }
    }
    if (best === undefined) {
      if (signature.every((code) => plainOf[code] !== open))
        found.add(textOf(signature.map((code) => plainOf[code] ?? open)).toLowerCase());
      return;
    }
    const word = best;
    word.isRead = true;
    const before = settled.length;
    const candidates =
      gapsOf(word) < word.distinct.length ? wordsWith(knownOf(word)) : wordsShapedLike(word.text);
    for (const candidate of candidates) {
      let fits = true;
      for (let at = 0; at < word.codes.length; at++) {
        const code = word.codes[at] ?? 0;
        const letter = candidate.charCodeAt(at) - 97;
        if (plainOf[code] === open && cipherOf[letter] === open) {
          plainOf[code] = letter;
          cipherOf[letter] = code;
          settled.push(code);
        } else if (plainOf[code] !== letter) {
          fits = false;
          break;
        }
      }
      if (fits) readOn();
      while (settled.length > before) {
        const code = settled.pop() ?? 0;
        cipherOf[plainOf[code] ?? 0] = open;
        plainOf[code] = open;
      }
    }
    word.isRead = false;
  }
  readOn();
  return steps > mostSteps ? [] : [...found].filter((each) => shelf.isAnswer(each));
};

function textOf(word: readonly number[]): string {
  return word.map((code) => String.fromCharCode(65 + code)).join("");
}
