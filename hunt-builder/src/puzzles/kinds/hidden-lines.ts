import type { LeakGuard } from "../../leaks.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { vocabulary } from "../vocabulary.ts";
import type { KindTask } from "./kind.ts";
import { truthsOf } from "./truths.ts";

/** A true line of a place that a puzzle hides: words of the vocabulary alone, nothing that names the place. */
export interface HiddenLine {
  /** In small letters, with its commas and hyphens. */
  text: string;
  letters: number;
  /** The library's own words. */
  line: string;
}

/**
 * Lines of the place that consist of plain words and that the square has not said; none that gives away a
 * name or an answer.
 */
export function hiddenLines(task: KindTask, shortest: number, longest: number): HiddenLine[] {
  const { place, guard, isSaid, random } = task;
  const open = plainLinesOf(place, guard).filter(
    ({ letters }) => letters >= shortest && letters <= longest,
  );
  return random.shuffle(open).filter(({ line }) => !isSaid(line));
}

/** A square asks for each of its words, and for each kind. */
const known = new WeakMap<LeakGuard, readonly HiddenLine[]>();

/** Lines of plain words, whatever their length. */
function plainLinesOf(place: Place, guard: LeakGuard): readonly HiddenLine[] {
  const before = known.get(guard);
  if (before) return before;
  const made = truthsOf(place).flatMap(({ form, text, line }): HiddenLine[] => {
    if (form !== "fact" && form !== "veiled") return [];
    if (!/^[a-z][a-z ,;-]*$/.test(text) || !isOfWords(text)) return [];
    if (guard.findLeak(text) !== null || saysTown(text, place)) return [];
    return [{ text, letters: lettersOf(text).length, line }];
  });
  known.set(guard, made);
  return made;
}

/** A text without anything but its letters. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}

/** Whether every word is one that a solver can look up. */
function isOfWords(text: string): boolean {
  const { isWord } = vocabulary();
  return text
    .split(/[^a-z]+/)
    .filter(Boolean)
    .every(isWord);
}

/** The word that helps most of those of a hidden line. */
export function longestOf(words: readonly string[]): string {
  return words.reduce((longest, each) => (each.length > longest.length ? each : longest), "");
}
