import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** One sign of cheating, for people who review a prize. */
const signal = z.object({
  code: z.string(),
  points: z.number(),
  reason: z.string(),
  /** Other accounts it is about. */
  accounts: z.array(z.object({ id: z.string(), displayName: z.string() })),
});

export const prizeStatuses = [
  "PENDING_REVIEW",
  "NOTIFIED",
  "CLAIMED",
  "FORFEITED",
  "PAID",
  "DISQUALIFIED",
] as const;
export const prizeStatus = z.enum(prizeStatuses);
export type PrizeStatus = z.output<typeof prizeStatus>;

/** What one hunter's check-ins in a hunt weigh together: 0 to 100. */
const signaledRun = z.object({
  userId: z.string(),
  displayName: z.string(),
  /** 1, 2 or 3; null where nothing was won. */
  place: z.nullable(z.number()),
  prizeStatus: z.nullable(prizeStatus),
  score: z.number(),
  /** Each kind once, the heaviest first, with the number of check-ins it stands in. */
  signals: z.array(z.extend(signal, { count: z.number() })),
  /** Those with a sign, in order. */
  checkIns: z.array(
    z.object({
      squareNum: z.number(),
      at: z.string(),
      success: z.boolean(),
      score: z.number(),
      signals: z.array(signal),
    }),
  ),
});
export type SignaledRun = z.output<typeof signaledRun>;

export const getHuntSignals = endpoint({
  name: "getHuntSignals",
  method: "GET",
  path: "/admin/hunts/:id/signals",
  access: "admin",
  summary:
    "Signs of cheating in a hunt: winners first, then the hunters who weigh most, with plain reasons. They block nobody; a prize is reviewed with them.",
  params: z.object({ id: huntId }),
  result: z.object({
    hunt: z.object({ id: z.string(), name: z.string() }),
    runs: z.array(signaledRun),
  }),
});
