import { queryOptions } from "@tanstack/react-query";
import { getSecondFactor } from "@ten-paces/contract";
import { call } from "../../api.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["user", "second-factor"],
  queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
});
