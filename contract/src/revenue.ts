import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const day = z.iso.date("Please enter a day such as 2026-05-04.");

/** First and last day, both included; UTC. */
export const revenueDays = { from: z.optional(day), to: z.optional(day) };

/** As many days as are listed at once. */
export const mostRevenueDays = 731;

const revenueDay = z.object({
  /** "2026-05-04", UTC. */
  day: z.string(),
  payments: z.number(),
  /** What was paid less what was given back of it later. */
  amountUsd: z.number(),
  /** The same at the price of a Bitcoin now. */
  amountBtc: z.number(),
  givenBackUsd: z.number(),
  /** By plan or pack, the largest first. */
  items: z.array(
    z.object({ itemId: z.string(), name: z.string(), payments: z.number(), amountUsd: z.number() }),
  ),
});
export type RevenueDay = z.output<typeof revenueDay>;

export const getDailyRevenue = endpoint({
  name: "getDailyRevenue",
  method: "GET",
  path: "/admin/revenue/daily",
  access: "admin",
  summary:
    "What was paid on each day, by plan and pack, oldest first; days without a payment are there, too. The last 30 days unless told otherwise.",
  query: z.object(revenueDays),
  result: z.array(revenueDay),
});

export const exportDailyRevenue = endpoint({
  name: "exportDailyRevenue",
  method: "GET",
  path: "/admin/export/revenue-by-day.csv",
  access: "admin",
  sends: "csv",
  limit: { max: 20, perSeconds: 60 },
  result: z.string(),
  summary: "What was paid on each day, a line for each plan and pack.",
  query: z.object(revenueDays),
});
