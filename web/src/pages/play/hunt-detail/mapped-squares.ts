import type { ShownSquare } from "@ten-paces/contract";
import type { MappedSquare } from "../../../slices/maps/mapped-square.ts";

/** What may stand on the map: the solved squares and nothing else. */
export function mappedSquares(squares: readonly ShownSquare[]): MappedSquare[] {
  return squares.flatMap((square) =>
    square.state === "completed" ? [{ sequenceNum: square.sequenceNum, ...square.place }] : [],
  );
}
