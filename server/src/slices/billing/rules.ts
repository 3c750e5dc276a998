/** What a test card does, or what is wrong with what was typed. */
export type CardVerdict = "paid" | "declined" | "card_malformed" | "card_unknown";

/** Judges a sandbox card: form first, then which of the two well-known test numbers it is. */
export function judgeCard(
  card: { number: string; expiry: string; cvc: string },
  now: Date,
): CardVerdict {
  const number = card.number.replace(/[\s-]/g, "");
  const expiry = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(card.expiry);
  if (!/^\d{12,19}$/.test(number) || !/^\d{3,4}$/.test(card.cvc.trim()) || !expiry) {
    return "card_malformed";
  }
  const month = Number(expiry[1]);
  const year = Number(expiry[2]?.padStart(4, "20"));
  if (month < 1 || month > 12) return "card_malformed";
  // A card is good until its month is over.
  if (Date.UTC(year, month, 1) <= now.getTime()) return "card_malformed";
  if (number === "4242424242424242") return "paid";
  if (number === "4000000000000002") return "declined";
  return "card_unknown";
}
