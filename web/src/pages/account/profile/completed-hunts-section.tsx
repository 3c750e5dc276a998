import { useQuery } from "@tanstack/react-query";
import type { Subscription } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { OwnRank } from "../../../slices/leaderboard/own-rank.tsx";
import { leaderboardQuery } from "../../../slices/leaderboard/queries.ts";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import { completedSubscriptions, resultSentence } from "../../../slices/subscriptions/standing.ts";
import { StatusBadge } from "../../../ui/badge.tsx";
import { counted } from "../../../ui/counted.ts";
import { ProfileSection } from "./profile-section.tsx";

export function CompletedHuntsSection() {
  const { data } = useQuery(subscriptionsQuery);
  const completed = completedSubscriptions(data ?? []);
  const me = useQuery({ ...leaderboardQuery, enabled: completed.length > 0 }).data?.me;
  return (
    <ProfileSection
      title="Completed Hunts"
      anchor="completed"
      gist={completed.length === 0 ? "None yet" : counted(completed.length, "hunt")}
    >
      {completed.length === 0 ? (
        <p className="text-quiet">
          No completed hunts yet. Start hunting to see your results here!
        </p>
      ) : (
        <ul>
          {me && (
            <li className="mb-4">
              <OwnRank me={me} />
            </li>
          )}
          {completed.map((held) => (
            <li
              key={held.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-contour py-3 first:border-t-0 first:pt-0"
            >
              <div>
                <HuntLink hunt={held.hunt} />
                <p className="text-sm text-quiet">{resultSentence(held)}</p>
              </div>
              <StatusBadge status={isOver(held) ? held.hunt.status : "FINISHED"} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

/** Of a hunt that was cleaned up its seal stays. */
function HuntLink({ hunt }: Pick<Subscription, "hunt">) {
  const to = hunt.deleted ? paths.huntSeal(hunt.id) : paths.hunt(hunt.id);
  return (
    <Link to={to} className="link font-semibold">
      {hunt.name}
    </Link>
  );
}

function isOver({ hunt }: Subscription): boolean {
  return hunt.status === "COMPLETE" || hunt.status === "WON";
}
