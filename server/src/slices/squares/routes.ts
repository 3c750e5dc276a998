import { locateSquare } from "@ten-paces/contract";
import type { Grid } from "@ten-paces/geo/grid";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../lib/refusal.ts";
import { serve } from "../../lib/serve.ts";

/** The finder: a position into words, never words into a position. */
export function registerSquares(app: FastifyInstance, grid: Grid): void {
  serve(app, locateSquare, async ({ query }) => {
    const square = grid.encode(query);
    if (!square) return refuse("outside");
    return { words: square.words, center: square.center };
  });
}
