import type { Puzzle } from "../hunt.ts";
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
