/** A word's meaning from WordNet, and the words of the list that share it. */
export interface Definition {
  gloss: string;
  /** Other words of the list with the same meaning; empty for most. */
  rivals: readonly string[];
}

/** The address words with the indexes that show which of them a puzzle could mean. */
export interface Lexicon {
  words: readonly string[];
  has(word: string): boolean;
  findDefinition(word: string): Definition | null;
  /** Words of the list that give the same key; the keys below are made once per kind. */
  sharing(key: KeyName, word: string): readonly string[];
  /** Words that differ from this one in exactly one place. */
  neighbors(word: string): readonly string[];
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

/** @param definitions by word; words without one get no definition puzzles */
export function createLexicon(
  words: readonly string[],
  definitions: ReadonlyMap<string, Definition>,
): Lexicon {
  const set = new Set(words);
  const indexes = new Map<string, Map<string, string[]>>();
  const grouped = (name: string, keyOf: (word: string) => string[]): Map<string, string[]> => {
    const known = indexes.get(name);
    if (known) return known;
    const made = new Map<string, string[]>();
    for (const word of words)
      for (const key of keyOf(word)) {
        const list = made.get(key);
        if (list) list.push(word);
        else made.set(key, [word]);
      }
    indexes.set(name, made);
    return made;
  };
  const blanks = (word: string): string[] =>
    [...word].map((_, i) => `${word.slice(0, i)}_${word.slice(i + 1)}`);
  return {
    words,
    has: (word) => set.has(word),
    findDefinition: (word) => definitions.get(word) ?? null,
    sharing: (key, word) => grouped(key, (each) => [keys[key](each)]).get(keys[key](word)) ?? [],
    neighbors: (word) => {
      const index = grouped("neighbors", blanks);
      return blanks(word).flatMap((blank) =>
        (index.get(blank) ?? []).filter((each) => each !== word),
      );
    },
    startingWith: (letters) =>
      grouped(`start${letters.length}`, (word) => [word.slice(0, letters.length)]).get(letters) ??
      [],
    endingWith: (letters) =>
      grouped(`end${letters.length}`, (word) => [word.slice(-letters.length)]).get(letters) ?? [],
  };
}
