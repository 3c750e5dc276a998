import { queryOptions } from "@tanstack/react-query";
import { getStock } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { requireToken } from "./stock-trouble.ts";

/** Statistics of the stock, the job that works on it, the automatic replenishment. */
export const stockQuery = queryOptions({
  queryKey: ["admin", "stock"],
  queryFn: ({ signal }) => {
    requireToken();
    return call(getStock, {}, { signal });
  },
});
