import { queryOptions } from "@tanstack/react-query";
import { landingListLimit, listHunts } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { readHuntList } from "./read-hunt-list.ts";

/** The ACTIVE hunts; for a signed-in hunter with where they stand. */
export const huntsQuery = queryOptions({
  queryKey: ["hunts", "list"],
  queryFn: async ({ signal }) => readHuntList(await call(listHunts, { query: {} }, { signal })),
});

/** Six hunts for the landing page. */
export function landingHuntsQuery(filter: "popular" | "latest") {
  return queryOptions({
    queryKey: ["hunts", "landing", filter],
    queryFn: async ({ signal }) =>
      readHuntList(
        await call(listHunts, { query: { filter, limit: landingListLimit } }, { signal }),
      ),
  });
}
