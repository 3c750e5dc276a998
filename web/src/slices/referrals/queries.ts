import { queryOptions } from "@tanstack/react-query";
import {
  checkReferralCode,
  listReferrals,
  type Result,
  rewardedFriendsAtFirst,
} from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, listOf, numberOr, oneOf, textOr } from "../../reading.ts";

export type Referral = Result<typeof listReferrals>["referrals"][number];

/** The user's code, if made, and the friends who used it. */
export const referralsQuery = queryOptions({
  queryKey: ["referrals"],
  queryFn: async ({ signal }) => {
    const answer = fieldsOf(await call(listReferrals, {}, { signal }));
    return {
      code: textOr(answer.code, null),
      rewardedFriends: numberOr(answer.rewardedFriends, rewardedFriendsAtFirst),
      referrals: listOf(answer.referrals, readReferral),
    };
  },
});

/** The credits a code gives a friend; 0 for one that is nobody's. */
export function friendCreditsQuery(code: string | null) {
  return queryOptions({
    queryKey: ["referrals", "code", code],
    queryFn: async ({ signal }) => {
      const answer = await call(checkReferralCode, { params: { code: code ?? "" } }, { signal });
      return numberOr(fieldsOf(answer).friendCredits, 0);
    },
    enabled: code !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A friend who came; whatever is not COMPLETED is shown as pending. */
function readReferral(answer: unknown): Referral | null {
  const referral = fieldsOf(answer);
  if (typeof referral.id !== "string") return null;
  return {
    ...referral,
    id: referral.id,
    code: textOr(referral.code, ""),
    status: oneOf(referral.status, ["PENDING", "COMPLETED"]),
    createdAt: textOr(referral.createdAt, ""),
    referred: { email: textOr(fieldsOf(referral.referred).email, "") },
  };
}
