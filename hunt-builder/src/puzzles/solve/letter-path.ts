import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import type { KindSolver } from "./shelf.ts";

const mostSteps = 20_000;

/** A line of a place without its gaps, and after how many letters a word ends. */
interface Sentence {
  letters: string;
  ends: readonly number[];
}

const known = new WeakMap<Place, readonly Sentence[]>();
const libraries = new WeakMap<Library, readonly Sentence[]>();

function sentencesOf(place: Place): readonly Sentence[] {
  const before = known.get(place);
  if (before) return before;
  const made = [...place.facts, ...place.veiled].map((line) => {
    const words = line.toUpperCase().match(/[A-Z]+/g) ?? [];
    let length = 0;
    return { letters: words.join(""), ends: words.map((word) => (length += word.length)) };
  });
  known.set(place, made);
  return made;
}

function everySentence(library: Library): readonly Sentence[] {
  const before = libraries.get(library);
  if (before) return before;
  const made = library.places.flatMap(sentencesOf);
  libraries.set(library, made);
  return made;
}

/** Every word that is left over by a walk which says what is true of the place, or of any place where it is not known. */
export const solveLetterPath: KindSolver<"letter_path"> = ({
  artefact,
  answerLength,
  place,
  shelf,
}) => {
  const { rows, told, wordLengths } = artefact;
  const columns = Math.max(...rows.map((row) => row.length));
  const signs = [...rows.join("")];
  const length = signs.filter((sign) => sign !== ".").length - answerLength;
  const have = countOf(signs);
  const ends = wordLengths.map((_, i) => wordLengths.slice(0, i + 1).reduce((a, b) => a + b));
  const sentences = place === null ? everySentence(shelf.library) : sentencesOf(place);
  const found = new Set<string>();
  for (const sentence of sentences) {
    if (!sentence.ends.includes(length)) continue;
    if (ends.some((end, i) => sentence.ends[i] !== end)) continue;
    const letters = sentence.letters.slice(0, length);
    const wanted = countOf(letters);
    if (wanted.some((count, letter) => count > (have[letter] ?? 0))) continue;
    const seen = new Set<number>();
    let steps = 0;
    const goOn = (at: number, nth: number): void => {
      if (seen.has(at) || signs[at] !== letters[nth] || ++steps > mostSteps) return;
      const first = told[nth];
      if (first && first.row * columns + first.column !== at) return;
      seen.add(at);
      if (nth === letters.length - 1)
        found.add(
          signs
            .filter((sign, i) => sign !== "." && !seen.has(i))
            .join("")
            .toLowerCase(),
        );
      else {
        if (at % columns > 0) goOn(at - 1, nth + 1);
        if (at % columns < columns - 1) goOn(at + 1, nth + 1);
        goOn(at - columns, nth + 1);
        goOn(at + columns, nth + 1);
      }
      seen.delete(at);
    };
    for (const at of signs.keys()) goOn(at, 0);
    if (steps > mostSteps) return [];
  }
  // Where two walks leave different letters nobody knows which are meant, though one of them may be no word.
  if (place !== null && found.size > 1) return [];
  return [...found].filter((word) => shelf.isAnswer(word));
};

function countOf(letters: Iterable<string>): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const letter of letters) {
    const code = letter.charCodeAt(0) - 65;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
