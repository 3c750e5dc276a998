import * as z from "zod/mini";

const line = z.string().check(z.maxLength(300));

/** Lines about a place with misprints in them, as a printer puts them on a slip. */
export const errata = z.object({
  kind: z.literal("errata"),
  /** Each with wrong letters in it that make other words. */
  lines: z
    .array(
      z.object({
        text: line,
        /** How many of its letters are wrong. */
        boxes: z.number(),
        /** Which words of it they stand in, from 1, where that is told. */
        words: z.optional(z.array(z.number()).check(z.maxLength(3))),
      }),
    )
    .check(z.maxLength(10)),
  /** In what order the lines of this place are read, where it is not from the top. */
  chain: z.optional(line),
});
