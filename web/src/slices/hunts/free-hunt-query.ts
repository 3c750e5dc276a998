import { queryOptions } from "@tanstack/react-query";
import { getFreeHunt } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** This month's free hunt and whether the caller may play it. */
export const freeHuntQuery = queryOptions({
  queryKey: ["hunts", "free"],
  queryFn: ({ signal }) => call(getFreeHunt, { query: {} }, { signal }),
});
