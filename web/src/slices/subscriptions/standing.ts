import type { Subscription } from "@ten-paces/contract";

/** Hunts that can be played or will be again: what "Your Active Hunts" shows. */
export function playableSubscriptions(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.filter(
    ({ status, hunt }) =>
      status !== "ENDED" && (hunt.status === "ACTIVE" || hunt.status === "PAUSED"),
  );
}

/** Hunts that are over, as "Completed Hunts" shows them. */
export function completedSubscriptions(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.filter(({ hunt }) => hunt.status === "COMPLETE" || hunt.status === "WON");
}

/** What is still held, whatever became of the hunt: "Your Subscriptions". */
export function heldSubscriptions(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.filter(({ status }) => status !== "ENDED");
}

export function countActive(subscriptions: readonly Subscription[]): number {
  return subscriptions.filter(({ status }) => status === "ACTIVE").length;
}
