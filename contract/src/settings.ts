import * as z from "zod/mini";
import { btc } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";

const promise = z.object({ prizePool: btc, thresholdBTC: btc });

/** What an operator may set while the service runs. */
export const settings = z.object({
  /** US dollars for one Bitcoin, and the day the price is from (YYYY-MM-DD); null where nobody said. */
  btcPrice: z.object({ usd: z.number(), asOf: z.nullable(z.string()) }),
  /** BTC that a hunt of a difficulty promises, and the funding it aims at, where nothing else is asked for. */
  byDifficulty: z.object({ EASY: promise, MEDIUM: promise, HARD: promise }),
});
export type Settings = z.output<typeof settings>;

export const getSettings = endpoint({
  name: "getSettings",
  method: "GET",
  path: "/admin/settings",
  access: "admin",
  summary: "The price of a Bitcoin with its day, and what hunts of each difficulty promise.",
  result: z.object({ settings }),
});

export const updateSettings = endpoint({
  name: "updateSettings",
  method: "PUT",
  path: "/admin/settings",
  access: "admin",
  summary: "Change the settings that are sent; the others stay.",
  body: z.object({
    btcPrice: z.optional(
      z.object({
        usd: z
          .number("Please enter what a Bitcoin costs, in dollars.")
          .check(
            z.gte(1, "A Bitcoin costs at least one dollar here."),
            z.lte(100_000_000, "A Bitcoin costs at most 100,000,000 dollars here."),
          ),
        /** Today where it is left out. */
        asOf: z.optional(z.iso.date("Please enter the day the price is from.")),
      }),
    ),
    byDifficulty: z.optional(z.object({ EASY: promise, MEDIUM: promise, HARD: promise })),
  }),
  result: z.object({ settings }),
  refusals: {
    not_yet: { status: 400, error: "The day of a price cannot lie in the future." },
  },
});
