import { queryOptions } from "@tanstack/react-query";
import { locateSquare, type Result } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";
import { attempt, CallFailed } from "../../api.ts";

export type LocatedSquare = Result<typeof locateSquare>;

/** A position outside of the grid is an answer, not a failure: it is remembered like one. */
export type Located = { found: LocatedSquare } | { found: null; sentence: string };

/** The square at a position. Only in this direction. */
export function locateQuery(point: Point | null) {
  return queryOptions({
    queryKey: ["squares", "locate", point?.lat, point?.lng],
    queryFn: async ({ signal }): Promise<Located> => {
      if (!point) throw new Error("locateQuery needs a point");
      const outcome = await attempt(locateSquare, { query: point }, { signal });
      return outcome.ok
        ? { found: outcome.result }
        : { found: null, sentence: outcome.refusal.error };
    },
    enabled: point !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Why the finder has no answer. */
export function locateTrouble(error: unknown): string {
  if (error instanceof CallFailed && error.kind === "answer" && error.status < 500) {
    return error.message;
  }
  return "The square could not be found out. Please check your connection and try again.";
}
