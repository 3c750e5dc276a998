import type { Place } from "../place.ts";
import { sentence } from "../wording/sentences.ts";

/** A veiled line as a sentence, with its key. */
export interface Line {
  key: string;
  text: string;
  /** As the row has it: small first letter, no full stop. */
  bare: string;
}

const known = new WeakMap<Place, readonly Line[]>();

/** The veiled lines of a place, as sentences. */
export function linesOf(place: Place): readonly Line[] {
  const before = known.get(place);
  if (before) return before;
  const made = place.veiled.map((bare, i) => ({
    key: `image:${i}`,
    // A question within a line is answered with a capital, as anywhere.
    text: sentence(bare.replace(/[?!] \p{Ll}/gu, (mark) => mark.toUpperCase())),
    bare,
  }));
  known.set(place, made);
  return made;
}

/** The fact behind a key "fact:2"; "" where there is none. */
export function factOf(place: Place, key: string): string {
  return place.facts[Number(key.split(":")[1])] ?? "";
}

/** What stands between gaps and has a letter or a digit. */
const wordLike = /[^\s\p{L}\d]*[\p{L}\d]\S*/gu;

/** Words of a text. */
export function wordCount(text: string): number {
  let count = 0;
  wordLike.lastIndex = 0;
  while (wordLike.test(text)) count++;
  return count;
}

/** A line that can stand within another sentence: no mark of its own. */
export function isPlain(line: Line): boolean {
  return !/[:;.?!]/.test(line.bare);
}
