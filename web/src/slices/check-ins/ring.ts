import { weakSignalAboveM } from "@ten-paces/geo";
import { formatMetresAsFeet } from "../../ui/distance.ts";

/** The dashed circle that the ring has to come inside of, in units of a picture 200 wide. */
export const GOOD_RADIUS = 44;
const SMALLEST_RADIUS = 22;
const LARGEST_RADIUS = 92;

/** The accuracy that is needed, in words: "82 ft". */
export function neededAccuracy(): string {
  // Not a constant: parts of a page are put together in an order of their own.
  return formatMetresAsFeet(weakSignalAboveM);
}

/** Whether a position this certain (metres) is good enough to check in with. */
export function isGoodEnough(accuracyM: number): boolean {
  return accuracyM <= weakSignalAboveM;
}

/** How wide the ring is for an accuracy in metres: each halving takes as much off, down to a coin. */
export function ringRadius(accuracyM: number): number {
  const doublings = Math.log2(Math.max(accuracyM, 1) / weakSignalAboveM);
  return Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, GOOD_RADIUS + doublings * 11));
}
