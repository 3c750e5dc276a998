import type { Puzzle } from "../hunt.ts";
import type { Working } from "../puzzles/artefact.ts";

/** A puzzle with what is kept of it on the server. */
export interface Made {
  word: string;
  puzzle: Omit<Puzzle, "clueId" | "word">;
  working: Omit<Working, "word">;
  /** Words that one may read instead of it. */
  others?: readonly string[];
  /** What kind of thing it is, and the first step; alone the steps where the page says the kind. */
  hints: readonly string[];
}
