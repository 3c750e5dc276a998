import { shapesOfSort } from "./used-shapes.ts";
import { sortOfLikeness } from "./ways.ts";
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
  /** Other places that lists have told by a likeness. */
  heard: ReadonlySet<string>;
}

/** What the squares of the hunt before this one have used, by the shapes that they left. */
export function usageOf({ task, shapes }: Workbench): Usage {
  const usage = {
    mechanisms: new Map<string, number>(),
    openings: new Map<string, number>(),
    turns: new Set<string>(),
    worded: 0,
    beats: new Map<string, number>(),
    finds: 0,
    starts: new Set<string>(),
    heard: new Set(
      shapesOfSort(task.usedShapes, sortOfLikeness).map(
        (shape) => `landmark:${shape.slice(sortOfLikeness.length)}`,
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
