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

/**
 * Below 0.3 resistant, yellow below 0.6, red from there; a missing score counts as 0.5. Green is only what a language
 * model was asked about too: a search alone says little of what resists one.
 */
export function scoreLook(given: number | null | undefined, asked = false): ScoreLook {
  const score = given ?? MISSING_SCORE;
  if (score < 0.3)
    return asked
      ? { score, tone: "moss", word: "resistant" }
      : { score, tone: "neutral", word: "resists search" };
  if (score < 0.6) return { score, tone: "yellow", word: "searchable" };
  return { score, tone: "flag", word: "easily found" };
}

/** The look of a square's score, and whether a model was asked about it. */
export function squareScoreLook(
  score: number | null | undefined,
  attacks: readonly Pick<Attack, "stage">[],
): ScoreLook & { asked: boolean } {
  const asked = attacks.some(({ stage }) => stage === "model");
  return { ...scoreLook(score, asked), asked };
}

export type Attack = DraftSquare["attacks"][number];

const STAGES: Record<Attack["stage"], string> = {
  clue: "From the clue alone",
  opening: "As the square opens",
  model: "A language model, from the clue",
  list: "With the whole list",
  hint1: "After hint 1",
  hint2: "After hint 2",
  hint3: "After hint 3",
};

export function stageName(stage: Attack["stage"]): string {
  return STAGES[stage];
}

const WHOLE = new Intl.NumberFormat("en-US");

/** "found at rank 14 of 3,214, by meaning"; of a model, whether it named the place. */
export function rankWords({ stage, rank, of, by }: Omit<Attack, "score">): string {
  if (stage === "model") return rank > of ? "not among its guesses" : `its guess number ${rank}`;
  return `found at rank ${WHOLE.format(rank)} of ${WHOLE.format(of)}${by === "meaning" ? ", by meaning" : ""}`;
}
