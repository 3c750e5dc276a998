import { namesText, vocabularyText } from "../generated/vocabulary.ts";

/** Words that a solver may think of, whether or not they can be an answer. */
export interface Vocabulary {
  /** A word of SCOWL to tier 70. */
  isWord(text: string): boolean;
  /** A name of a person, a people or a town, which somebody might write into boxes. */
  isName(text: string): boolean;
  /** Words without names, of so many letters, sorted. */
  ofLength(length: number): readonly string[];
  /** Names of so many letters. */
  namesOfLength(length: number): readonly string[];
}

let known: Vocabulary | null = null;

/** The vocabulary, unpacked when it is first asked for. */
export function vocabulary(): Vocabulary {
  known ??= unpack();
  return known;
}

function unpack(): Vocabulary {
  const words = unpacked(vocabularyText);
  const all = new Set(words);
  const names = new Set(unpacked(namesText));
  const byLength = Map.groupBy(words, (word) => word.length);
  return {
    isWord: (text) => all.has(text),
    isName: (text) => names.has(text),
    ofLength: (length) => byLength.get(length) ?? [],
    namesOfLength: (length) => [...names].filter((name) => name.length === length),
  };
}

/** Each word as the letters it shares with the one before, a digit of base 36 in capitals, and the rest. */
function unpacked(text: string): string[] {
  const words: string[] = [];
  let word = "";
  for (const [, shared = "0", rest = ""] of text.matchAll(/([0-9A-Z])([a-z]*)/g)) {
    word = word.slice(0, Number.parseInt(shared, 36)) + rest;
    words.push(word);
  }
  return words;
}
