import type { LedgerReason } from "@ten-paces/contract";

const WORDS: Record<LedgerReason, string> = {
  monthly_grant: "Monthly credits",
  monthly_expiry: "Monthly credits expired",
  plan_bonus: "Plan bonus",
  pack: "Credit pack",
  referral_friend: "Welcome bonus from a friend",
  referral_referrer: "A friend joined",
  check_in: "Check-in",
  hint: "Hint",
  admin_grant: "Granted by support",
  admin_take: "Taken back by support",
  hunt_canceled: "Returned, hunt canceled",
  hunt_closed: "Returned, hunt closed early",
  payment_reversed: "Taken back, a payment was refunded",
  payment_restored: "Returned, a payment stands after all",
  square_voided: "Returned, a square was made void",
};

/** Why credits moved, for their owner; a reason this version does not know is shown as it is. */
export function ledgerWords(reason: LedgerReason): string {
  return WORDS[reason] ?? reason;
}

/** "Check-in, right": a check-in says how it went. */
export function ledgerLine(reason: LedgerReason, right: boolean | null | undefined): string {
  const words = ledgerWords(reason);
  return typeof right === "boolean" ? `${words}, ${right ? "right" : "wrong"}` : words;
}

/** A change with its sign: "+15", "−1". */
export function formatDelta(delta: number): string {
  return delta < 0 ? `−${Math.abs(delta)}` : `+${delta}`;
}
