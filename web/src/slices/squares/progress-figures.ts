import type { Progress } from "@ten-paces/contract";

export interface ProgressFigures {
  completed: number;
  total: number;
  percent: number;
  /** The square to solve now; the last one when all are solved. */
  current: number;
  finished: boolean;
}

/** The numbers of the progress panel and the mobile header. */
export function progressFigures(progress: Progress): ProgressFigures {
  const total = progress.totalSquares;
  const completed = new Set(progress.completedSquares).size;
  return {
    completed,
    total,
    percent: total > 0 ? Math.round((completed / total) * 100) : 0,
    current: Math.min(progress.currentSquare, total),
    finished: total > 0 && completed >= total,
  };
}
