import type { subscribe } from "@ten-paces/contract";
import type { Outcome } from "../../api.ts";

export type SubscribeOutcome =
  | { kind: "subscribed"; message: string }
  /** A plan, or a larger one, is needed first. */
  | { kind: "plan_needed"; message: string }
  | { kind: "refused"; message: string };

/** What came of subscribing to a hunt, in the words for the screen. */
export function subscribeOutcome(
  outcome: Outcome<typeof subscribe>,
  huntId: string,
): SubscribeOutcome {
  if (outcome.ok) {
    const message = outcome.result.message || `Successfully subscribed to ${huntId}!`;
    return { kind: "subscribed", message };
  }
  const { code, error, data } = outcome.refusal;
  switch (code) {
    case "no_slot":
    case "slots_full":
      return { kind: "plan_needed", message: error };
    case "early_access":
      return { kind: "refused", message: `${error}${opensAtSentence(data.opensAt)}` };
    case "not_open":
      return { kind: "refused", message: error || "Failed to subscribe" };
  }
}

function opensAtSentence(opensAt: unknown): string {
  if (typeof opensAt !== "string" || Number.isNaN(Date.parse(opensAt))) return "";
  const when = new Date(opensAt).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
  return ` It opens to everybody on ${when}.`;
}
