import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import { completedSubscriptions } from "../../../slices/subscriptions/standing.ts";
import { StatusBadge } from "../../../ui/badge.tsx";
import { ProfileSection } from "./profile-section.tsx";

export function CompletedHuntsSection() {
  const { data } = useQuery(subscriptionsQuery);
  const completed = completedSubscriptions(data ?? []);
  return (
    <ProfileSection title="Completed Hunts" anchor="completed">
      {completed.length === 0 ? (
        <p className="text-quiet">
          No completed hunts yet. Start hunting to see your results here!
        </p>
      ) : (
        <ul>
          {completed.map(({ id, hunt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-contour py-3 first:border-t-0 first:pt-0"
            >
              <Link
                to={hunt.deleted ? paths.huntSeal(hunt.id) : paths.hunt(hunt.id)}
                className="link font-semibold"
              >
                {hunt.name}
              </Link>
              <StatusBadge status={hunt.status} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
