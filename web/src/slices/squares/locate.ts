import { queryOptions } from "@tanstack/react-query";
import { type Fix, locateSquare, type Result } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";
import { attempt, CallFailed } from "../../api.ts";

export type LocatedSquare = Result<typeof locateSquare>;

/** Where somebody stands, or the place an administrator points at. */
export type Asked = { kind: "standing"; fix: Fix } | { kind: "place"; point: Point };

/** A refusal is an answer, not a failure: it is remembered like one. */
export type Located = { found: LocatedSquare } | { found: null; sentence: string };

export function pointOf(asked: Asked): Point {
  if (asked.kind === "place") return asked.point;
  return { lat: asked.fix.lat, lng: asked.fix.lng };
}

/** The square that was asked for. Only in this direction. The time of a fix is the server's. */
export function locateQuery(asked: Asked | null) {
  return queryOptions({
    queryKey: ["squares", "locate", asked],
    queryFn: async ({ signal }): Promise<Located> => {
      if (!asked) throw new Error("locateQuery needs a place");
      const query = asked.kind === "standing" ? asked.fix : asked.point;
      const outcome = await attempt(locateSquare, { query }, { signal });
      return outcome.ok
        ? { found: outcome.result }
        : { found: null, sentence: outcome.refusal.error };
    },
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Why the finder has no answer. */
export function locateTrouble(error: unknown): string {
  // With 503 the service says itself what is away.
  const isTold =
    error instanceof CallFailed &&
    (error.status < 500 || (error.status === 503 && error.told !== null));
  if (isTold && error.kind === "answer") return error.message;
  return "The square could not be found out. Please check your connection and try again.";
}
