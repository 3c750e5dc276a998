import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { getHunt, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { creditsQuery } from "../credits/queries.ts";
import { readHuntDetail } from "./read-hunt-detail.ts";

export type HuntDetail = Result<typeof getHunt>;
export type DetailedHunt = HuntDetail["hunt"];

/** A hunt as its player may see it. The first look of a subscriber starts their clock. */
export function huntDetailQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "detail", huntId],
    queryFn: async ({ signal }) =>
      readHuntDetail(await call(getHunt, { params: { id: huntId }, query: {} }, { signal })),
    refetchInterval: ({ state }) => msToNextLine(state.data),
  });
}

/** What a visitor sees of it; apart, so that whoever signs in reads it anew. */
export function huntPreviewQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "preview", huntId],
    queryFn: async ({ signal }) =>
      readHuntDetail(await call(getHunt, { params: { id: huntId }, query: {} }, { signal })),
  });
}

const leastMs = 5_000;

/** Time until the next line of the current square's list opens by itself; false where none waits. */
function msToNextLine(detail: HuntDetail | undefined): number | false {
  for (const square of detail?.hunt.squares ?? [])
    if (square.state === "current" && square.ladder)
      return Math.max(leastMs, Date.parse(square.ladder.nextAt) - Date.now());
  return false;
}

/** Shows a balance the server has just told, in the navigation and on the page of a hunt. */
export function writeBalance(client: QueryClient, huntId: string, creditsRemaining: number): void {
  client.setQueryData(creditsQuery.queryKey, (before) =>
    before ? { ...before, totalCredits: creditsRemaining } : before,
  );
  client.setQueryData(huntDetailQuery(huntId).queryKey, (before) =>
    before?.progress ? { ...before, progress: { ...before.progress, creditsRemaining } } : before,
  );
  // How the rest falls on the buckets only the server knows.
  void client.invalidateQueries({ queryKey: creditsQuery.queryKey });
}
