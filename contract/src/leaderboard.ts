import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const row = z.object({
  rank: z.number(),
  username: z.string(),
  avatar: z.string(),
  score: z.number(),
  completedHunts: z.number(),
});

export const getLeaderboard = endpoint({
  name: "getLeaderboard",
  method: "GET",
  path: "/leaderboard",
  access: "anyone",
  summary: "The top ten of the latest snapshot (every 5 minutes), and the caller's own rank.",
  result: z.object({
    updatedAt: z.nullable(z.string()),
    totals: z.object({
      hunters: z.number(),
      completedHunts: z.number(),
      /** US dollars of prizes won. */
      prizes: z.number(),
    }),
    rows: z.array(row),
    me: z.optional(row),
  }),
});
