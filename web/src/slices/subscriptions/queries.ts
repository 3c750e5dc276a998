import { queryOptions } from "@tanstack/react-query";
import { listSubscriptions } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The hunts the user subscribed to, newest first. */
export const subscriptionsQuery = queryOptions({
  queryKey: ["subscriptions"],
  queryFn: async ({ signal }) => (await call(listSubscriptions, {}, { signal })).subscriptions,
});
