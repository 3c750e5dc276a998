import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { progressFigures } from "../../../slices/squares/progress-figures.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { isFreeHuntId } from "./free-hunt-id.ts";

/** How the hunter stands to the hunt: what the page is about. */
export interface Standing {
  isFreeHunt: boolean;
  /** Every square is solved. */
  finished: boolean;
  /** Check-ins and hints can be made. */
  playable: boolean;
  /** They cost nothing and win nothing: the hunt is complete, and played on. */
  playedOn: boolean;
  /** Nothing of the hunt is open to the hunter, who may be invited to subscribe. */
  outside: boolean;
  /** A sentence on why it cannot be played now, or null. */
  halted: string | null;
}

export function standingOf(detail: HuntDetail): Standing {
  const { hunt, progress, subscribed, isAdminUser } = detail;
  const playedOn = detail.standing === "play_on";
  const open = detail.standing === "play" || playedOn;
  const finished = detail.completedAt !== null || (progress && progressFigures(progress).finished);
  const seesSquares = hunt.squares.some((square) => square.state !== "locked");
  return {
    isFreeHunt: isFreeHuntId(hunt.id),
    finished: Boolean(finished),
    playable: open && !finished,
    playedOn,
    outside: !open && !subscribed && !seesSquares && !isAdminUser,
    halted: finished || open ? null : haltedSentence(detail),
  };
}

function haltedSentence({ hunt, subscribed, progress, standing }: HuntDetail): string | null {
  switch (hunt.status) {
    case "PAUSED":
      return progress
        ? "This hunt is paused. Your progress and your credits are kept; check-ins and hints open again with it."
        : "This hunt is paused.";
    case "CANCELED":
      return progress
        ? "This hunt was canceled. What you spent in it came back to you as bonus credits."
        : "This hunt was canceled.";
    case "COMPLETE":
    case "WON":
      return "This hunt is complete and takes no new hunters.";
    case "PENDING":
    case "AVAILABLE":
      return "This hunt is not open yet.";
    case "ACTIVE":
      if (standing === "not_open_yet" && hunt.opensAt) {
        return `Your place is kept. The first clue opens to everybody on ${formatDateTime(hunt.opensAt)}.`;
      }
      return progress && !subscribed
        ? "Your subscription to this hunt has ended. Subscribe again to go on where you were."
        : null;
  }
}
