import { queryOptions } from "@tanstack/react-query";
import { type StateRow, whoCanWin } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** Who can win money, by the state they live in. */
export const statesQuery = queryOptions({
  queryKey: ["prizes", "states"],
  queryFn: async ({ signal }) => (await call(whoCanWin, {}, { signal })).states,
  staleTime: 3_600_000,
});

/** Whether who lives in a state plays for points alone; false while that is not known. */
export function playsForPoints(residence: string | null, rows: readonly StateRow[] | undefined) {
  return rows?.find(({ state }) => state === residence)?.wins === false;
}
