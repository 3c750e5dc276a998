import type { Artefact } from "../artefact.ts";

interface Found {
  artefact: Artefact;
  answers: readonly string[];
}

/** What the first word of a square may be, as far as it is known; nothing where nobody has looked. */
export function firstWords(earlier: readonly Found[]): readonly string[] {
  return earlier[0]?.answers ?? [];
}

/** What is so of letters that turn a row about, by what a chain says of them. */
const turns: readonly (readonly [asked: RegExp, isSo: (word: string, at: number) => boolean])[] = [
  [/ is a vowel/, (word, at) => "aeiou".includes(word[at] ?? "-")],
  [/ N to Z/, (word, at) => (word[at] ?? "a") > "m"],
  [/ odd number/, (word, at) => "acegikmoqsuwy".includes(word[at] ?? "-")],
  [/ second time/, (word, at) => word.indexOf(word[at] ?? "") !== word.lastIndexOf(word[at] ?? "")],
  [/ a curve /, (word, at) => !"aefhiklmntvwxyz".includes(word[at] ?? "a")],
  [/ A to M/, (word, at) => (word[at] ?? "z") < "n"],
  [/ a hole /, (word, at) => "abdopqr".includes(word[at] ?? "-")],
  [/ later in the alphabet/, (word, at) => (word[at + 1] ?? "a") > (word[at] ?? "z")],
];

/** For each row whether a first word turns it about, as the chain says; nothing where it says nothing that is known. */
export function turnedRows(chain: string, word: string, rows: number): boolean[] {
  const isSo = turns.find(([asked]) => asked.test(chain))?.[1];
  return Array.from({ length: rows }, (_, at) => isSo?.(word, at) ?? false);
}

/** Every way in which rows are read as a chain says, by the letters of a first word: for each row read its number, from 0. */
export function readingOrders(chain: string, words: readonly string[], rows: number): number[][] {
  const orders = new Map<string, number[]>();
  for (const word of words) {
    if (word.length < rows) continue;
    const order = orderOf(chain, word, rows);
    orders.set(order.join(), order);
  }
  return [...orders.values()];
}

function orderOf(chain: string, word: string, rows: number): number[] {
  const all = Array.from({ length: rows }, (_, i) => i);
  if (chain.includes(" counts to")) {
    const from = (word.charCodeAt(0) - 97) % rows;
    return [...all.slice(from), ...all.slice(0, from)];
  }
  if (chain.includes(" two rounds")) {
    const isVowel = (at: number): boolean => /[aeiou]/.test(word.charAt(at));
    return [...all.filter(isVowel), ...all.filter((at) => !isVowel(at))];
  }
  const letters = chain.includes(" the last ") ? word.slice(word.length - rows) : word;
  const isBackward = chain.includes("from Z to A");
  return all
    .map((at) => {
      const code = letters.charCodeAt(at);
      return { at, key: isBackward ? -code : code };
    })
    .sort((a, b) => a.key - b.key || a.at - b.at)
    .map(({ at }) => at);
}
