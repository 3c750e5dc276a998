import * as z from "zod/mini";

/** A drawing as data, never as HTML: the browser draws it, `textAlternative` says it in words. */
export const figure = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("semaphore"),
    /** Degrees clockwise from straight up, of the two flags of each letter. */
    letters: z.array(z.object({ left: z.number(), right: z.number() })),
  }),
  z.object({
    kind: z.literal("chess"),
    /** Letters on an 8 by 8 board by row, from rank 8 down to rank 1. */
    board: z.array(z.string()),
    /** Squares in the order of the moves: "b1". */
    moves: z.array(z.string()),
    piece: z.enum(["knight", "king", "rook", "bishop"]),
  }),
]);
export type Figure = z.output<typeof figure>;
