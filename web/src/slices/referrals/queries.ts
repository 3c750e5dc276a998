import { queryOptions } from "@tanstack/react-query";
import { listReferrals } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The user's code, if made, and the friends who used it. */
export const referralsQuery = queryOptions({
  queryKey: ["referrals"],
  queryFn: ({ signal }) => call(listReferrals, {}, { signal }),
});
