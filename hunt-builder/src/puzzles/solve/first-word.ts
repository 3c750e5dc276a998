import type { Artefact } from "../artefact.ts";

interface Found {
  artefact: Artefact;
  answers: readonly string[];
}

/** What the first word of a square may be, as far as it is known; nothing where nobody has looked. */
export function firstWords(earlier: readonly Found[]): readonly string[] {
  return earlier[0]?.answers ?? [];
}

/** Every way in which rows can be read by the letters of a first word: for each row read its number, from 0. */
export function readingOrders(words: readonly string[], rows: number): number[][] {
  const orders = new Map<string, number[]>();
  for (const word of words) {
    if (word.length < rows) continue;
    const order = Array.from({ length: rows }, (_, i) => `${word.charAt(i)}${i}`)
      .sort()
      .map((each) => Number(each.slice(1)));
    orders.set(order.join(), order);
  }
  return [...orders.values()];
}
