import type { Point } from "@ten-paces/geo";

/** A solved square as it stands on a map. */
export interface MappedSquare {
  sequenceNum: number;
  name: string;
  town: string;
  center: Point;
}
