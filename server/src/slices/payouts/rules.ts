import type { PrizeStatus } from "@ten-paces/contract";

interface Timed {
  status: PrizeStatus;
  createdAt: Date;
  claimUntil: Date | null;
  claimedAt: Date | null;
}

const hourMs = 3_600_000;
/** Winners are told within a day, and paid within two after their claim. */
const noticeHours = 24;
const payHours = 48;

/** When the next step of a prize is due; null where none is. */
export function dueAt({ status, createdAt, claimUntil, claimedAt }: Timed): Date | null {
  const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);
  if (status === "PENDING_REVIEW") return after(createdAt, noticeHours);
  if (status === "NOTIFIED") return claimUntil;
  return status === "CLAIMED" && claimedAt ? after(claimedAt, payHours) : null;
}

/** Whether whoever pays a sum must not be who approved it. */
export function needsSecond(amountCents: number, aboveUsd: number): boolean {
  return amountCents > aboveUsd * 100;
}
