import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Input, listAudit, listEvents } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { newestFirst } from "./activity.ts";

const SHOWN_ENTRIES = 12;

/** What administrators did and what happened by itself, the newest of both. */
export const recentActivityQuery = queryOptions({
  queryKey: ["admin", "audit", "recent"],
  queryFn: async ({ signal }) => {
    const query = { limit: SHOWN_ENTRIES };
    const [{ entries }, { events }] = await Promise.all([
      call(listAudit, { query }, { signal }),
      call(listEvents, { query }, { signal }),
    ]);
    return newestFirst(entries, events, SHOWN_ENTRIES);
  },
});

/** A page of the audit log. */
export function auditQuery(query: Input<typeof listAudit>["query"]) {
  return queryOptions({
    queryKey: ["admin", "audit", "log", query],
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
