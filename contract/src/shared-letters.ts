import * as z from "zod/mini";

/** Letter `letter` of a puzzle's answer is letter `at` of the landmark's name. */
export const nameLetter = z.object({
  letter: z.number(),
  /** Counts the letters alone, from 1, and no "The". */
  at: z.number(),
});

/** Letter `letter` of a puzzle's answer is letter `at` of the answer of word `word`, both counted from 1. */
export const crossing = z.object({
  letter: z.number(),
  word: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  at: z.number(),
});
