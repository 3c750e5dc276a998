import { queryOptions } from "@tanstack/react-query";
import { getFreeHunt } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, textOr } from "../../reading.ts";
import { readCard } from "./read-hunt.ts";

/** This month's free hunt and whether the caller may play it. */
export const freeHuntQuery = queryOptions({
  queryKey: ["hunts", "free"],
  queryFn: async ({ signal }) => {
    const answer = await call(getFreeHunt, { query: {} }, { signal });
    const { canPlay, message } = fieldsOf(answer.userAccess);
    const userAccess = { canPlay: canPlay === true, message: textOr(message, "") };
    return { ...readCard(answer), userAccess };
  },
});
