import { useQuery } from "@tanstack/react-query";
import { states } from "@ten-paces/geo";
import { Bell, BellRing } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSession } from "../accounts/session.tsx";
import { followedSentence, placeIn } from "./follow-words.ts";
import { followedQuery, useFollow } from "./queries.ts";

/** Has the hunter told of the next hunt of a state ("KS", or NATIONAL), or not any longer. */
export default function FollowState({ code }: { code: string }) {
  const known = states.find((state) => state.code === code)?.name.toUpperCase() ?? null;
  const state = code === "NATIONAL" ? code : known;
  return state && <Follow state={state} />;
}

function Follow({ state }: { state: string }) {
  const { user } = useSession();
  const { data } = useQuery({ ...followedQuery, enabled: user !== null });
  const follow = useFollow();
  if (!user || !data) return null;
  const follows = data.states.includes(state);
  const icon = follows ? (
    <BellRing aria-hidden="true" className="size-5" />
  ) : (
    <Bell aria-hidden="true" className="size-5" />
  );
  return (
    <Button
      variant="secondary"
      className="w-fit"
      aria-pressed={follows}
      busy={follow.isPending}
      icon={icon}
      onClick={() =>
        follow.mutate(
          { state, follows: !follows },
          {
            onSuccess: () =>
              toast({
                tone: "success",
                text: follows
                  ? `You do not follow ${placeIn(state)} any longer.`
                  : followedSentence(state, user.emailVerified),
              }),
          },
        )
      }
    >
      {follows ? "Following" : "Follow"} {placeIn(state)}
    </Button>
  );
}
