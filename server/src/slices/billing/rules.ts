import { findPack, findPlan, type Pack, type Plan } from "@ten-paces/contract";
import type { Card } from "../memberships/service.ts";

/** What a test card does, or what is wrong with what was typed. */
export type CardVerdict =
  | { kind: "paid"; card: Card }
  | { kind: "declined"; reason: "declined" | "insufficient_funds" }
  | { kind: "card_malformed" | "card_unknown" };

const testCards: Readonly<Record<string, CardVerdict>> = {
  "4242424242424242": { kind: "paid", card: "good" },
  "4000000000000341": { kind: "paid", card: "fails_on_renewal" },
  "4000000000000002": { kind: "declined", reason: "declined" },
  "4000000000009995": { kind: "declined", reason: "insufficient_funds" },
};

/** Judges a sandbox card: form first, then which of the well-known test numbers it is. */
export function judgeCard(
  card: { number: string; expiry: string; cvc: string },
  now: Date,
): CardVerdict {
  const number = card.number.replace(/[\s-]/g, "");
  const expiry = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(card.expiry);
  if (!/^\d{12,19}$/.test(number) || !/^\d{3,4}$/.test(card.cvc.trim()) || !expiry) {
    return { kind: "card_malformed" };
  }
  const month = Number(expiry[1]);
  const year = Number(expiry[2]?.padStart(4, "20"));
  if (month < 1 || month > 12) return { kind: "card_malformed" };
  // A card is good until its month is over.
  if (Date.UTC(year, month, 1) <= now.getTime()) return { kind: "card_malformed" };
  return testCards[number] ?? { kind: "card_unknown" };
}

/** What is sold under an id; null where nothing is. */
export function findItem(kind: "plan" | "pack", id: string): Plan | Pack | null {
  return kind === "plan" ? findPlan(id) : findPack(id);
}

/** Where the browser goes on: to the hunt, or to the profile that says why it could not be had. */
export function returnUrlOf(checkout: {
  kind: "plan" | "pack";
  huntId: string | null;
  huntGiven: boolean | null;
}): string {
  if (!checkout.huntId) return "/profile";
  if (checkout.kind === "pack") return `/hunt/${checkout.huntId}`;
  return checkout.huntGiven === false
    ? "/profile?plan=without-hunt"
    : `/hunt/${checkout.huntId}/subscribe`;
}
