import { queryOptions } from "@tanstack/react-query";
import { getCredits } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The balance shown in the navigation; check-ins and hints write into it. */
export const creditsQuery = queryOptions({
  queryKey: ["credits"],
  queryFn: ({ signal }) => call(getCredits, {}, { signal }),
});
