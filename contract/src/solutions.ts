import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId, shownWorking } from "./hunts.ts";

const solvedSquare = z.object({
  squareNum: z.number(),
  place: z.string(),
  town: z.string(),
  words: z.string(),
  /** Empty where it has no puzzles, or is older than such. */
  workings: z.array(shownWorking),
  /** How its clue worked, where there is something to say. */
  works: z.optional(z.string()),
  /** Hunters who solved it. */
  solvedBy: z.number(),
  /** Minutes from the first look at it until it was solved, of the middle one of them; null where that is not known. */
  medianMinutes: z.nullable(z.number()),
  hintsTaken: z.number(),
  /** Tries that did not count. */
  wrongTries: z.number(),
});
export type SolutionOfSquare = z.output<typeof solvedSquare>;

export const getSolutions = endpoint({
  name: "getSolutions",
  method: "GET",
  path: "/hunts/:id/solutions",
  access: "hunter",
  summary: "How a hunt was solved, square by square, for whoever has solved all of it.",
  params: z.object({ id: huntId }),
  result: z.object({ squares: z.array(solvedSquare) }),
  refusals: {
    not_finished: {
      status: 403,
      error: "The worked solutions open when you have solved every square of this hunt.",
    },
  },
});
