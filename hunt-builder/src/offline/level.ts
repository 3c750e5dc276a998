import type { SquareTask } from "../clue-writer.ts";
import type { Difficulty } from "../hunt.ts";

/** How directly the main clue speaks; a clue that search finds is rewritten less directly. */
export function levelFor(task: Pick<SquareTask, "difficulty" | "round">): Difficulty {
  if (task.difficulty !== "EASY" || task.round === 0) return task.difficulty;
  return "MEDIUM";
}
