import type { Subscription } from "@ten-paces/contract";
import { CallFailed } from "../../../api.ts";

/** Whether the hunt is held and renews: one that is ending can be taken up again. */
export function isSubscribed(huntId: string, subscriptions: readonly Subscription[]): boolean {
  return subscriptions.some(({ hunt, status }) => hunt.id === huntId && status === "ACTIVE");
}

/** Why subscribing failed without being refused. */
export function subscribeTrouble(error: unknown): string {
  if (!(error instanceof CallFailed) || error.kind !== "answer") {
    return "Failed to subscribe to hunt. Please try again.";
  }
  if (error.code === "not_signed_in") return "Please log in to subscribe to hunts";
  return error.told ?? "Failed to subscribe";
}
