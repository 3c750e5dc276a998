import { counted, ordinal } from "../wording/numbers.ts";
import { capitalized } from "../wording/sentences.ts";
import { closed, distinguish } from "./distinguish.ts";
import { type PuzzleMaker, position, shifted, spelled } from "./puzzle-maker.ts";

export const caesar: PuzzleMaker = {
  kind: "caesar",
  from: "EASY",
  make({ word, lexicon, random, difficulty, keeper }) {
    const shift = 2 + random.below(23);
    const text = spelled([...word].map((letter) => shifted(letter, shift)).join(""));
    if (difficulty !== "HARD")
      return {
        prompt: random.pick([
          `Every letter of the word has been moved ${counted(shift, "place")} forward in the alphabet, with A following Z, and now it reads “${text}”.`,
          `Caesar would have written “${text}”: each letter stands ${counted(shift, "place")} later in the alphabet than it should, and after Z comes A.`,
          `${capitalized(keeper)} writes in Caesar's cipher, “${text}”: each letter stands ${counted(shift, "place")} later in the alphabet than it should, and after Z comes A.`,
          `Move each letter of “${text}” back by ${counted(shift, "place")}, counting from A to Z when you fall off the front.`,
        ]),
      };
    const extra = distinguish(word, lexicon.sharing("pattern", word), lexicon);
    if (extra === null) return null;
    return {
      prompt: closed(
        `${capitalized(keeper)} has moved all letters of “${text}” by the same number of places along the alphabet, with A following Z, and the number is lost; only one way back gives a word of ${counted(word.length, "letter")}`,
        extra,
      ),
    };
  },
};

export const vigenere: PuzzleMaker = {
  kind: "vigenere",
  from: "MEDIUM",
  make({ word, place, guard, random, keeper }) {
    for (const fact of random.shuffle(place.facts)) {
      if (guard.findLeak(fact) !== null || /[“”"]/.test(fact)) continue;
      const words = fact.split(/\s+/);
      const usable = words
        .map((each, i) => ({ key: each.toLowerCase(), nth: i + 1 }))
        .filter(({ key, nth }) => /^[a-z]{4,8}$/.test(key) && nth > 1 && nth <= 12);
      if (usable.length === 0) continue;
      const { key, nth } = random.pick(usable);
      const text = [...word]
        .map((letter, i) => shifted(letter, position(key[i % key.length] ?? "a") - 1))
        .join("");
      return {
        prompt: `${capitalized(keeper)} has hidden the word in a Vigenère cipher, as “${spelled(text)}”; the key is the ${ordinal(nth)} word of this line about the landmark, “${fact}”; write the key under the letters, over again where it is too short, and move each letter back by the place of the key's letter (A by none, B by one, C by two, and so on, with Z before A).`,
      };
    }
    return null;
  },
};

export const letterArithmetic: PuzzleMaker = {
  kind: "letter_arithmetic",
  from: "EASY",
  make({ word, random, difficulty, keeper }) {
    const numbers = [...word].map(position);
    if (difficulty === "HARD") {
      const steps = numbers.slice(1).map((n, i) => {
        const step = n - (numbers[i] ?? 0);
        return step < 0 ? `minus ${-step}` : `plus ${step}`;
      });
      return {
        prompt: `Number the letters from A, which is 1, to Z, which is 26; ${keeper} says that the word begins at ${numbers[0]} and goes on from each letter to the next by these steps, “${steps.join(", ")}”.`,
      };
    }
    const sums = numbers.map((n) => {
      const part = 1 + random.below(12);
      return random.below(2) === 0 && n > part ? `${n - part} + ${part}` : `${n + part} − ${part}`;
    });
    return {
      prompt: random.pick([
        `With A as 1, B as 2 and so on to Z as 26, do these sums and read the letters: “${sums.join(", ")}”.`,
        `${capitalized(keeper)} has done the accounts in letters, and each sum gives the number of one, A being 1 and Z being 26: “${sums.join(", ")}”.`,
      ]),
    };
  },
};
