import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "../../../routing.tsx";
import { readPendingHunt, writePendingHunt } from "../../../slices/accounts/pending-hunt.ts";
import { huntsQuery } from "../../../slices/hunts/queries.ts";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { Oops } from "./oops.tsx";
import { SubscribeOffer } from "./subscribe-offer.tsx";
import { isSubscribed } from "./subscribe-state.ts";
import { Subscribed } from "./subscribed.tsx";

/**
 * From wanting a hunt to having it: one press with a free slot, the plans without one. A checkout comes
 * back here, and finds the hunt subscribed by the payment.
 */
export default function SubscribePage() {
  const { id = "" } = useParams();
  const hunts = useQuery({ ...huntsQuery, staleTime: 0 });
  const subscriptions = useQuery({ ...subscriptionsQuery, staleTime: 0 });

  useEffect(() => {
    // Arrived at what was wanted before signing in.
    if (readPendingHunt() === id) writePendingHunt(null);
  }, [id]);

  if (hunts.isFetching && !hunts.isFetchedAfterMount) {
    return <LoadingScreen label="Loading hunt details..." />;
  }
  if (subscriptions.isFetching && !subscriptions.isFetchedAfterMount) {
    return <LoadingScreen label="Loading hunt details..." />;
  }
  if (!hunts.data) return <Oops message="Failed to load hunt details" />;
  const hunt = hunts.data.find((listed) => listed.id === id);
  if (!hunt) return <Oops message="Hunt not found" />;
  if (isSubscribed(id, subscriptions.data ?? [])) return <Subscribed hunt={hunt} />;
  return <SubscribeOffer key={hunt.id} hunt={hunt} />;
}
