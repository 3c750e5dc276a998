import * as z from "zod/mini";

// What a player sees of the puzzles of a hunt's last square, which are made of the squares before it.
const short = z.string().check(z.maxLength(60));
const letters = z.string().check(z.regex(/^[A-Z]{0,24}$/));

export const metaFrame = z.object({
  kind: z.literal("meta_frame"),
  sign: short,
  /** What a row is labelled with, its boxes, which of them is lit first, from 0, and how many are, if more than one. */
  rows: z
    .array(
      z.object({
        label: short,
        boxes: z.number(),
        lit: z.number(),
        wide: z.optional(z.number()),
      }),
    )
    .check(z.maxLength(10)),
});

export const metaSheet = z.object({
  kind: z.literal("meta_sheet"),
  sign: short,
  /** Which word of each square says by its length what column counts; with columns only. */
  nth: z.optional(z.number()),
  /** Lengths of words, one for each letter of a cell; without them a cell has one letter. */
  columns: z.optional(z.array(z.number()).check(z.maxLength(6))),
  cells: z.array(z.object({ label: short, letter: letters })).check(z.maxLength(24)),
});

export const metaPlate = z.object({
  kind: z.literal("meta_plate"),
  sign: short,
  text: letters,
  /** Which plate it is; where nothing else is said, also which letter of each name is the key's. */
  nth: z.optional(z.number()),
  /** Letters of the one key, all names read down, that plates before it took. */
  from: z.optional(z.number()),
});

export const metaBook = z.object({
  kind: z.literal("meta_book"),
  sign: short,
  refs: z.array(short).check(z.maxLength(10)),
  /** Letters of the word at each reference; one where it is not said. */
  widths: z.optional(z.array(z.number()).check(z.maxLength(10))),
});

export const metaScales = z.object({
  kind: z.literal("meta_scales"),
  sign: short,
  /** A rank, where the letters begin that count, and how many they are, if more than one. */
  rows: z
    .array(z.object({ label: short, nth: z.number(), wide: z.optional(z.number()) }))
    .check(z.maxLength(10)),
});
