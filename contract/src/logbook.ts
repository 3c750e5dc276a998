import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

const logbookEntry = z.object({
  squareNum: z.number(),
  /** ISO time; null where a square was passed by everybody. */
  solvedAt: z.nullable(z.string()),
  /** Minutes since the square before it was solved, or since the hunt was first opened; null where not known. */
  minutes: z.nullable(z.number()),
  /** Tries before the right one. */
  wrongTries: z.number(),
  /** Levels of the hints taken: [1, 3]. */
  hints: z.array(z.number()),
  creditsSpent: z.number(),
});
export type LogbookEntry = z.output<typeof logbookEntry>;

export const getLogbook = endpoint({
  name: "getLogbook",
  method: "GET",
  path: "/hunts/:id/logbook",
  access: "hunter",
  summary:
    "What the caller's solved squares of a hunt took: time, tries, hints and credits. Nothing of any other square.",
  params: z.object({ id: huntId }),
  result: z.object({
    startedAt: z.nullable(z.string()),
    completedAt: z.nullable(z.string()),
    entries: z.array(logbookEntry),
  }),
});
