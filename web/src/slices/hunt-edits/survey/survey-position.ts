import type { Fix } from "@ten-paces/contract";
import { checkInRadiusM, metresToFeet } from "@ten-paces/geo";

/** The server pins nothing that is known less surely: 33 feet. */
export const SURE_ENOUGH_M = checkInRadiusM;
/** Older fixes say where one has been, not where one stands. */
const RECENT_MS = 10_000;

/** The fixes of the last 10 seconds, the new one included. */
export function keepRecent(fixes: readonly Fix[], fix: Fix): Fix[] {
  return [...fixes, fix].filter(({ at }) => fix.at - at <= RECENT_MS);
}

/** The surest of some fixes; null for none. */
export function findSurest(fixes: readonly Fix[]): Fix | null {
  return fixes.reduce<Fix | null>(
    (best, fix) => (best === null || fix.accuracy < best.accuracy ? fix : best),
    null,
  );
}

export function isSureEnough(fix: Pick<Fix, "accuracy">): boolean {
  return fix.accuracy <= SURE_ENOUGH_M;
}

/** The way from the pin as it is to where one stands, in whole feet. */
export function movedFt(distanceM: number): number {
  return Math.round(metresToFeet(distanceM));
}
