import { queryOptions } from "@tanstack/react-query";
import { getRatings, listRatings, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Ratings = Result<typeof getRatings>;
export type ListedSentence = Result<typeof listRatings>["sentences"][number];

/** What finishers say of a hunt, and the reader's own rating. */
export function ratingsQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "ratings", huntId],
    queryFn: ({ signal }) => call(getRatings, { params: { id: huntId } }, { signal }),
  });
}

/** The sentences an administrator has to read. */
export const sentencesQuery = queryOptions({
  queryKey: ["admin", "ratings"],
  queryFn: ({ signal }) => call(listRatings, {}, { signal }),
  refetchInterval: 60_000,
});
