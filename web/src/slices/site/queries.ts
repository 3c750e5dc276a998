import { queryOptions } from "@tanstack/react-query";
import { getSite } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The operator's own words for the foot of every page; they change with a restart of the server. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => call(getSite, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
