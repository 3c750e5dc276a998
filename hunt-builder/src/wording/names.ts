import { counted } from "./numbers.ts";

/** A name as an index has it: without a leading "The". */
export function bareName({ name }: { name: string }): string {
  return name.replace(/^The /, "");
}

/** Words of a name as they stand on a sign; a hyphen joins. */
export function wordsOfName(name: string): string[] {
  return name.split(/[\s–—]+/).filter((word) => /[\p{L}\d]/u.test(word));
}

/**
 * A name all but told: "a name with the initials F. M.", or "a name of seven letters that begins with S"
 * where it is one word.
 */
export function nearlyNamed(place: { name: string }): string {
  const words = wordsOfName(bareName(place));
  const [only = ""] = words;
  if (words.length > 1) return `a name with the initials ${words.map(initialOf).join(" ")}`;
  const letters = only.replace(/[^\p{L}\d]/gu, "");
  return `a name of ${counted(letters.length, "letter")} that begins with ${initialOf(only).replace(".", "")}`;
}

/** "F.", but a number whole and without a stop. */
function initialOf(word: string): string {
  const [first = ""] = /\d+|\p{L}/u.exec(word) ?? [];
  return /\d/.test(first) ? first : `${first.toUpperCase()}.`;
}
