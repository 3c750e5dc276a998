import type { Point } from "./place.ts";

/** The part of the three-word grid the builder needs; `@ten-paces/geo/grid` fits. */
export interface AddressGrid {
  /** Address of the 10 ft square a point lies in, or null outside the grid. words is "a.b.c". */
  encode(point: Point): { words: string; center: Point } | null;
  /** Where the pin of an unsurveyed square lies: up to mostM metres off, keyed by the installation and the label. */
  movePin(point: Point, label: string, mostM: number): Point;
  /**
   * Set where physical squares get their address from elsewhere once they are built: their pin is left where it is
   * and not set to the middle of a square of this grid, which would be the wrong one.
   */
  placesElsewhere?: boolean;
}
