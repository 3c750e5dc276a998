import { queryOptions } from "@tanstack/react-query";
import { getAdminStats } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The numbers of the overview. */
export const adminStatsQuery = queryOptions({
  queryKey: ["admin", "stats"],
  queryFn: ({ signal }) => call(getAdminStats, {}, { signal }),
});
