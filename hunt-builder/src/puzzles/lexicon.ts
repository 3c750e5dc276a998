/** A word's meaning from WordNet, and the words that share it. */
export interface Definition {
  gloss: string;
  /** Other words with the same meaning, of the list or not; empty for many. */
  rivals: readonly string[];
}

/**
 * The address words with the indexes that show which words a puzzle could mean. A solver does not know
 * the list: the everyday words beyond it count as rivals, though none is ever an answer or shown.
 */
export interface Lexicon {
  words: readonly string[];
  /** Whether it is an address word. */
  has(word: string): boolean;
  /** Whether it is an address word or an everyday one. */
  isWord(text: string): boolean;
  findDefinition(word: string): Definition | null;
  /** Address and everyday words that give the same key as an address word; the keys are below. */
  sharing(key: KeyName, word: string): readonly string[];
  /** Address words that differ from this one in exactly one place. */
  neighbors(word: string): readonly string[];
  /** Address and everyday words that differ from each of two address words in exactly one place. */
  rungsBetween(above: string, below: string): readonly string[];
  /** Address words only, as the next. */
  startingWith(letters: string): readonly string[];
  endingWith(letters: string): readonly string[];
}

export type KeyName = "anagram" | "skeleton" | "keypad" | "morse" | "pattern";

const keypadOf: Record<string, string> = {};
"abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9".replace(
  /([a-z]+)(\d)/g,
  (_, letters: string, digit: string) => {
    for (const letter of letters) keypadOf[letter] = digit;
    return "";
  },
);

const morseOf = Object.fromEntries(
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
    .split(" ")
    .map((code, i) => [String.fromCharCode(97 + i), code]),
);

/** Morse code of a small letter: "-..". */
export function morse(letter: string): string {
  return morseOf[letter] ?? "";
}

/** Keypad digit of a small letter. */
export function keypad(letter: string): string {
  return keypadOf[letter] ?? "";
}

/** Differences between letters, which a Caesar shift leaves as they are. */
function pattern(word: string): string {
  const first = word.charCodeAt(0);
  return [...word].map((letter) => (letter.charCodeAt(0) - first + 26) % 26).join(",");
}

const keys: Record<KeyName, (word: string) => string> = {
  anagram: (word) => [...word].sort().join(""),
  skeleton: (word) => `${word.length}${word.replace(/[aeiou]/g, "")}`,
  keypad: (word) => [...word].map(keypad).join(""),
  morse: (word) => `${word.length}${[...word].map(morse).join("")}`,
  pattern,
};

/**
 * @param definitions by word; words without one get no definition puzzles
 * @param everyday words beyond the list that a solver may think of
 */
export function createLexicon(
  words: readonly string[],
  definitions: ReadonlyMap<string, Definition>,
  everyday: readonly string[] = [],
): Lexicon {
  const set = new Set(words);
  const beyond = new Set(everyday);
  const indexes = new Map<string, Map<string, string[]>>();
  const grouped = (
    name: string,
    keysOf: (word: string) => string[],
    rivals: readonly string[],
  ): Map<string, string[]> => {
    const known = indexes.get(name);
    if (known) return known;
    const made = new Map<string, string[]>();
    for (const word of words)
      for (const key of keysOf(word)) {
        const list = made.get(key);
        if (list) list.push(word);
        else made.set(key, [word]);
      }
    // Only where they rival an address word: the rest would be twice the memory for nothing.
    for (const word of rivals) for (const key of keysOf(word)) made.get(key)?.push(word);
    indexes.set(name, made);
    return made;
  };
  const blanks = (word: string): string[] =>
    [...word].map((_, i) => `${word.slice(0, i)}_${word.slice(i + 1)}`);
  const neighborsOf = (word: string): string[] => {
    const index = grouped("neighbors", blanks, everyday);
    return blanks(word).flatMap((blank) =>
      (index.get(blank) ?? []).filter((each) => each !== word),
    );
  };
  return {
    words,
    has: (word) => set.has(word),
    isWord: (text) => set.has(text) || beyond.has(text),
    findDefinition: (word) => definitions.get(word) ?? null,
    sharing: (key, word) =>
      grouped(key, (each) => [keys[key](each)], everyday).get(keys[key](word)) ?? [],
    neighbors: (word) => neighborsOf(word).filter((each) => set.has(each)),
    rungsBetween: (above, below) => {
      const other = new Set(neighborsOf(below));
      return neighborsOf(above).filter((each) => other.has(each));
    },
    startingWith: (letters) =>
      grouped(`start${letters.length}`, (word) => [word.slice(0, letters.length)], []).get(
        letters,
      ) ?? [],
    endingWith: (letters) =>
      grouped(`end${letters.length}`, (word) => [word.slice(-letters.length)], []).get(letters) ??
      [],
  };
}
