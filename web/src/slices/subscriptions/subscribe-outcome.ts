import { earlyAccessHours, type PlanId, type subscribe } from "@ten-paces/contract";
import type { Outcome } from "../../api.ts";
import { fieldsOf, textOr } from "../../reading.ts";

export type SubscribeOutcome =
  | { kind: "subscribed"; message: string }
  /** A plan, or a larger one, is needed first; `only` where a single one opens the hunt. */
  | { kind: "plan_needed"; message: string; only?: PlanId }
  | { kind: "refused"; message: string };

/** What came of subscribing to a hunt, in the words for the screen. */
export function subscribeOutcome(
  outcome: Outcome<typeof subscribe>,
  huntId: string,
  now = new Date(),
): SubscribeOutcome {
  if (outcome.ok) {
    // Both are read: a service may answer 200 and still say no.
    const { success, message, error } = fieldsOf(outcome.result);
    if (success === false) {
      return { kind: "refused", message: textOr(error, "") || "Failed to subscribe" };
    }
    return {
      kind: "subscribed",
      message: textOr(message, "") || `Successfully subscribed to ${huntId}!`,
    };
  }
  const { refusal } = outcome;
  const { error } = refusal;
  switch (refusal.code) {
    case "no_slot":
    case "slots_full":
      return { kind: "plan_needed", message: error || "Choose a plan to subscribe to this hunt." };
    case "early_access": {
      const { opensAt } = refusal.data;
      const message = `${error || "Failed to subscribe"}${opensAtSentence(opensAt)}`;
      return isEarlyNow(opensAt, now)
        ? { kind: "plan_needed", message, only: "unlimited" }
        : { kind: "refused", message };
    }
    case "barred":
    case "not_open":
      return { kind: "refused", message: error || "Failed to subscribe" };
  }
}

/** Whether Unlimited opens the hunt already, before everybody else. */
function isEarlyNow(opensAt: string, now: Date): boolean {
  return Date.parse(opensAt) - earlyAccessHours * 3_600_000 <= now.getTime();
}

function opensAtSentence(opensAt: string): string {
  if (Number.isNaN(Date.parse(opensAt))) return "";
  const when = new Date(opensAt).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
  return ` It opens to everybody on ${when}.`;
}
