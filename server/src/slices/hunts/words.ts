import type { Working } from "@ten-paces/contract";

/** Three alphabetic words separated by dots, case-insensitive; null for anything else. */
export function readWords(typed: string): string | null {
  const words = typed.trim().toLowerCase();
  return /^[a-z]+\.[a-z]+\.[a-z]+$/.test(words) ? words : null;
}

/** Which words of an address are those of another, each in its place, or fit its puzzle as well. */
export function rightWords(
  typed: string,
  address: string,
  workings: readonly Pick<Working, "word" | "accepted">[] = [],
): boolean[] {
  const words = typed.split(".");
  return address.split(".").map((word, i) => {
    const also = workings.find((working) => working.word === i + 1)?.accepted ?? [];
    const written = words[i] ?? "";
    return written === word || also.includes(written);
  });
}
