import type { Difficulty, Puzzle } from "../hunt.ts";
import type { Kind } from "../puzzles/kinds/kind.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { truthsOf } from "../puzzles/kinds/truths.ts";
import type { Made } from "./made.ts";
import { isTold } from "./told-in-square.ts";
import { shapesOfSort } from "./used-shapes.ts";
import type { Workbench } from "./workbench.ts";

/** Whether a puzzle of the square cannot be tried out; in hard hunts not its first, whose word may be a key. */
export function isFirmThere({ task }: Pick<Workbench, "task">, before: readonly Made[]): boolean {
  return before
    .slice(task.difficulty === "HARD" ? 1 : 0)
    .some(
      ({ word, puzzle }) =>
        kinds.find(({ kind }) => kind === puzzle.kind)?.isFirm?.(word.length) ?? false,
    );
}

/** As many true lines should be left for two more puzzles of a square. */
export const fewestLines = 10;

export function linesLeft(bench: Workbench): number {
  return truthsOf(bench.task.place).filter(({ line }) => !isTold(bench, line)).length;
}

/** Whether a puzzle wants the first word of its square. */
export function isChain({ artefact }: Pick<Puzzle, "artefact">): boolean {
  return (
    artefact !== undefined &&
    (("chain" in artefact && artefact.kind !== "bearings") ||
      (artefact.kind === "keyed_cipher" && artefact.legend.includes("first word")))
  );
}

/** The kinds of the square before this one. */
export function kindsBefore({ task }: Workbench): ReadonlySet<string> {
  const square = `${task.sequenceNum - 1}.`;
  const kindsThere = new Set<string>();
  for (const shape of shapesOfSort(task.usedShapes, "puzzle:")) {
    const [, kind = "", at = ""] = shape.split(":");
    if (at.startsWith(square)) kindsThere.add(kind);
  }
  return kindsThere;
}

/** As many letters of a word show it, however it ends. */
const stemLetters = 5;

/** The words that a page shows so far, as one text. */
function pageOf({ texts, shown, tells }: Workbench): string {
  return ` ${[...texts, ...shown, ...tells]
    .join(" ")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")}`;
}

/** Tells whether the page shows a word so far, however it ends. */
export function readPage(bench: Workbench): (word: string) => boolean {
  let page: string | undefined;
  return (word) => {
    page ??= pageOf(bench);
    return page.includes(` ${word.slice(0, stemLetters)}`);
  };
}

/**
 * Whether the puzzle is the one of its square that cannot be tried out: in medium and hard hunts each has one, in hard
 * ones not as its first word, which may be the key to another.
 */
export function isFirmWanted({ task }: Workbench, index: number, before: readonly Made[]): boolean {
  if (task.difficulty === "EASY" || task.alone || isFirmThere({ task }, before)) return false;
  return index > 0 || (task.difficulty === "MEDIUM" && task.random.fork("firm").below(4) > 0);
}

/** Whether the page says what kind of thing a puzzle is: beside it in easy hunts, in its own voice in medium ones. */
export function isSaidBeside(kind: Kind, difficulty: Difficulty): boolean {
  return difficulty === "EASY" || (difficulty === "MEDIUM" && kind.saysHow === true);
}
