import { fieldsOf, textOr } from "../../reading.ts";
import type { Marks } from "./drawing.ts";
import { notebook } from "./notes.ts";

/** What a player has done at a puzzle, as the device keeps it. */
export interface Work {
  marks: Marks;
  /** Letters in the boxes, "" where one is open. */
  letters: readonly string[];
}

/** @param name of the puzzle's notes; null: nothing is kept */
export function readWork(name: string | null, length: number): Work {
  return workOf(name === null ? "" : notebook.read(name), length);
}

export function keepWork(name: string | null, { marks, letters }: Work): void {
  if (name !== null) notebook.write(name, JSON.stringify({ marks, letters }));
}

/** Work out of what a device kept, which may be anything. */
export function workOf(text: string, length: number): Work {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text || "null");
  } catch {
    // Notes of an older page: nothing to go on with.
  }
  const { marks, letters } = fieldsOf(kept);
  const known = Array.isArray(letters) ? letters : [];
  return {
    marks: Object.fromEntries(
      Object.entries(fieldsOf(marks)).flatMap(([key, value]) =>
        typeof value === "string" ? [[key, value]] : [],
      ),
    ),
    letters: Array.from({ length }, (_, i) => letterOf(textOr(known[i], ""))),
  };
}

/** One small letter, or "". */
export function letterOf(text: string): string {
  return /^[a-z]$/i.test(text) ? text.toLowerCase() : "";
}

/** Letters as a word of the check-in: a space for each open box, none at the end. */
export function wordOf(letters: readonly string[]): string {
  return letters
    .map((letter) => letter || " ")
    .join("")
    .trimEnd();
}
