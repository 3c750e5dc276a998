import type { HuntStanding, HuntStatus } from "@ten-paces/contract";

/** Drafts and stock exist for administrators only. */
export function isVisible(hunt: { status: HuntStatus }): boolean {
  return hunt.status !== "PENDING" && hunt.status !== "AVAILABLE";
}

/** What decides how a hunter stands to a hunt. */
export interface Footing {
  huntStatus: HuntStatus;
  /** "FREE" for the free hunt: a new one takes its place, so an old one is not played on. */
  huntState: string;
  /** When its first clue opens to everybody; null where it has. */
  opensAt: Date | null;
  /** Null for who never subscribed. */
  subscriptionStatus: "ACTIVE" | "ENDING" | "ENDED" | null;
  endsAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  /** From 1; total + 1 when all are solved. */
  currentSquare: number;
}

/** Whether a subscription runs at a moment. */
export function isSubscribed(
  footing: Pick<Footing, "subscriptionStatus" | "endsAt">,
  at: Date,
): boolean {
  const { subscriptionStatus, endsAt } = footing;
  if (subscriptionStatus === null || subscriptionStatus === "ENDED") return false;
  return endsAt === null || endsAt > at;
}

/**
 * How a hunter stands to a hunt: "play" for credits and prizes; "play_on" for nothing, in a complete hunt they
 * were ever subscribed to; or why neither. Before a hunt opens nobody has a clue of it, whoever may subscribe.
 */
export function standingIn(
  footing: Pick<Footing, "huntStatus" | "huntState" | "opensAt" | "subscriptionStatus" | "endsAt">,
  at: Date,
): HuntStanding {
  const { huntStatus, huntState, opensAt, subscriptionStatus } = footing;
  if (subscriptionStatus === null) return "not_subscribed";
  if (huntStatus === "ACTIVE") {
    if (!isSubscribed(footing, at)) return "not_subscribed";
    return opensAt !== null && opensAt > at ? "not_open_yet" : "play";
  }
  return huntStatus === "COMPLETE" && huntState !== "FREE" ? "play_on" : "hunt_not_active";
}

export type SquareStanding = HuntStanding | "not_started" | "not_current_square";

/** The same for one of its squares. The database's `standing_of` decides alike, under the lock. */
export function standingAt(footing: Footing, squareNum: number, at: Date): SquareStanding {
  const standing = standingIn(footing, at);
  if (standing !== "play" && standing !== "play_on") return standing;
  if (footing.startedAt === null) return "not_started";
  const current = footing.completedAt === null && footing.currentSquare === squareNum;
  return current ? standing : "not_current_square";
}
