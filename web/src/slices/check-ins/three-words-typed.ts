export type ThreeWords = readonly [string, string, string];

export const noWords: ThreeWords = ["", "", ""];

/** What was pasted or typed as a whole ("index.home.raft", with spaces or commas too); null for anything else. */
export function splitAddress(text: string): ThreeWords | null {
  const [first, second, third, ...more] = text
    .trim()
    .toLowerCase()
    .split(/[\s.,;/]+/)
    .filter(Boolean);
  return first && second && third && more.length === 0 ? [first, second, third] : null;
}

/** The address to send, or null while it is not three alphabetic words. */
export function joinWords(words: ThreeWords): string | null {
  const address = words.map((word) => word.trim().toLowerCase()).join(".");
  return /^[a-z]+\.[a-z]+\.[a-z]+$/.test(address) ? address : null;
}
