import { useQuery } from "@tanstack/react-query";
import type { ListedHunt } from "@ten-paces/contract";
import { subscriptionsQuery } from "./queries.ts";
import { isFinished, playableSubscriptions } from "./standing.ts";

/**
 * The hunts that hold a slot and go on, longest held first; null while they are not known.
 * @param stopped the plan is stopped, so that all of them are shown as ending
 */
export function useSlotHolders(enabled: boolean, stopped: boolean): ListedHunt[] | null {
  const { data } = useQuery({ ...subscriptionsQuery, enabled });
  if (!data) return null;
  return playableSubscriptions(data)
    .filter((held) => (stopped || held.status === "ACTIVE") && !isFinished(held))
    .map(({ hunt }) => hunt)
    .toReversed();
}
