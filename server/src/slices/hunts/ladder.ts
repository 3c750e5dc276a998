import { type Difficulty, ladderHours, type Variant } from "@ten-paces/contract";
import { isOpenAtOnce, rungOf } from "@ten-paces/hunt-builder";
import type { SquareRow } from "./sql.ts";

type Line = SquareRow["clues"][number];

const everyMs = ladderHours * 3_600_000;

/** How long a hunter has been at the square, and how often they were wrong there. */
export interface Efforts {
  shownAt: Date;
  wrong: number;
}

export interface Ladder {
  /** Lines that are open, in their stored order. */
  lines: Line[];
  /** How many are not, and when the next one opens by itself; null where all are open. */
  waiting: { count: number; nextAt: Date } | null;
}

/**
 * The lines of a square's list that are open: those of the hunt's own difficulty and harder at once; each
 * wrong check-in and every 6 hours since the square was first shown open the next easier one. The lists of
 * digital hunts are what their puzzles are worked out from, and are open at once.
 */
export function ladderOf(
  lines: readonly Line[],
  hunt: { variant: Variant; difficulty: Difficulty },
  efforts: Efforts,
  now: Date,
): Ladder {
  const rungs = lines
    .filter((line) => !isOpenAtOnce(line, hunt))
    .sort((a, b) => rungOf(a, hunt) - rungOf(b, hunt));
  const heldMs = Math.max(0, now.getTime() - efforts.shownAt.getTime());
  const steps = Math.floor(heldMs / everyMs);
  const closed = rungs.slice(efforts.wrong + steps);
  return {
    lines: lines.filter((line) => !closed.includes(line)),
    waiting:
      closed.length === 0
        ? null
        : {
            count: closed.length,
            nextAt: new Date(efforts.shownAt.getTime() + (steps + 1) * everyMs),
          },
  };
}
