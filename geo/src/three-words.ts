/** Whether a text is three alphabetic words joined by dots, in any case; whether they exist is not asked. */
export function isWellFormed(words: string): boolean {
  return /^[a-z]+\.[a-z]+\.[a-z]+$/i.test(words);
}

/**
 * Reads an address as people type, paste or dictate it: "///Index Home, raft." becomes "index.home.raft".
 * Null unless it comes down to exactly three alphabetic words; whether they exist is not asked.
 */
export function parseWords(text: string): string | null {
  if (text.length > 200) return null;
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .split(/[\s.,;:/\\|·•・。_\-–—'"“”‘’()]+/)
    .filter((word) => word !== "");
  const address = words.join(".");
  return words.length === 3 && isWellFormed(address) ? address : null;
}
