import { queryOptions } from "@tanstack/react-query";
import { getBacking, getMoney } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** What stands behind the prizes, for everybody. */
export const backingQuery = queryOptions({
  queryKey: ["prizes", "backing"],
  queryFn: ({ signal }) => call(getBacking, {}, { signal }),
});

/** Money promised against money taken in, for administrators. */
export const moneyQuery = queryOptions({
  queryKey: ["admin", "money"],
  queryFn: ({ signal }) => call(getMoney, {}, { signal }),
});
