import { queryOptions } from "@tanstack/react-query";
import { getSeals, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Seals = Result<typeof getSeals>;
export type Seal = Seals["seals"][number];

/** The seals of a hunt, newest first. */
export function sealsQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "seals", huntId],
    queryFn: ({ signal }) => call(getSeals, { params: { id: huntId } }, { signal }),
  });
}
