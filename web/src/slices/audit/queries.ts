import { queryOptions } from "@tanstack/react-query";
import { listAudit } from "@ten-paces/contract";
import { call } from "../../api.ts";

const SHOWN_ENTRIES = 12;

/** What administrators did last. */
export const recentActivityQuery = queryOptions({
  queryKey: ["admin", "audit", "recent"],
  queryFn: ({ signal }) => call(listAudit, { query: { limit: SHOWN_ENTRIES } }, { signal }),
});
