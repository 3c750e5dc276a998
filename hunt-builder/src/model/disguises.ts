import { wordsOf } from "../leaks.ts";

/**
 * What somebody could read out of a text who was told a name in disguise: its words' and its sentences' first letters
 * in a row, its words back to front, and neighbors put together ("zebu lon"). Each as a text for a leak guard.
 */
export function disguisesOf(text: string): string[] {
  const words = wordsOf(text);
  const initials = words.map((word) => word.charAt(0));
  const openings = text.split(/[.!?;:\n]+/).flatMap((part) => wordsOf(part)[0]?.charAt(0) ?? []);
  const closings = words.map((word) => word.charAt(word.length - 1));
  const reversed = words.map((word) => [...word].reverse().join(""));
  const glued = words.flatMap((word, i) => {
    const [next = "", after = ""] = words.slice(i + 1, i + 3);
    return next === "" ? [] : [word + next, word + next + after];
  });
  return [initials, openings, closings, reversed, glued].map((list) => list.join(" "));
}
