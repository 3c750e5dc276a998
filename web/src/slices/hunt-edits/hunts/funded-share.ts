import type { AdminHunt } from "@ten-paces/contract";

/** How much of the threshold is paid in, 0 to 1; null for a hunt without a threshold. */
export function fundedShare({
  fundedBTC,
  thresholdBTC,
}: Pick<AdminHunt, "fundedBTC" | "thresholdBTC">): number | null {
  return thresholdBTC > 0 ? Math.min(1, fundedBTC / thresholdBTC) : null;
}
