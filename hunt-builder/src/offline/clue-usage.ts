import { shapesOfSort } from "./used-shapes.ts";
import { sortOfLikeness, sortOfOther } from "./ways.ts";
import type { Workbench } from "./workbench.ts";

/** What the clues of a hunt have used. */
export interface Usage {
  mechanisms: Map<string, number>;
  openings: Map<string, number>;
  turns: ReadonlySet<string>;
  /** Clues that were worded for their places and lead from nowhere. */
  worded: number;
  /** How its clues move. */
  beats: Map<string, number>;
  /** Clues that ask for a first find. */
  finds: number;
  /** Other places that clues have led from: "landmark:sandy-hook-light". */
  starts: ReadonlySet<string>;
  /** Other places that squares have spoken of; at a desk those told by a likeness. */
  heard: ReadonlySet<string>;
}

/** What the squares of the hunt before this one have used, by the shapes that they left. */
export function usageOf({ task, shapes }: Workbench): Usage {
  const sortOfHeard = task.variant === "PHYSICAL" ? sortOfOther : sortOfLikeness;
  const usage = {
    mechanisms: new Map<string, number>(),
    openings: new Map<string, number>(),
    turns: new Set<string>(),
    worded: 0,
    beats: new Map<string, number>(),
    finds: 0,
    // On the ground a clue leads from no place that a hunt has met.
    starts: new Set(
      task.variant === "PHYSICAL"
        ? shapesOfSort(task.usedShapes, sortOfOther).map(
            (shape) => `landmark:${shape.slice(sortOfOther.length)}`,
          )
        : [],
    ),
    heard: new Set(
      shapesOfSort(task.usedShapes, sortOfHeard).map(
        (shape) => `landmark:${shape.slice(sortOfHeard.length)}`,
      ),
    ),
  };
  const count = (of: Map<string, number>, key: string): void => {
    of.set(key, (of.get(key) ?? 0) + 1);
  };
  const book = (shape: string): void => {
    const [sort, what = ""] = shape.split(" | ");
    if (sort === "mechanism") count(usage.mechanisms, what);
    else if (sort === "opening") count(usage.openings, what);
    else if (sort === "turn") usage.turns.add(what);
    else if (sort === "clue by") usage.starts.add(what);
    else if (sort === "worded") usage.worded++;
    else if (sort === "find") usage.finds++;
    else if (sort === "beat") count(usage.beats, what);
  };
  for (const sort of [
    "mechanism | ",
    "opening | ",
    "turn | ",
    "clue by | ",
    "worded | ",
    "find | ",
    "beat | ",
  ])
    for (const shape of shapesOfSort(task.usedShapes, sort)) book(shape);
  for (const shape of shapes) book(shape);
  return usage;
}
