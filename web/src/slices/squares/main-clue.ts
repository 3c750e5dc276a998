import type { ClueLine } from "@ten-paces/contract";

export interface MainClue {
  text: string;
  /** A clue list inside the clue itself; null where there is none. */
  clues: ClueLine[] | null;
}

/** A square's clue: plain text, or JSON that holds mainClue and may hold a clues list. */
export function readMainClue(clue: string): MainClue {
  if (!clue.trimStart().startsWith("{")) return { text: clue, clues: null };
  try {
    const { mainClue, clues } = JSON.parse(clue) as { mainClue?: unknown; clues?: unknown };
    if (typeof mainClue !== "string") return { text: clue, clues: null };
    return { text: mainClue, clues: Array.isArray(clues) ? clues.filter(isClueLine) : null };
  } catch {
    return { text: clue, clues: null };
  }
}

function isClueLine(value: unknown): value is ClueLine {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Partial<ClueLine>;
  return [line.id, line.text, line.difficulty, line.category].every(
    (part) => typeof part === "string",
  );
}
