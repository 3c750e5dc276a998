import type { Sheet } from "../maps/sheet.ts";
import type { Spot } from "../maps/view.ts";
import type { Dot } from "./queries.ts";

export type DotState = Dot[3];

export interface PlacedDot {
  id: string;
  state: DotState;
  spot: Spot;
}

/** The dots that lie on a sheet; what lies beyond its paper or its projection is left out. */
export function placeDots(sheet: Pick<Sheet, "project">, dots: readonly Dot[]): PlacedDot[] {
  return dots.flatMap(([id, lat, lng, state]) => {
    const spot = sheet.project({ lat, lng });
    return spot ? [{ id, state, spot }] : [];
  });
}

/**
 * One path of many points, each a line of no length: a stroke with a cap that does not scale makes dots of
 * constant size, and three elements stand for three thousand places.
 */
export function pointPath(dots: readonly PlacedDot[], state: DotState): string {
  return dots
    .filter((dot) => dot.state === state)
    .map(({ spot }) => `M${spot.x.toFixed(2)} ${spot.y.toFixed(2)}h0`)
    .join("");
}

/** The dot nearest to a spot, within a reach in units of the sheet; null where none is. */
export function nearestDot(
  dots: readonly PlacedDot[],
  spot: Spot,
  reach: number,
): PlacedDot | null {
  let nearest: PlacedDot | null = null;
  let least = reach;
  for (const dot of dots) {
    const away = Math.hypot(dot.spot.x - spot.x, dot.spot.y - spot.y);
    if (away <= least) {
      nearest = dot;
      least = away;
    }
  }
  return nearest;
}
