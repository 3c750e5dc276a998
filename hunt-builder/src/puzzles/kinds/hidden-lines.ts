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
  const open = truthsOf(place).flatMap(({ form, text, line }): HiddenLine[] => {
    if (form !== "fact" && form !== "veiled") return [];
    if (!/^[a-z][a-z ,;-]*$/.test(text) || !isOfWords(text)) return [];
    if (guard.findLeak(text) !== null || saysTown(text, place)) return [];
    const letters = lettersOf(text).length;
    return letters < shortest || letters > longest ? [] : [{ text, letters, line }];
  });
  return random.shuffle(open).filter(({ line }) => !isSaid(line));
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
