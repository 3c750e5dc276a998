import { queryOptions } from "@tanstack/react-query";
import { listPrizes } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The hunter's own prizes, newest first. */
export const prizesQuery = queryOptions({
  queryKey: ["prizes"],
  queryFn: ({ signal }) => call(listPrizes, {}, { signal }),
});
