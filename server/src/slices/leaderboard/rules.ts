import type { Difficulty } from "@ten-paces/contract";

const completionPoints = 500;
const mostSpeedPoints = 100;
const mostAccuracyPoints = 50;
const multiplier: Record<Difficulty, number> = { EASY: 1, MEDIUM: 2, HARD: 3 };

export interface Run {
  difficulty: Difficulty;
  estimatedMinutes: number;
  startedAt: Date;
  finishedAt: Date;
  attempts: number;
  successes: number;
}

/** Points of a finished hunt: (500 + speed + accuracy) × difficulty, rounded to whole points. */
export function scoreOf(run: Run): number {
  const minutes = (run.finishedAt.getTime() - run.startedAt.getTime()) / 60_000;
  // 100 up to the estimated duration, then evenly down to 0 at four times it.
  const late = (minutes - run.estimatedMinutes) / (3 * run.estimatedMinutes);
  const speed = mostSpeedPoints * (1 - Math.min(1, Math.max(0, late)));
  const accuracy = run.attempts > 0 ? (mostAccuracyPoints * run.successes) / run.attempts : 0;
  return Math.round((completionPoints + speed + accuracy) * multiplier[run.difficulty]);
}
