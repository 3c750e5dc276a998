import { queryOptions } from "@tanstack/react-query";
import { getLogbook } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** What the solved squares of a hunt took; read anew after each of them. */
export function logbookQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "logbook", huntId],
    queryFn: ({ signal }) => call(getLogbook, { params: { id: huntId } }, { signal }),
  });
}
