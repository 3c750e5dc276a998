import type { AdminHunt, HuntStatus } from "@ten-paces/contract";

export type HuntAction = "pause" | "cancel" | "resume" | "delete";

/** What may be done to a hunt in one press. The free hunt has a life of its own. */
export function actionsFor(hunt: Pick<AdminHunt, "status" | "state">): HuntAction[] {
  if (hunt.state === "FREE") return ["delete"];
  if (hunt.status === "ACTIVE") return ["pause", "cancel", "delete"];
  if (hunt.status === "PAUSED") return ["resume", "cancel", "delete"];
  return ["delete"];
}

export const STATUS_AFTER: Record<Exclude<HuntAction, "delete">, HuntStatus> = {
  pause: "PAUSED",
  cancel: "CANCELED",
  resume: "ACTIVE",
};

export interface ActionWords {
  label: string;
  question: string;
  consequence: string;
  confirmLabel: string;
  danger: boolean;
}

export const ACTION_WORDS: Record<HuntAction, ActionWords> = {
  pause: {
    label: "Pause",
    question: "Are you sure you want to pause this hunt?",
    consequence: "Hunters keep their progress; nobody can check in until it is resumed.",
    confirmLabel: "Pause hunt",
    danger: false,
  },
  cancel: {
    label: "Cancel",
    question: "Are you sure you want to cancel this hunt?",
    consequence:
      "This cannot be undone. Its subscriptions end, hunters get back the credits they spent in it as bonus credits, and they are told by mail.",
    confirmLabel: "Cancel hunt",
    danger: true,
  },
  resume: {
    label: "Resume",
    question: "Are you sure you want to resume this hunt?",
    consequence: "Hunters can go on where they were.",
    confirmLabel: "Resume hunt",
    danger: false,
  },
  delete: {
    label: "Delete",
    question: "Are you sure you want to delete this hunt?",
    consequence: "Its squares and clues are deleted for good.",
    confirmLabel: "Delete hunt",
    danger: true,
  },
};

/** What a done action is told as: "Hunt paused successfully!". */
export function successOf(action: HuntAction): string {
  if (action === "delete") return "Hunt deleted successfully!";
  return `Hunt ${STATUS_AFTER[action].toLowerCase()} successfully!`;
}
