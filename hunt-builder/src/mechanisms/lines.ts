import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { sentence } from "../wording/sentences.ts";

/** A veiled line as a sentence, with its key. */
export interface Line {
  key: string;
  text: string;
  /** As the row has it: small first letter, no full stop. */
  bare: string;
}

/** Those of a state, which are compared with each other: of all states they would be some megabytes. */
export const mostOfState = 150;

/** The veiled lines of a place, as sentences. */
export const linesOf = lastMade(mostOfState, (place: Place): readonly Line[] =>
  place.veiled.map((bare, i) => ({
    key: `image:${i}`,
    // A question within a line is answered with a capital, as anywhere.
    text: sentence(bare.replace(/[?!] \p{Ll}/gu, (mark) => mark.toUpperCase())),
    bare,
  })),
);

/** The fact behind a key "fact:2"; "" where there is none. */
export function factOf(place: Place, key: string): string {
  return place.facts[Number(key.split(":")[1])] ?? "";
}

/** What stands between gaps and has a letter or a digit. */
const wordLike = /[^\s\p{L}\d]*[\p{L}\d]\S*/gu;

/** Words of a text. */
export function wordCount(text: string): number {
  let count = 0;
  let isWord = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > lastPlain) {
      if (code >= firstQuote && code <= lastQuote) continue;
      return countAny(text);
    }
    if (code <= space) isWord = false;
    else if (!isWord && isOfWord[code] === 1) {
      isWord = true;
      count++;
    }
  }
  return count;
}

const space = 32;
const lastPlain = 126;
/** Curved quotation marks, the only signs beyond the plain ones that most lines have. */
const firstQuote = 0x2018;
const lastQuote = 0x201d;

/** Of each plain sign whether it is a letter or a digit. */
const isOfWord = Uint8Array.from({ length: lastPlain + 1 }, (_, code) => {
  const small = code | 32;
  return (small >= 97 && small <= 122) || (code >= 48 && code <= 57) ? 1 : 0;
});

function countAny(text: string): number {
  let count = 0;
  wordLike.lastIndex = 0;
  while (wordLike.test(text)) count++;
  return count;
}

/** A line that can stand within another sentence: no mark of its own. */
export function isPlain({ bare }: Pick<Line, "bare">): boolean {
  return !/[:;.?!]/.test(bare);
}
