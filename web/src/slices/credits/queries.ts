import { queryOptions } from "@tanstack/react-query";
import { getCredits } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, numberOr, textOr } from "../../reading.ts";

/** The balance shown in the navigation; check-ins and hints write into it. */
export const creditsQuery = queryOptions({
  queryKey: ["credits"],
  queryFn: async ({ signal }) => {
    const credits = fieldsOf(await call(getCredits, {}, { signal }));
    const freeCredits = numberOr(credits.freeCredits, 0);
    const bonusCredits = numberOr(credits.bonusCredits, 0);
    return {
      ...credits,
      freeCredits,
      bonusCredits,
      totalCredits: numberOr(credits.totalCredits, freeCredits + bonusCredits),
      cycleEndsAt: textOr(credits.cycleEndsAt, null),
    };
  },
});
