import { queryOptions } from "@tanstack/react-query";
import { getSolutions } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** How a hunt is solved, for whoever has solved it. */
export function solutionsQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "solutions", huntId],
    queryFn: ({ signal }) => call(getSolutions, { params: { id: huntId } }, { signal }),
  });
}
