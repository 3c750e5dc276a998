import type { DraftSquare } from "@ten-paces/contract";
import type { BadgeTone } from "../../ui/badge-tones.ts";

/** What a square without a score counts as. */
export const MISSING_SCORE = 0.5;

export interface ScoreLook {
  score: number;
  tone: BadgeTone;
  /** The same in a word, for those who do not see the colour. */
  word: string;
}

/** Green below 0.3, yellow below 0.6, red from there; a missing score counts as 0.5. */
export function scoreLook(given: number | null | undefined): ScoreLook {
  const score = given ?? MISSING_SCORE;
  if (score < 0.3) return { score, tone: "moss", word: "resistant" };
  if (score < 0.6) return { score, tone: "yellow", word: "searchable" };
  return { score, tone: "flag", word: "easily found" };
}

/**
 * What a player sees for nothing is the clue and its list: a clue that resists beside a list that does not is
 * no resistant square. The list's own look comes with it then.
 */
export function squareScoreLook(
  score: number | null | undefined,
  attacks: readonly Pick<Attack, "stage" | "score">[],
): { clue: ScoreLook; list: ScoreLook | null } {
  const clue = scoreLook(score);
  const list = attacks.find(({ stage }) => stage === "list");
  if (!list || clue.score >= 0.3 || list.score < 0.3) return { clue, list: null };
  return { clue: { ...clue, tone: "yellow", word: "by its clue" }, list: scoreLook(list.score) };
}

export type Attack = DraftSquare["attacks"][number];

const STAGES: Record<Attack["stage"], string> = {
  clue: "From the clue alone",
  list: "With the clue list",
  hint1: "After hint 1",
  hint2: "After hint 2",
  hint3: "After hint 3",
};

export function stageName(stage: Attack["stage"]): string {
  return STAGES[stage];
}

const WHOLE = new Intl.NumberFormat("en-US");

/** "found at rank 14 of 3,214". */
export function rankWords({ rank, of }: Pick<Attack, "rank" | "of">): string {
  return `found at rank ${WHOLE.format(rank)} of ${WHOLE.format(of)}`;
}
