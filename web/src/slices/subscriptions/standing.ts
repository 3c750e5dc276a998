import type { Subscription } from "@ten-paces/contract";

/** Hunts that can be played or will be again: what "Your Active Hunts" shows. */
export function playableSubscriptions(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.filter(
    ({ status, hunt }) =>
      status !== "ENDED" && (hunt.status === "ACTIVE" || hunt.status === "PAUSED"),
  );
}

/** Whether its hunter has solved every square. */
export function isFinished({ hunt }: Subscription): boolean {
  return hunt.totalSquares > 0 && (hunt.completedSquares?.length ?? 0) >= hunt.totalSquares;
}

/** Hunts that are over, and those the hunter has finished: what "Completed Hunts" shows. */
export function completedSubscriptions(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.filter(
    (held) => held.hunt.status === "COMPLETE" || held.hunt.status === "WON" || isFinished(held),
  );
}

/** How a completed hunt went for its hunter, in a sentence. */
export function resultSentence(held: Subscription): string {
  const { status, totalSquares, completedSquares } = held.hunt;
  if (status === "WON") return "You won a prize.";
  const solved = completedSquares?.length ?? 0;
  if (status !== "COMPLETE") {
    return "You solved every square. The hunt goes on until three hunters have finished.";
  }
  return isFinished(held)
    ? "You solved every square."
    : `The hunt is over. You solved ${solved} of ${totalSquares} squares.`;
}

/** What is still held, whatever became of the hunt: "Your Subscriptions". */
export function heldSubscriptions(subscriptions: readonly Subscription[]): Subscription[] {
  return subscriptions.filter(({ status }) => status !== "ENDED");
}

/** Those of them that are still to be solved; the others stand under "Completed Hunts". */
export function unfinishedSubscriptions(held: readonly Subscription[]): Subscription[] {
  const completed = new Set(completedSubscriptions(held));
  return held.filter((one) => !completed.has(one));
}

export function countActive(subscriptions: readonly Subscription[]): number {
  return subscriptions.filter(({ status }) => status === "ACTIVE").length;
}
