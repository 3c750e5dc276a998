import { counted, inWords } from "../wording/numbers.ts";
import { capitalized } from "../wording/sentences.ts";
import { closed, distinguish } from "./distinguish.ts";
import { keypad, morse } from "./lexicon.ts";
import { type PuzzleMaker, type PuzzleTask, spelled } from "./puzzle-maker.ts";

const letterCount = (word: string): string => `${inWords(word.length)} letters`;

export const definition: PuzzleMaker = {
  kind: "definition",
  from: "EASY",
  make({ word, lexicon, guard, random, keeper }) {
    const meaning = lexicon.findDefinition(word);
    if (meaning === null || guard.findLeak(meaning.gloss) !== null) return null;
    const first = word.charAt(0).toUpperCase();
    const fits = meaning.rivals.filter(
      (each) => each.length === word.length && each.startsWith(word.charAt(0)),
    );
    const extra = distinguish(word, [word, ...fits], { ...lexicon, findDefinition: () => null });
    if (extra === null) return null;
    const prompt = random.pick([
      `A word of ${letterCount(word)} that begins with ${first} and can mean “${meaning.gloss}”`,
      `The dictionary says “${meaning.gloss}”, the word has ${letterCount(word)}, and ${first} is the first of them`,
      `Find the word for “${meaning.gloss}”, in ${letterCount(word)} from ${first} on`,
      `${capitalized(keeper)} is thinking of “${meaning.gloss}”: a word of ${letterCount(word)} that begins with ${first}`,
    ]);
    return { prompt: closed(prompt, extra) };
  },
};

export const anagram: PuzzleMaker = {
  kind: "anagram",
  from: "EASY",
  make({ word, lexicon, random, keeper }) {
    if (word.length < 4 || new Set(word).size < 3) return null;
    const candidates = lexicon.sharing("anagram", word);
    const extra = distinguish(word, candidates, lexicon);
    if (extra === null) return null;
    let mixed = word;
    for (
      let i = 0;
      i < 20 && (lexicon.isWord(mixed) || mixed.slice(0, 2) === word.slice(0, 2));
      i++
    )
      mixed = random.shuffle([...word]).join("");
    if (lexicon.isWord(mixed)) return null;
    const prompt = random.pick([
      `Use every letter of “${spelled(mixed)}” once, in another order, and make one word`,
      `The letters “${spelled(mixed)}” have been shaken out of their order; put them back into one word`,
      `${capitalized(keeper)} has dropped a word, and its letters lie as “${spelled(mixed)}”; pick them all up in the right order`,
      `Unscramble “${spelled(mixed)}” into a single word that uses all of its letters`,
    ]);
    return { prompt: closed(prompt, extra) };
  },
};

export const missingVowels: PuzzleMaker = {
  kind: "missing_vowels",
  from: "EASY",
  make({ word, lexicon, random, keeper }) {
    const left = word.replace(/[aeiou]/g, "");
    if (left.length < 2 || left.length === word.length) return null;
    const extra = distinguish(word, lexicon.sharing("skeleton", word), lexicon);
    if (extra === null) return null;
    const prompt = random.pick([
      `A word of ${letterCount(word)} has lost its vowels (A, E, I, O and U), and “${spelled(left)}” is what remains, in order`,
      `Put the vowels A, E, I, O, U back where they belong in “${spelled(left)}” and you have a word of ${letterCount(word)}`,
      `${capitalized(keeper)} has struck out every A, E, I, O and U of a word of ${letterCount(word)} and left “${spelled(left)}”`,
    ]);
    return { prompt: closed(prompt, extra) };
  },
};

export const keypadPresses: PuzzleMaker = {
  kind: "keypad",
  from: "EASY",
  make({ word, lexicon, random, keeper }) {
    const extra = distinguish(word, lexicon.sharing("keypad", word), lexicon);
    if (extra === null) return null;
    const digits = [...word].map(keypad).join(" ");
    const layout =
      "2 is A B C, 3 is D E F, 4 is G H I, 5 is J K L, 6 is M N O, 7 is P Q R S, 8 is T U V, 9 is W X Y Z";
    const prompt = random.pick([
      `On a telephone keypad (${layout}) each letter is one press, and the word is dialed “${digits}”`,
      `${capitalized(keeper)} dialed a word on a telephone, one press for each letter: “${digits}”, where ${layout}`,
    ]);
    return { prompt: closed(prompt, extra) };
  },
};

const spoken = (code: string): string =>
  [...code].map((sign) => (sign === "." ? "dot" : "dash")).join(" ");

export const morseCode: PuzzleMaker = {
  kind: "morse",
  from: "EASY",
  make(task) {
    return task.difficulty === "HARD" ? runTogether(task) : spaced(task);
  },
};

function spaced({ word, random, keeper }: PuzzleTask): { prompt: string } {
  const code = [...word].map((letter) => spoken(morse(letter))).join(", ");
  return {
    prompt: random.pick([
      `In International Morse code, with a comma after each letter: “${code}”.`,
      `The telegraph key went “${code}” in International Morse, a comma standing for the pause between letters.`,
      `${capitalized(keeper)} taps it out in International Morse, with a comma for the pause after each letter: “${code}”.`,
    ]),
  };
}

function runTogether({ word, lexicon }: PuzzleTask): { prompt: string } | null {
  const extra = distinguish(word, lexicon.sharing("morse", word), lexicon);
  if (extra === null || word.length > 6) return null;
  const code = spoken([...word].map(morse).join(""));
  return {
    prompt: closed(
      `A careless operator left no pauses between the ${counted(word.length, "letter")} of a word in International Morse: “${code}”`,
      extra,
    ),
  };
}
