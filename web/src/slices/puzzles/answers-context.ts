import { createContext } from "react";

/** The three words of the check-in, which the boxes under the puzzles are. */
export interface Answers {
  /** Of word 1, 2 or 3, in small letters; a space stands for a box that is open. */
  wordOf(nth: number): string;
  setWord(nth: number, word: string): void;
  /** Counts as typing, for the review of prizes. */
  noteKey(): void;
  notePaste(): void;
}

/** Null where nothing is to be answered, as in a solved square. */
export const AnswersContext = createContext<Answers | null>(null);
