import * as z from "zod/mini";
import { satsPerBtc } from "./constants.ts";

/** Whole satoshis of an amount in BTC. */
export function satsOf(amountBtc: number): number {
  return Math.round(amountBtc * satsPerBtc);
}

export function btcOf(amountSats: number): number {
  return amountSats / satsPerBtc;
}

/** BTC with at most 8 decimals: whole satoshis. */
export const btc = z.number("Please enter an amount in BTC.").check(
  z.gte(0, "Please enter an amount in BTC of 0 or more."),
  z.lte(21_000_000, "There are 21,000,000 BTC at most."),
  z.refine(
    (value) => Math.abs(value * satsPerBtc - satsOf(value)) < 0.01,
    "An amount in BTC has at most 8 decimals.",
  ),
);

/** How long a hunt takes, in whole minutes: five of them to thirty days. */
export const durationMinutes = z
  .number("Please enter how many minutes the hunt takes.")
  .check(
    z.int("Please enter whole minutes."),
    z.gte(5, "A hunt takes at least 5 minutes."),
    z.lte(43_200, "A hunt takes at most 30 days, which are 43,200 minutes."),
  );
