import { useQuery } from "@tanstack/react-query";
import { ActiveHuntCard } from "../../../slices/hunts/active-hunt-card.tsx";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import { playableSubscriptions } from "../../../slices/subscriptions/standing.ts";
import { Notice } from "../../../ui/notice.tsx";

/** The hunts being played; nothing at all for a hunter without any. */
export function ActiveHunts() {
  const { data, error } = useQuery(subscriptionsQuery);
  if (error && !data) {
    return (
      <div className="mb-8">
        <Notice tone="error" announce>
          Your own hunts could not be loaded. Reload the page to see them.
        </Notice>
      </div>
    );
  }
  const playing = playableSubscriptions(data ?? []);
  if (playing.length === 0) return null;
  return (
    <section aria-labelledby="your-hunts" className="mb-12">
      <h2 id="your-hunts" className="mb-5 text-2xl">
        Your Active Hunts
      </h2>
      <ul className="grid gap-5 lg:grid-cols-2">
        {playing.map(({ id, hunt }) => (
          <li key={id}>
            <ActiveHuntCard hunt={hunt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
