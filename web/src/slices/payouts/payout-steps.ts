import type { Payout, PrizeStatus } from "@ten-paces/contract";
import type { BadgeTone } from "../../ui/badge-tones.ts";

export type PayoutStep = "approve" | "hold" | "disqualify" | "pay" | "decide";

type Standing = Pick<Payout, "status" | "hold" | "answeredAt"> & {
  /** Whether an answer waits for a decision in writing. */
  undecided: boolean;
};

/** What an administrator can do next, the usual step first. */
export function stepsFor({ status, hold, answeredAt, undecided }: Standing): PayoutStep[] {
  if (undecided) return ["decide"];
  if (status === "PENDING_REVIEW" && hold) {
    return hold.answerUntil === null && answeredAt === null
      ? ["approve", "disqualify"]
      : ["approve"];
  }
  if (status === "PENDING_REVIEW") return ["approve", "hold", "disqualify"];
  if (status === "NOTIFIED") return ["disqualify"];
  return status === "CLAIMED" ? ["pay", "disqualify"] : [];
}

export interface StepWords {
  label: string;
  question: string;
  /** What is to be typed, and how much it must be; null where nothing is. */
  field: string | null;
  done: string;
  danger: boolean;
}

export const STEP_WORDS: Record<PayoutStep, StepWords> = {
  approve: {
    label: "Approve",
    question: "The winner is told by mail and has seven days to claim the prize.",
    field: null,
    done: "The winner is told.",
    danger: false,
  },
  hold: {
    label: "Hold",
    question:
      "The winner is told why, sees their own track and can answer for seven days. Another administrator decides then.",
    field: "Why, in words for the winner",
    done: "The prize is held, and the winner is told.",
    danger: false,
  },
  disqualify: {
    label: "Disqualify",
    question: "The winner is told why and can answer for seven days.",
    field: "Why, in words for the winner",
    done: "The prize was taken back, and the winner is told.",
    danger: true,
  },
  pay: {
    label: "Mark as paid",
    question: "Pay first. The winner sees what you enter here.",
    field: "What proves the payment: the transaction, the number of the check",
    done: "The prize is paid, and the winner is told.",
    danger: false,
  },
  decide: {
    label: "Decide",
    question: "The winner is sent what you write. Nobody can answer it again.",
    field: "The decision in writing",
    done: "The decision was sent to the winner.",
    danger: false,
  },
};

export const PAYOUT_BADGES: Record<PrizeStatus, { label: string; tone: BadgeTone }> = {
  PENDING_REVIEW: { label: "To review", tone: "yellow" },
  NOTIFIED: { label: "To be claimed", tone: "sky" },
  CLAIMED: { label: "To pay", tone: "brass" },
  PAID: { label: "Paid", tone: "moss" },
  FORFEITED: { label: "Forfeited", tone: "neutral" },
  DISQUALIFIED: { label: "Disqualified", tone: "flag" },
};
