import { distancesToStatesM, findState, metresToMiles, type Point } from "@ten-paces/geo";
import type { NearStates } from "./filters.ts";

/** How far it is from a point to each state, to be said of its hunts: they tell no place of their own. */
export function statesNear(point: Point): NearStates {
  let own: string | null = null;
  const to = new Map(
    [...distancesToStatesM(point)].map(([code, metres]) => {
      const miles = roundMiles(metresToMiles(metres));
      if (miles === 0) own = code;
      const away = miles === 0 ? "In your state" : `${miles.toLocaleString("en-US")} mi away`;
      return [code, { miles, away }] as const;
    }),
  );
  return { own, to };
}

/** As if one stood at the capitol of a state ("AK"); null for what is no state. */
export function statesNearCapitol(code: string): NearStates | null {
  const state = findState(code);
  return state ? statesNear(state.capitol) : null;
}

/** As exactly as one says it of a whole state; 0 in it alone. */
function roundMiles(miles: number): number {
  if (miles === 0) return 0;
  const step = miles < 20 ? 1 : miles < 100 ? 5 : 10;
  return Math.max(1, Math.round(miles / step) * step);
}
