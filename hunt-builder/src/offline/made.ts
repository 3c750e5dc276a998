import type { Puzzle } from "../hunt.ts";
import type { Working } from "../puzzles/artefact.ts";

/** What a puzzle says and what it asks for. */
export interface Secrets {
  /** What it shows, hides and sells, as texts. */
  tells: readonly string[];
  /** What opens it. */
  keys: readonly string[];
  /** Words that one writes down on the way. */
  entries: readonly string[];
}

/** A puzzle with what is kept of it on the server. */
export interface Made {
  word: string;
  puzzle: Omit<Puzzle, "clueId" | "word">;
  working: Omit<Working, "word">;
  /** Words that one may read instead of it. */
  others?: readonly string[];
  /** What kind of thing it is, and the first step; alone the steps where the page says the kind. */
  hints: readonly string[];
  /** Of a square before the last. */
  secrets?: Secrets;
}
