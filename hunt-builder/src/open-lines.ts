import type { Clue, Difficulty, HuntVariant } from "./hunt.ts";

const hardFirst: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };

/** How late a line opens of itself, from 0: those of the hunt's own difficulty and harder are open at once. */
export function rungOf(line: Pick<Clue, "difficulty">, hunt: { difficulty: Difficulty }): number {
  return Math.max(0, hardFirst[line.difficulty] - hardFirst[hunt.difficulty]);
}

/**
 * Whether a player sees a line of the clue list when the square opens. The lists of digital hunts are what their
 * puzzles are worked out from, and are open at once.
 */
export function isOpenAtOnce(
  line: Pick<Clue, "difficulty">,
  hunt: { variant: HuntVariant; difficulty: Difficulty },
): boolean {
  return hunt.variant === "DIGITAL" || rungOf(line, hunt) === 0;
}
