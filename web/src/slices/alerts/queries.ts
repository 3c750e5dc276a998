import { queryOptions } from "@tanstack/react-query";
import { listAlerts } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** What an administrator has to look at, newest first. */
export const alertsQuery = queryOptions({
  queryKey: ["admin", "alerts"],
  queryFn: ({ signal }) => call(listAlerts, {}, { signal }),
});
