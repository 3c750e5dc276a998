import type { OwnPrize } from "@ten-paces/contract";
import type { BadgeTone } from "../../ui/badge-tones.ts";
import { formatDate, formatDateTime } from "../../ui/dates.ts";

const NTH = ["First", "Second", "Third"];

export function placeWords(place: number): string {
  return `${NTH[place - 1] ?? "A"} place`;
}

export interface PrizeStep {
  label: string;
  tone: BadgeTone;
  /** What happens now, in a sentence or two. */
  text: string;
}

type Told = Pick<
  OwnPrize,
  "status" | "claimUntil" | "claimedAt" | "paidAt" | "reference" | "reason" | "hold"
>;

/** Where a prize is on its way to its winner. */
export function prizeStep(prize: Told): PrizeStep {
  const { status, claimUntil, claimedAt, paidAt, reference, reason, hold } = prize;
  switch (status) {
    case "PENDING_REVIEW":
      return {
        label: hold ? "On hold" : "Under review",
        tone: "yellow",
        text: hold
          ? `We have a question before we can confirm it: ${hold.reason}`
          : "We look at every prize before we confirm it. You hear from us within 24 hours.",
      };
    case "NOTIFIED":
      return {
        label: "To be claimed",
        tone: "brass",
        text: `Please claim it by ${claimUntil ? formatDateTime(claimUntil) : "the day in our mail"}. After that it is forfeited.`,
      };
    case "CLAIMED":
      return {
        label: "Claimed",
        tone: "sky",
        text: `We have your claim${claimedAt ? ` of ${formatDate(claimedAt)}` : ""}. Prizes are paid 24 to 48 hours after a claim is verified.`,
      };
    case "PAID":
      return {
        label: "Paid",
        tone: "moss",
        text: `Paid${paidAt ? ` on ${formatDate(paidAt)}` : ""}. Reference: ${reference ?? "none"}`,
      };
    case "FORFEITED":
      return { label: "Forfeited", tone: "neutral", text: reason ?? "It was not claimed in time." };
    case "DISQUALIFIED":
      return { label: "Not confirmed", tone: "flag", text: reason ?? "" };
  }
}
