import { queryOptions } from "@tanstack/react-query";
import { listSubscriptions, type Subscription } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, listOf, oneOf, textOr } from "../../reading.ts";
import { readListedHunt } from "../hunts/read-hunt.ts";

/** The hunts the user subscribed to, newest first. */
export const subscriptionsQuery = queryOptions({
  queryKey: ["subscriptions"],
  queryFn: async ({ signal }) => {
    const answer = await call(listSubscriptions, {}, { signal });
    return listOf(fieldsOf(answer).subscriptions, readSubscription);
  },
});

/** A subscription with its hunt; one that is not said to be ACTIVE or ENDING is over. */
function readSubscription(answer: unknown): Subscription | null {
  const held = fieldsOf(answer);
  if (typeof held.id !== "string") return null;
  return {
    ...held,
    id: held.id,
    status: oneOf(held.status, ["ENDED", "ACTIVE", "ENDING"]),
    tier: textOr(held.tier, ""),
    createdAt: textOr(held.createdAt, ""),
    endsAt: textOr(held.endsAt, null),
    hunt: { ...readListedHunt(held.hunt), deleted: fieldsOf(held.hunt).deleted === true },
  };
}
