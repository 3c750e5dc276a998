import type { Secrets } from "./made.ts";

/** Whether a text says a key, as one word or many of it. */
function saysKey(text: string, key: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}|\d{4}/g) ?? [];
  return words.some((word) => word === key || word === `${key}s` || `${word}s` === key);
}

/** Whether one of these texts says what opens a puzzle. */
export function sayKeys(texts: readonly string[], keys: readonly string[]): boolean {
  return keys.some((key) => texts.some((text) => saysKey(text, key)));
}

/** Whether one of two puzzles of a square says, hides or sells what opens the other. */
export function areKeysApart(one: Secrets | undefined, other: Secrets): boolean {
  if (one === undefined) return true;
  const gives = ({ tells, entries, keys }: Secrets): string[] => [...tells, ...entries, ...keys];
  return !(sayKeys(gives(one), other.keys) || sayKeys(gives(other), one.keys));
}
