import { queryOptions } from "@tanstack/react-query";
import { getHuntSignals } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** Signs of cheating in a hunt, for administrators. */
export function huntSignalsQuery(huntId: string) {
  return queryOptions({
    queryKey: ["admin", "signals", huntId],
    queryFn: ({ signal }) => call(getHuntSignals, { params: { id: huntId } }, { signal }),
  });
}
