import type { AdminHunt, HuntStatus } from "@ten-paces/contract";
import { counted } from "../../../ui/counted.ts";

export type HuntAction = "pause" | "cancel" | "resume" | "delete" | "complete" | "openNext";
type Acted = Pick<AdminHunt, "status" | "state" | "next" | "subscribers" | "finishers">;

/** Whether a hunt is over: its prize, squares and texts stay as they are. */
export function isOver({ status }: Pick<AdminHunt, "status">): boolean {
  return status === "COMPLETE" || status === "CANCELED";
}

/** Whether it was never open: the builder can have it again. */
export function isInStock({ status, state }: Pick<AdminHunt, "status" | "state">): boolean {
  return state !== "FREE" && (status === "PENDING" || status === "AVAILABLE");
}

/** Whether hunters can be in it. */
export function isLive({ status }: Pick<AdminHunt, "status">): boolean {
  return status === "ACTIVE" || status === "PAUSED";
}

/** What may be done to a hunt in one press. The free hunt's end belongs to its calendar. */
export function actionsFor(hunt: Pick<Acted, "status" | "state" | "next">): HuntAction[] {
  const free = hunt.state === "FREE";
  if (hunt.status === "ACTIVE") return free ? ["pause", "delete"] : ["pause", "cancel", "delete"];
  if (hunt.status === "PAUSED") return free ? ["resume", "delete"] : ["resume", "cancel", "delete"];
  if (hunt.status === "AVAILABLE" && !free && !hunt.next) return ["openNext", "delete"];
  return ["delete"];
}

export const STATUS_AFTER: Record<Exclude<HuntAction, "delete" | "openNext">, HuntStatus> = {
  pause: "PAUSED",
  cancel: "CANCELED",
  complete: "COMPLETE",
  resume: "ACTIVE",
};

export interface ActionWords {
  label: string;
  question: string;
  confirmLabel: string;
  danger: boolean;
}

export const ACTION_WORDS: Record<HuntAction, ActionWords> = {
  pause: {
    label: "Pause",
    question: "Are you sure you want to pause this hunt?",
    confirmLabel: "Pause hunt",
    danger: false,
  },
  cancel: {
    label: "Cancel",
    question: "Are you sure you want to cancel this hunt?",
    confirmLabel: "Cancel hunt",
    danger: true,
  },
  complete: {
    label: "Complete",
    question: "Are you sure you want to complete this hunt?",
    confirmLabel: "Complete hunt",
    danger: true,
  },
  resume: {
    label: "Resume",
    question: "Are you sure you want to resume this hunt?",
    confirmLabel: "Resume hunt",
    danger: false,
  },
  delete: {
    label: "Delete",
    question: "Are you sure you want to delete this hunt?",
    confirmLabel: "Delete hunt",
    danger: true,
  },
  openNext: {
    label: "Open Next",
    question: "Should this hunt be the next to open?",
    confirmLabel: "Open next",
    danger: false,
  },
};

/** What its hunters are told by mail where nobody writes something else; null where they are not told from here. */
export function tellingOf(action: HuntAction, hunt: Acted): string | null {
  if (hunt.subscribers === 0) return null;
  switch (action) {
    case "pause":
      return "The hunt rests for now. Your progress is kept, and no check-in counts until it goes on; we write when it does.";
    case "resume":
      return "The hunt goes on: check-ins count again, and you are where you were.";
    // Of a cancel everybody is told anyway, and what comes back to them.
    case "cancel":
      return "";
    default:
      return null;
  }
}

/** What the action does to this hunt, and to the people in it. */
export function consequenceOf(action: HuntAction, hunt: Acted): string {
  const inIt =
    hunt.subscribers === 0
      ? "Nobody is subscribed to it."
      : `${counted(hunt.subscribers, "hunter")} ${hunt.subscribers === 1 ? "is" : "are"} subscribed to it.`;
  switch (action) {
    case "pause":
      return "Hunters keep their progress; nobody can check in until it is resumed.";
    case "resume":
      return "Hunters can go on where they were.";
    case "cancel":
      return `This cannot be undone. ${inIt} Its subscriptions end, hunters get back the credits they spent in it as bonus credits, and they are told by mail.`;
    case "complete": {
      const prizes =
        hunt.finishers === 0
          ? "No prize was won, so hunters get back the credits they spent in it as bonus credits."
          : "The prizes that were won stand.";
      return `This cannot be undone. ${inIt} Its subscriptions end, and they are told by mail. ${prizes}`;
    }
    case "openNext":
      return "It opens when the live hunt of its state and variant ends, before any older one.";
    case "delete":
      return deletionOf(hunt);
  }
}

function deletionOf(hunt: Acted): string {
  if (hunt.state === "FREE")
    return "It is the month's free hunt. Another one is made in its place in a moment.";
  const kept = "Its seal and what players earned in it stay.";
  if (isLive(hunt))
    return `This hunt is live. Its squares and clues are deleted for good, and the next hunt of its state opens in its place. ${kept}`;
  if (isOver(hunt)) return `Its squares and clues are deleted for good. ${kept}`;
  return "Its squares and clues are deleted for good.";
}

/** What a done action is told as: "Hunt paused successfully!". */
export function successOf(action: HuntAction): string {
  if (action === "delete") return "Hunt deleted successfully!";
  if (action === "openNext") return "This hunt opens next.";
  return `Hunt ${STATUS_AFTER[action].toLowerCase()} successfully!`;
}
