/** Three alphabetic words separated by dots, case-insensitive; null for anything else. */
export function readWords(typed: string): string | null {
  const words = typed.trim().toLowerCase();
  return /^[a-z]+\.[a-z]+\.[a-z]+$/.test(words) ? words : null;
}
