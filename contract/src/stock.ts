import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntStatus } from "./hunts.ts";

const counts = z.record(z.string(), z.number());

export const stockStatistics = z.object({
  total: z.number(),
  byStatus: counts,
  byVariant: counts,
  byState: counts,
  error: z.optional(z.string()),
});
export type StockStatistics = z.output<typeof stockStatistics>;

const autoReplenishment = z.object({
  enabled: z.boolean(),
  everyHours: z.number(),
  nextRunAt: z.nullable(z.string()),
});

/** Hunts that could not be made, with the reason. */
export const stockFailures = z.array(
  z.object({
    state: z.string(),
    variant: z.string(),
    difficulty: z.string(),
    reason: z.string(),
  }),
);

const stockWork = z.object({
  success: z.literal(true),
  statistics: stockStatistics,
  jobId: z.string(),
  /** False when the work goes on in the background: follow the job. */
  finished: z.boolean(),
  /** What a finished job could not make, with the reason; none while it goes on. */
  failed: stockFailures,
});

/** False to be answered at once, with the job alone: who follows it need not wait. */
const wait = z.optional(z.boolean());

/** Who words the clues: the model only where one is configured. */
export const stockWriter = z.optional(z.enum(["offline", "model"]));

const refusals = {
  stock_busy: {
    status: 409,
    error: "The stock is being worked on already. Wait for that job, or cancel it.",
    data: z.object({ jobId: z.nullable(z.string()) }),
  },
  stock_failed: {
    status: 422,
    error: "The work on the stock failed.",
    data: z.object({ reason: z.string() }),
  },
  stock_canceled: {
    status: 409,
    error: "The work was canceled before it was done. What was made until then stays.",
    data: z.object({ done: z.number(), total: z.nullable(z.number()) }),
  },
} as const;

const writingRefusals = {
  ...refusals,
  no_model: { status: 422, error: "No model is configured; the hunts are written offline." },
} as const;

export const getStock = endpoint({
  name: "getStock",
  method: "GET",
  path: "/admin/hunt-lifecycle/replenish",
  access: "admin",
  summary:
    "Statistics of the stock, the job that is working on it, and the automatic replenishment.",
  result: z.object({
    success: z.literal(true),
    statistics: stockStatistics,
    runningJobId: z.nullable(z.string()),
    auto: autoReplenishment,
    /** This month's; null while it is missing. */
    freeHunt: z.nullable(z.object({ id: z.string(), name: z.string(), status: huntStatus })),
    /** The configured model and what one job may spend on it; null where hunts are written offline. */
    model: z.nullable(
      z.object({
        name: z.string(),
        spendingCapUsd: z.number(),
        /** Nobody has said what the provider bills: the prices of a dear model are assumed. */
        pricesAssumed: z.boolean(),
      }),
    ),
  }),
});

export const generateAllHunts = endpoint({
  name: "generateAllHunts",
  method: "POST",
  path: "/admin/hunt-lifecycle/generate-all",
  access: "admin",
  summary:
    "Make what is missing of 6 hunts per state. Waits up to 25 seconds, then goes on as a job; with wait false it answers with the job at once.",
  body: z.object({ writer: stockWriter, wait }),
  result: stockWork,
  refusals: writingRefusals,
});

export const replenishHunts = endpoint({
  name: "replenishHunts",
  method: "POST",
  path: "/admin/hunt-lifecycle/replenish",
  access: "admin",
  summary: "Top every state and variant up to 2 available hunts.",
  body: z.object({ writer: stockWriter, wait }),
  result: stockWork,
  refusals: writingRefusals,
});

export const cleanUpHunts = endpoint({
  name: "cleanUpHunts",
  method: "POST",
  path: "/admin/hunt-lifecycle/cleanup",
  access: "admin",
  summary: "Delete hunts that completed more than N days ago; what players earned there stays.",
  body: z.object({ daysOld: z.number().check(z.int(), z.gte(1), z.lte(36_500)), wait }),
  result: stockWork,
  refusals,
});

export const setAutoReplenishment = endpoint({
  name: "setAutoReplenishment",
  method: "PUT",
  path: "/admin/hunt-lifecycle/auto",
  access: "admin",
  summary: "Switch the replenishment every 6 hours on or off.",
  body: z.object({ enabled: z.boolean() }),
  result: z.object({ auto: autoReplenishment }),
});
