import { btcOf } from "@ten-paces/contract";
import { madeOnce } from "./made-once.ts";

const wholeDollars = madeOnce(
  () =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }),
);
const dollarsAndCents = madeOnce(
  () => new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }),
);

/** 999 → "$9.99"; whole dollars lose their ".00" with whole: true. */
export function formatCents(amountCents: number, { whole = false } = {}): string {
  const format = whole && amountCents % 100 === 0 ? wholeDollars() : dollarsAndCents();
  return format.format(amountCents / 100);
}

/** A prize pool in dollars as players see it: 22500.4 → "$22,500". */
export function formatDollars(amountDollars: number): string {
  return wholeDollars().format(amountDollars);
}

/** Satoshis as BTC with a fixed number of decimals: 4 on the dashboard, 3 in the hunts table. */
export function formatSats(amountSats: number, decimals: 3 | 4 | 8): string {
  return formatBtc(btcOf(amountSats), decimals);
}

/** 0.375 → "0.375 BTC". */
export function formatBtc(amountBtc: number, decimals: 3 | 4 | 8): string {
  return `${new Intl.NumberFormat("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amountBtc)} BTC`;
}
