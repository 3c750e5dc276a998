import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  friendBonusCredits,
  generateReferralCode,
  type listReferrals,
  type Result,
  referrerBonusCredits,
  rewardedFriendsAtFirst,
} from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { accountTrouble } from "../../../slices/accounts/account-trouble.ts";
import { referralsQuery } from "../../../slices/referrals/queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatShortDate } from "../../../ui/dates.ts";
import { toast } from "../../../ui/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";
import { ReferralLink } from "./referral-link.tsx";

type Referrals = Result<typeof listReferrals>;

/** The code to share and the friends who came by it. */
export function ReferralsSection() {
  const queryClient = useQueryClient();
  const { data } = useQuery(referralsQuery);
  const rewardedFriends = data?.rewardedFriends ?? rewardedFriendsAtFirst;
  const generate = useMutation({
    mutationFn: () => call(generateReferralCode, {}),
    onSuccess: ({ code }) => {
      queryClient.setQueryData<Referrals>(referralsQuery.queryKey, (before) => ({
        ...{ rewardedFriends, referrals: [], ...before },
        code,
      }));
    },
    onError: (error) => {
      console.error(error);
      const otherwise = "The code could not be made. Please try again.";
      toast({ tone: "error", text: accountTrouble(error, otherwise) });
    },
  });
  const friends = data?.referrals ?? [];
  return (
    <ProfileSection title="Referrals" anchor="referrals" gist="Credits for the friends you bring">
      <p className="max-w-prose text-quiet">
        A friend who registers with your link starts with {friendBonusCredits} bonus credits. You
        earn {referrerBonusCredits} once their email address is confirmed or they pay for the first
        time, for up to {rewardedFriends} friends in 30 days.
      </p>
      <div className="mt-5">
        {data?.code ? (
          <ReferralLink code={data.code} />
        ) : (
          <Button busy={generate.isPending} onClick={() => generate.mutate()}>
            Generate referral code
          </Button>
        )}
      </div>
      {friends.length > 0 && (
        <>
          <h3 className="mt-7 mb-2 text-lg">Your friends</h3>
          <ul>
            {friends.map(({ id, referred, status, createdAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-contour py-2.5"
              >
                <span className="min-w-0 break-all">{referred.email}</span>
                <span className="flex items-center gap-3 text-sm text-quiet">
                  {formatShortDate(createdAt)}
                  <Badge tone={status === "COMPLETED" ? "moss" : "yellow"}>
                    {status === "COMPLETED" ? "Completed" : "Pending"}
                  </Badge>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ProfileSection>
  );
}
